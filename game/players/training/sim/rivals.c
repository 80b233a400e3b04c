/* Players by rule of thumb, for the network to meet in training: one careful, one who always tries for the moon.
 * They are rivals and a yardstick; the game's own rule players are game/players/steady.py and gentle.py. */
#include "hearts.h"

typedef struct {
    int suit, best, last, points; /* of the trick on the table; suit -1 when leading */
    Mask hand, legal, unseen;
    int queen_out, shooter, shooter_wins;
} Look;

static int shooter_seen(const Game *game) {
    int takers = 0, who = 0;
    for (int seat = 0; seat < 4; seat++)
        if (game->taken[seat] & PENALTY_CARDS) takers++, who = seat;
    if (takers != 1 || who == game->turn || game->house.moon_off) return -1;
    return points_of(game->taken[who]) >= 5 && game->tricks >= 4 ? who : -1;
}

static Look look(const Game *game) {
    Look it = {-1, NO_CARD, game->in_trick == 3, 0, game->hand[game->turn], legal(game), 0, 0, -1, 0};
    it.unseen = ALL_CARDS & ~(gone(game) | it.hand);
    it.queen_out = it.unseen >> QUEEN & 1;
    it.shooter = shooter_seen(game);
    if (game->in_trick) {
        int winner = winning_seat(game);
        it.best = game->trick[winner];
        it.suit = SUIT(it.best);
        it.shooter_wins = winner == it.shooter;
        for (int seat = 0; seat < 4; seat++)
            if (game->trick[seat] != NO_CARD) {
                it.points += points_of(BIT(game->trick[seat]));
                if (game->house.jack && game->trick[seat] == JACK) it.points -= 10;
            }
    }
    return it;
}

static float pass_wish(Mask hand, int card, int jack) {
    int suit = SUIT(card), rank = RANK(card);
    Mask held = hand & SUIT_MASK(suit);
    if (suit == SPADES) {
        int guards = COUNT(held & BELOW(QUEEN));
        if (card == QUEEN) return guards < 4 ? 50 : -10;
        if (card > QUEEN) return guards < 3 ? 40 + rank : -5;
        return -20;
    }
    if (suit == HEARTS) return rank >= 7 ? 8 + 2 * rank : rank;
    if (jack && suit == DIAMONDS && rank >= 9) return 0;
    int low = COUNT(held & BELOW(suit * 13 + 5));
    return 3 * rank - 5 * low + (COUNT(held) <= 3 ? 7 * (4 - COUNT(held)) : 0);
}

static float lead_cost(const Look *it, int card, int jack) {
    int suit = SUIT(card);
    Mask out = it->unseen & SUIT_MASK(suit);
    if (!out) return 7;
    float lower = COUNT(out & BELOW(card)) / (float)COUNT(out);
    float cost = lower * lower * (COUNT(out) > 8 && suit != HEARTS ? 2.5f : 6.0f);
    if (suit == HEARTS) cost += 1 + 3 * lower - (it->shooter >= 0 && lower == 1 ? 8 : 0);
    if (suit < SPADES && COUNT(it->hand & SUIT_MASK(suit)) <= 2) cost -= 1.5f;
    if (suit == SPADES) {
        int high = (it->hand & SUIT_MASK(SPADES) & ~BELOW(QUEEN)) != 0;
        if (it->queen_out) cost += card > QUEEN ? 9 : high ? 1.5f : -3;
        if (it->hand & BIT(QUEEN)) cost += card == QUEEN ? 10 : 3;
    }
    if (jack && card == JACK) cost += lower == 1 ? -5 : 6;
    return cost + 0.03f * RANK(card);
}

static int follow_card(const Game *game, const Look *it) {
    Mask duck = it->legal & BELOW(it->best), take = it->legal & ~BELOW(it->best);
    int others = COUNT(it->unseen & SUIT_MASK(it->suit));
    if (game->tricks == 0 && game->house.first_trick != ANYTHING) return HIGHEST(it->legal);
    if (it->suit == SPADES && it->legal & BIT(QUEEN)) {
        if (it->best > QUEEN) return QUEEN;
        if (it->legal != BIT(QUEEN)) duck &= ~BIT(QUEEN), take &= ~BIT(QUEEN);
    }
    Mask choice = duck | take;
    if (it->points < 0 && take) return it->last ? LOWEST(take) : HIGHEST(take);
    if (it->shooter_wins && take && it->points < 13 && (it->points > 0 || it->suit == HEARTS))
        return it->last ? LOWEST(take) : HIGHEST(take);
    if (it->last) return (it->points <= 0 && take) || !duck ? HIGHEST(choice) : HIGHEST(duck);
    if (it->suit == SPADES && it->queen_out)
        return choice & BELOW(QUEEN) ? HIGHEST(choice & BELOW(QUEEN)) : LOWEST(choice);
    if (it->suit != HEARTS && it->points <= 0 && others >= 8) return HIGHEST(choice);
    return duck ? HIGHEST(duck) : LOWEST(choice);
}

static int discard(const Game *game, const Look *it) {
    Mask choice = it->legal;
    if (it->shooter_wins) {
        Mask harmless = choice & ~PENALTY_CARDS;
        if (!harmless) return LOWEST(choice);
        choice = harmless;
    }
    if (choice & BIT(QUEEN)) return QUEEN;
    float most = -1e9f;
    int card, chosen = LOWEST(choice);
    for EACH(card, choice) {
        int suit = SUIT(card), mine = COUNT(it->hand & SUIT_MASK(suit));
        Mask out = it->unseen & SUIT_MASK(suit);
        float danger = out ? 6.0f * COUNT(out & BELOW(card)) / COUNT(out) : -2;
        danger -= 0.8f * COUNT(it->hand & SUIT_MASK(suit) & BELOW(card));
        if (suit == HEARTS) danger += 3;
        if (suit < SPADES && mine <= 2) danger += 2.5f - mine;
        if (suit == SPADES && it->queen_out) danger += card > QUEEN ? 4 : -4;
        if (game->house.jack && card == JACK) danger -= 6;
        if (danger > most) most = danger, chosen = card;
    }
    return chosen;
}

int rule_card(const Game *game) {
    Look it = look(game);
    int card, chosen = LOWEST(it.legal), passing = game->phase == PASSING;
    if (it.suit >= 0) return it.legal & SUIT_MASK(it.suit) ? follow_card(game, &it) : discard(game, &it);
    float most = -1e9f;
    for EACH(card, it.legal) {
        float wish = passing ? pass_wish(it.hand & ~game->passed[game->turn], card, game->house.jack)
                             : -lead_cost(&it, card, game->house.jack);
        if (wish > most) most = wish, chosen = card;
    }
    return chosen;
}

/* Tries for the moon with any hand until somebody else has a point; then plays by the rules of thumb. */
int bold_card(const Game *game) {
    for (int seat = 0; seat < 4; seat++)
        if (seat != game->turn && game->taken[seat] & PENALTY_CARDS) return rule_card(game);
    Look it = look(game);
    int card, chosen = LOWEST(it.legal);
    if (it.suit >= 0) {
        Mask follow = it.legal & SUIT_MASK(it.suit), take = follow & ~BELOW(it.best);
        if (take) return it.last ? LOWEST(take) : HIGHEST(take);
        if (follow) return LOWEST(follow);
    }
    float most = -1e9f;
    for EACH(card, it.legal) {
        Mask out = it.unseen & SUIT_MASK(SUIT(card));
        int above = COUNT(out & ~BELOW(card)), mine = COUNT(it.hand & SUIT_MASK(SUIT(card)));
        float wish;
        if (game->phase == PASSING) wish = above * (SUIT(card) == HEARTS ? 2.0f : 1.0f) - 0.5f * mine;
        else if (it.suit < 0) wish = -4.0f * above + mine - (above && SUIT(card) == HEARTS ? 3 : 0);
        else wish = above - (BIT(card) & PENALTY_CARDS ? 6.0f : 0.0f);
        if (wish > most) most = wish, chosen = card;
    }
    return chosen;
}
