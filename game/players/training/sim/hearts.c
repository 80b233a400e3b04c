/* The rules of one hand. */
#include "hearts.h"
#include <string.h>

uint64_t chance(uint64_t *state) { /* xorshift64*, Vigna 2016 */
    uint64_t x = *state;
    x ^= x >> 12;
    x ^= x << 25;
    x ^= x >> 27;
    *state = x;
    return x * 0x2545F4914F6CDD1DULL;
}

int below(uint64_t *state, int limit) { return (int)(((chance(state) >> 32) * (uint64_t)limit) >> 32); }

int nth_card(Mask mask, int index) {
    while (index--) mask &= mask - 1;
    return LOWEST(mask);
}

static void start_play(Game *game) {
    game->phase = PLAYING;
    for (int seat = 0; seat < 4; seat++)
        if (game->hand[seat] & 1) game->leader = game->turn = seat;
}

void deal(Game *game) {
    int pack[52];
    for (int i = 0; i < 52; i++) pack[i] = i;
    for (int i = 51; i > 0; i--) {
        int other = below(&game->chance, i + 1), card = pack[i];
        pack[i] = pack[other];
        pack[other] = card;
    }
    uint64_t state = game->chance;
    House house = game->house;
    uint8_t kind[4];
    memcpy(kind, game->kind, 4);
    memset(game, 0, sizeof *game);
    game->chance = state;
    game->house = house;
    memcpy(game->kind, kind, 4);
    memset(game->trick, NO_CARD, 4);
    for (int i = 0; i < 52; i++) game->hand[i & 3] |= BIT(pack[i]);
    if (house.direction == HOLD) start_play(game);
}

Mask gone(const Game *game) { return game->played[0] | game->played[1] | game->played[2] | game->played[3]; }

Mask legal(const Game *game) {
    int seat = game->turn;
    Mask hand = game->hand[seat];
    if (game->phase == PASSING) return hand & ~game->passed[seat];
    if (game->in_trick == 0) {
        if (game->tricks == 0) return 1;
        int may_lead_hearts = game->broken || game->house.hearts_any_time || !(hand & ~HEART_CARDS);
        return may_lead_hearts ? hand : hand & ~HEART_CARDS;
    }
    Mask follow = hand & SUIT_MASK(SUIT(game->trick[game->leader]));
    if (follow) return follow;
    if (game->tricks == 0 && game->house.first_trick != ANYTHING) {
        if (hand & ~PENALTY_CARDS) return hand & ~PENALTY_CARDS;
        if (game->house.first_trick == HEARTS_BEFORE_QUEEN && hand & HEART_CARDS) return hand & HEART_CARDS;
    }
    return hand;
}

int winning_seat(const Game *game) {
    int best = game->leader, suit = SUIT(game->trick[best]);
    for (int seat = 0; seat < 4; seat++) {
        int card = game->trick[seat];
        if (card != NO_CARD && SUIT(card) == suit && card > game->trick[best]) best = seat;
    }
    return best;
}

int points_of(Mask cards) { return COUNT(cards & HEART_CARDS) + (cards & BIT(QUEEN) ? 13 : 0); }

static void finish(Game *game) {
    game->phase = OVER;
    int shooter = -1;
    for (int seat = 0; seat < 4; seat++) {
        game->score[seat] = points_of(game->taken[seat]);
        if (game->score[seat] == 26 && !game->house.moon_off) shooter = seat;
    }
    for (int seat = 0; seat < 4; seat++) {
        if (shooter >= 0) game->score[seat] = seat == shooter ? 0 : 26;
        if (game->house.jack && game->taken[seat] & BIT(JACK)) game->score[seat] -= 10;
    }
}

static void pick(Game *game, int card) {
    game->passed[game->turn] |= BIT(card);
    game->picks++;
    if (game->picks % 3 == 0) game->turn++;
    if (game->picks < 12) return;
    for (int seat = 0; seat < 4; seat++) game->hand[seat] &= ~game->passed[seat];
    for (int seat = 0; seat < 4; seat++) {
        int to = receiver(seat, game->house.direction);
        game->hand[to] |= game->passed[seat];
        game->received[to] = game->passed[seat];
    }
    start_play(game);
}

void play(Game *game, int card) {
    int seat = game->turn;
    if (game->phase == PASSING) {
        pick(game, card);
        return;
    }
    game->hand[seat] &= ~BIT(card);
    game->played[seat] |= BIT(card);
    if (game->in_trick && SUIT(card) != SUIT(game->trick[game->leader]))
        game->voids[seat] |= 1 << SUIT(game->trick[game->leader]);
    if (SUIT(card) == HEARTS || (card == QUEEN && game->house.queen_breaks)) game->broken = 1;
    game->trick[seat] = card;
    game->turn = (seat + 1) & 3;
    if (++game->in_trick < 4) return;
    int taker = winning_seat(game);
    for (int i = 0; i < 4; i++) game->taken[taker] |= BIT(game->trick[i]);
    memset(game->trick, NO_CARD, 4);
    game->in_trick = 0;
    game->leader = game->turn = taker;
    if (++game->tricks == 13) finish(game);
}

float margin(const Game *game, int seat) {
    int all = game->score[0] + game->score[1] + game->score[2] + game->score[3];
    return (all - game->score[seat]) / 3.0f - game->score[seat];
}
