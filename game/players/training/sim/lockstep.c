/* Many games side by side: everything up to the next decisions that need a network, then all of those at once. */
#include "hearts.h"
#include <stdlib.h>
#include <string.h>

/* Who plays a seat. Networks are asked from outside, the others are played here. */
enum { NETWORK, OTHER_NETWORK, RANDOM, RULES, BOLD };

typedef struct {
    int count;
    Game *games;
} Table;

Table *table_new(int count) {
    Table *table = malloc(sizeof *table);
    table->count = count;
    table->games = calloc(count, sizeof *table->games);
    return table;
}

void table_free(Table *table) {
    free(table->games);
    free(table);
}

int house_size(void) { return sizeof(House); }

/* Play on to a network's next real choice; a single legal card is no choice. */
static void advance(Game *game) {
    while (game->phase != OVER) {
        Mask cards = legal(game);
        int kind = game->kind[game->turn], card;
        if (!(cards & (cards - 1))) card = LOWEST(cards);
        else if (kind <= OTHER_NETWORK) return;
        else if (kind == RANDOM) card = nth_card(cards, below(&game->chance, COUNT(cards)));
        else card = kind == RULES ? rule_card(game) : bold_card(game);
        play(game, card);
    }
}

void table_advance(Table *table, int index) { advance(table->games + index); }

/* Deal every game. `rotations` games in a row share a deal (1: each its own), for duplicate comparisons. */
void table_deal(Table *table, uint64_t seed, int rotations, const uint8_t *kinds, const uint8_t *houses) {
    for (int i = 0; i < table->count; i++) {
        Game *game = table->games + i;
        uint64_t state = seed * 0x9E3779B97F4A7C15ULL ^ (uint64_t)(i / rotations + 1) * 0xD1B54A32D192ED03ULL;
        game->chance = state ? state : 1;
        for (int warm = 0; warm < 8; warm++) chance(&game->chance);
        memcpy(game->kind, kinds + 4 * i, 4);
        memcpy(&game->house, houses + sizeof(House) * i, sizeof(House));
        deal(game);
        advance(game);
    }
}

/* Deal given hands (four masks a game) instead of random ones. */
void table_deal_hands(Table *table, const uint64_t *hands, const uint8_t *kinds, const uint8_t *houses) {
    for (int i = 0; i < table->count; i++) {
        Game *game = table->games + i;
        game->chance = i + 1;
        memcpy(game->kind, kinds + 4 * i, 4);
        memcpy(&game->house, houses + sizeof(House) * i, sizeof(House));
        House house = game->house;
        game->house.direction = LEFT; /* so that deal() leaves the start to us */
        deal(game);
        game->house = house;
        memcpy(game->hand, hands + 4 * i, 32);
        if (house.direction == HOLD) {
            game->phase = PLAYING;
            for (int seat = 0; seat < 4; seat++)
                if (game->hand[seat] & 1) game->leader = game->turn = seat;
        }
        advance(game);
    }
}

/* One row for each game that waits for a network: its features, legal cards, game, seat and kind of seat. */
int table_collect(Table *table, uint8_t *rows, uint64_t *legal_cards, int *which, int *seats, uint8_t *kinds) {
    int n = 0;
    for (int i = 0; i < table->count; i++) {
        Game *game = table->games + i;
        if (game->phase == OVER) continue;
        features(game, rows + (size_t)n * FEATURES);
        legal_cards[n] = legal(game);
        which[n] = i;
        seats[n] = game->turn;
        kinds[n] = game->kind[game->turn];
        n++;
    }
    return n;
}

void table_play(Table *table, int n, const int *which, const int *cards) {
    for (int k = 0; k < n; k++) {
        play(table->games + which[k], cards[k]);
        advance(table->games + which[k]);
    }
}

/* Margins of all finished games, and the points taken before moon and jack. */
void table_results(const Table *table, float *margins, uint8_t *points) {
    for (int i = 0; i < table->count; i++)
        for (int seat = 0; seat < 4; seat++) {
            margins[4 * i + seat] = margin(table->games + i, seat);
            points[4 * i + seat] = points_of(table->games[i].taken[seat]);
        }
}

void table_scores(const Table *table, int *scores) {
    for (int i = 0; i < table->count; i++)
        for (int seat = 0; seat < 4; seat++) scores[4 * i + seat] = table->games[i].score[seat];
}

/* One step at a time, for the tests that compare with game/rules. */
int table_turn(const Table *table, int i) { return table->games[i].phase == OVER ? -1 : table->games[i].turn; }
uint64_t table_legal(const Table *table, int i) { return legal(table->games + i); }
void table_play_one(Table *table, int i, int card) { play(table->games + i, card); }
void table_features(const Table *table, int i, uint8_t *row) { features(table->games + i, row); }
