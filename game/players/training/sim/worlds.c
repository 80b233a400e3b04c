/* Search in bulk, to tune the master level before it is written out in Python: imagined worlds for many decisions. */
#include "hearts.h"
#include <string.h>

/* Deal the unseen cards to the other seats: known passed cards lie where they went, voids hold, counts fit.
 * Cards of the most restricted suits go first, each to a seat that may hold it, in proportion to its free places. */
static int imagine(const Game *game, int me, Game *world, uint64_t *state) {
    Mask unseen = ALL_CARDS & ~(gone(game) | game->hand[me]);
    int to = receiver(me, game->house.direction);
    Mask known = to == me ? 0 : game->passed[me] & unseen;
    for (int attempt = 0; attempt < 50; attempt++) {
        Mask hands[4] = {0, 0, 0, 0}, rest = unseen & ~known;
        int room[4], order[52], cards = 0, ok = 1;
        hands[to] = known;
        for (int seat = 0; seat < 4; seat++) room[seat] = seat == me ? 0 : COUNT(game->hand[seat]) - COUNT(hands[seat]);
        for (int holders = 0; holders <= 3; holders++) {
            int first = cards, card;
            for EACH(card, rest) {
                int can = 0;
                for (int seat = 0; seat < 4; seat++) can += seat != me && !(game->voids[seat] >> SUIT(card) & 1);
                if (can == holders) order[cards++] = card;
            }
            for (int i = cards - 1; i > first; i--) {
                int other = first + below(state, i - first + 1), swap = order[i];
                order[i] = order[other];
                order[other] = swap;
            }
        }
        for (int i = 0; i < cards && ok; i++) {
            int weight[4], total = 0, seat = 0;
            for (int s = 0; s < 4; s++) {
                weight[s] = s != me && !(game->voids[s] >> SUIT(order[i]) & 1) ? room[s] : 0;
                total += weight[s];
            }
            if (!total) { ok = 0; break; }
            int draw = below(state, total);
            while (draw >= weight[seat]) draw -= weight[seat++];
            hands[seat] |= BIT(order[i]);
            room[seat]--;
        }
        if (!ok) continue;
        *world = *game;
        for (int seat = 0; seat < 4; seat++) {
            if (seat == me) continue;
            world->hand[seat] = hands[seat];
            world->kind[seat] = 0;
            if (receiver(seat, game->house.direction) != me || game->house.direction == HOLD) world->passed[seat] = 0;
            if (seat != to || game->house.direction == HOLD) world->received[seat] = 0;
        }
        world->kind[me] = 0;
        return 1;
    }
    return 0;
}

typedef struct { int count; Game *games; } Table;
void table_advance(Table *table, int index);

/* For each decision: `worlds` worlds, in each a game for each candidate card. Returns the number of games laid out. */
int table_imagine(const Table *from, Table *to, int decisions, const int *which, const uint64_t *candidates, int worlds,
                  int room, int *decision_of, int *card_of) {
    int n = 0;
    for (int d = 0; d < decisions; d++) {
        Game *game = from->games + which[d];
        for (int w = 0; w < worlds; w++) {
            Game world;
            if (!imagine(game, game->turn, &world, &game->chance)) continue;
            int card;
            for EACH(card, candidates[d]) {
                if (n == room) return -1;
                to->games[n] = world;
                play(to->games + n, card);
                decision_of[n] = d, card_of[n] = card;
                table_advance(to, n++);
            }
        }
    }
    to->count = n;
    return n;
}

void table_tricks(const Table *table, int *tricks) {
    for (int i = 0; i < table->count; i++) tricks[i] = table->games[i].phase == OVER ? 14 : table->games[i].tricks;
}

void table_stop(Table *table, int n, const int *which) {
    for (int i = 0; i < n; i++) table->games[which[i]].phase = OVER;
}
