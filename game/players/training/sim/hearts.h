/* Hearts on bit masks, for training: the rules of game/rules in a form that plays a million hands in minutes.
 * Card = suit * 13 + rank, suits clubs diamonds spades hearts, rank 0 = two ... 12 = ace, as in game/rules/cards.py.
 * A test plays random hands in both and compares legal cards and scores. */
#ifndef HEARTS_H
#define HEARTS_H
#include <stdint.h>

typedef uint64_t Mask;

enum { CLUBS, DIAMONDS, SPADES, HEARTS };
enum { QUEEN = 36, JACK = 22, NO_CARD = -1 };
enum { LEFT, RIGHT, ACROSS, HOLD };
enum { PASSING, PLAYING, OVER };
enum { NO_POINTS, HEARTS_BEFORE_QUEEN, ANYTHING };

#define BIT(card) (1ULL << (card))
#define BELOW(card) (BIT(card) - 1)
#define SUIT(card) ((card) / 13)
#define RANK(card) ((card) % 13)
#define SUIT_MASK(suit) (0x1FFFULL << (13 * (suit)))
#define ALL_CARDS (BIT(52) - 1)
#define HEART_CARDS SUIT_MASK(HEARTS)
#define PENALTY_CARDS (HEART_CARDS | BIT(QUEEN))
#define COUNT(mask) __builtin_popcountll(mask)
#define LOWEST(mask) __builtin_ctzll(mask)
#define HIGHEST(mask) (63 - __builtin_clzll(mask))
#define EACH(card, mask) (Mask rest_ = (mask); rest_ && ((card) = LOWEST(rest_), 1); rest_ &= rest_ - 1)

/* The house rules that matter within a hand. Whether a moon adds or subtracts is no difference in margin. */
typedef struct {
    uint8_t direction, first_trick, queen_breaks, hearts_any_time, moon_off, jack;
} House;

typedef struct {
    Mask hand[4], played[4], passed[4], received[4], taken[4];
    uint64_t chance;
    int8_t trick[4]; /* by seat */
    uint8_t in_trick, leader, turn, tricks, broken, phase, picks;
    uint8_t voids[4];  /* by seat, a bit a suit: shown not to hold it */
    uint8_t kind[4];   /* who plays the seat: see lockstep.c */
    House house;
    int16_t score[4];
} Game;

uint64_t chance(uint64_t *state);
int below(uint64_t *state, int limit);
int nth_card(Mask mask, int index);
void deal(Game *game);
Mask legal(const Game *game);
void play(Game *game, int card); /* while passing: one of the three picks of the seat whose turn it is */
int winning_seat(const Game *game);
int points_of(Mask cards); /* hearts and the queen */
Mask gone(const Game *game);
float margin(const Game *game, int seat);

static inline int receiver(int seat, int direction) {
    static const int step[4] = {1, 3, 2, 0};
    return (seat + step[direction]) & 3;
}

/* features.c */
enum { FEATURES = 864 };
void features(const Game *game, uint8_t *row);

/* rivals.c */
int rule_card(const Game *game);
int bold_card(const Game *game);
#endif
