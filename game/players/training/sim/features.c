/* What the network sees: the acting seat's view as 864 yes-or-no facts, seats relative (me, left, across, right).
 * game/players/features.py makes the same list; a test compares them. The layout is documented there. */
#include "hearts.h"
#include <string.h>

enum {
    HAND = 0, PLAYED = 52, TRICK = 260, PASSED = 416, RECEIVED = 468, TAKES = 520, NONE_LOWER = 572, NONE_HIGHER = 624,
    VOIDS = 676, LENGTHS = 688, STILL_OUT = 720, POINTS = 776, DIRECTION = 808, PICK = 812, PLACE = 816, WINNING = 820,
    ON_TABLE = 823, BROKEN = 827, QUEEN_GONE = 828, QUEEN_MINE = 829, TAKERS = 830, JACK_COUNTS = 836, JACK_GONE = 837,
    JACK_TAKEN = 838, JACK_MINE = 842, JACK_ON_TABLE = 843, MOON_OFF = 844, QUEEN_BREAKS = 845, HEARTS_ANY_TIME = 846,
    FIRST_TRICK_FREE = 847, CARDS_LEFT = 848
};

static const uint8_t point_bucket[27] = {0, 1, 1, 2, 2, 3, 3, 3, 4, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 6, 7, 7, 7, 7, 7};

static void mark(uint8_t *row, int group, Mask cards) {
    int card;
    for EACH(card, cards) row[group + card] = 1;
}

static void trick_facts(const Game *game, uint8_t *row) {
    int me = game->turn;
    row[PLACE + game->in_trick] = 1;
    if (!game->in_trick) return;
    int winner = winning_seat(game), best = game->trick[winner];
    mark(row, TAKES, game->hand[me] & SUIT_MASK(SUIT(best)) & ~BELOW(best));
    row[WINNING + ((winner - me) & 3) - 1] = 1;
    int hearts = 0, queen = 0;
    for (int seat = 0; seat < 4; seat++) {
        int card = game->trick[seat];
        if (card == NO_CARD) continue;
        hearts += SUIT(card) == HEARTS;
        queen |= card == QUEEN;
        if (card == JACK && game->house.jack) row[JACK_ON_TABLE] = 1;
    }
    row[ON_TABLE + (queen ? 3 : hearts > 1 ? 2 : hearts)] = 1;
}

static void taken_facts(const Game *game, uint8_t *row) {
    int takers = 0, who = 0;
    for (int step = 0; step < 4; step++) {
        Mask taken = game->taken[(game->turn + step) & 3];
        int points = points_of(taken);
        row[POINTS + 8 * step + point_bucket[points]] = 1;
        if (points) takers++, who = step;
        if (game->house.jack && taken & BIT(JACK)) row[JACK_TAKEN + step] = 1;
    }
    row[TAKERS + (takers == 0 ? 4 : takers > 1 ? 5 : who)] = 1;
}

static void house_facts(const Game *game, uint8_t *row) {
    Mask hand = game->hand[game->turn];
    row[JACK_COUNTS] = game->house.jack;
    row[JACK_GONE] = game->house.jack && gone(game) & BIT(JACK);
    row[JACK_MINE] = game->house.jack && hand & BIT(JACK);
    row[MOON_OFF] = game->house.moon_off;
    row[QUEEN_BREAKS] = game->house.queen_breaks;
    row[HEARTS_ANY_TIME] = game->house.hearts_any_time;
    row[FIRST_TRICK_FREE] = game->house.first_trick == ANYTHING;
}

void features(const Game *game, uint8_t *row) {
    int me = game->turn;
    Mask hand = game->hand[me], unseen = ALL_CARDS & ~(gone(game) | hand);
    memset(row, 0, FEATURES);
    mark(row, HAND, hand);
    for (int step = 0; step < 4; step++) mark(row, PLAYED + 52 * step, game->played[(me + step) & 3]);
    for (int step = 1; step < 4; step++) {
        int seat = (me + step) & 3;
        if (game->trick[seat] != NO_CARD) row[TRICK + 52 * (step - 1) + game->trick[seat]] = 1;
        for (int suit = 0; suit < 4; suit++)
            if (game->voids[seat] >> suit & 1) row[VOIDS + 4 * (step - 1) + suit] = 1;
    }
    mark(row, PASSED, game->phase == PASSING ? game->passed[me] : game->passed[me] & unseen);
    mark(row, RECEIVED, game->received[me]);
    row[DIRECTION + game->house.direction] = 1;
    row[PICK + (game->phase == PASSING ? game->picks % 3 : 3)] = 1;
    row[CARDS_LEFT + COUNT(hand) - 1] = 1;
    for (int suit = 0; suit < 4; suit++) {
        Mask mine = hand & SUIT_MASK(suit), out = unseen & SUIT_MASK(suit);
        int length = COUNT(mine);
        row[LENGTHS + 8 * suit + (length > 7 ? 7 : length)] = 1;
        row[STILL_OUT + 14 * suit + COUNT(out)] = 1;
        mark(row, NONE_LOWER, out ? mine & BELOW(LOWEST(out)) : 0);
        mark(row, NONE_HIGHER, out ? mine & ~BELOW(HIGHEST(out)) : mine);
    }
    if (game->phase == PLAYING) trick_facts(game, row);
    row[BROKEN] = game->broken;
    row[QUEEN_GONE] = gone(game) >> QUEEN & 1;
    row[QUEEN_MINE] = hand >> QUEEN & 1;
    taken_facts(game, row);
    house_facts(game, row);
}
