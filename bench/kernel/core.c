/* The core game (two players, no tools) at random, by hand in C: a yardstick for the engine, never shipped.
 *
 * Plays the very games of `vitrall.engine.playout.random_game`: same generator, same order of deals and legal moves,
 * same choices; tests/bench/test_kernel.py holds it to that, game by game. It knows one game only, takes what is
 * printed from the caller's tables, and allocates nothing. Windows are masks of 20 bits as in the engine; the pool and
 * the bag are packed into one word each, a byte a die and a byte a colour.
 */
#include <stdint.h>
#if defined(__BMI2__)
#include <immintrin.h>
#endif

enum { SEATS = 2, CELLS = 20, KINDS = 36, FACETS = 12, COLORS = 6, ROUNDS = 10, DRAW = 5, LEFT = 10, TURNS = 4 };
enum { PATTERNS = 24, CARDS = 12, PUBLICS = 10, PRIVATES = 5, MEMBERS = 6, NO_DIE = -1 };
enum { LINES, SETS, DIAGONALS, SUM };

static const uint32_t FULL = 0xFFFFF, EDGE = 0xFC63F, LEFT_COLUMN = 0x08421, RIGHT_COLUMN = 0x84210;
static const uint64_t FINGERPRINT = (1ull << 47) - 1, SALT = 0x5DEECE66Dull, MULTIPLIER = 1791398085u;

typedef struct {
    int32_t points, kind, members, facets[MEMBERS];
    uint32_t cells;
} Objective;

typedef struct {
    uint32_t printed[PATTERNS][FACETS];
    int32_t favor[PATTERNS], sides[2 * CARDS];
    Objective publics[PUBLICS], privates[PRIVATES];
} Cards;

typedef struct {
    uint32_t open[FACETS], dice, reach;
    int8_t cells[CELLS];
} Window;

typedef struct {
    uint64_t generator, luck, pool, bag;
    int32_t bag_left, pool_size, start, left;
    int32_t privates[SEATS], publics[3], patterns[SEATS];
    Window windows[SEATS];
    int16_t track[ROUNDS * DRAW];
} Game;

typedef struct {
    int64_t fingerprint;
    int32_t scores[SEATS];
} Result;

static uint8_t COLOR[KINDS], SHADE[KINDS];
static uint32_t BESIDE[CELLS], AROUND[CELLS];

/* ---- bits -------------------------------------------------------------------------------------------------------- */

static uint32_t sideways(uint32_t mask) { return ((mask & ~RIGHT_COLUMN) << 1) | ((mask & ~LEFT_COLUMN) >> 1); }

static uint32_t up_and_down(uint32_t mask) { return ((mask << 5) | (mask >> 5)) & FULL; }

static inline int nth_bit(uint32_t mask, int n) {
#if defined(__BMI2__)
    return __builtin_ctz(_pdep_u32(1u << n, mask));
#else
    while (n--) mask &= mask - 1;
    return __builtin_ctz(mask);
#endif
}

void prepare(void) {
    for (int die = 0; die < KINDS; die++) COLOR[die] = die / 6, SHADE[die] = COLORS + die % 6;
    for (int cell = 0; cell < CELLS; cell++) {
        uint32_t bit = 1u << cell, wide = bit | sideways(bit);
        BESIDE[cell] = sideways(bit) | up_and_down(bit);
        AROUND[cell] = wide | up_and_down(wide);
    }
}

/* ---- the generator (engine/generator.py) ------------------------------------------------------------------------- */

static inline uint32_t mixed(uint32_t word) {
    word = (word ^ (word >> 16)) * 0x7FEB352Du;
    word = (word ^ (word >> 15)) * 0x68E31DA5u;
    word = (word ^ (word >> 16)) * 0x5851F42Du;
    return word ^ (word >> 15);
}

static inline uint64_t seeded(uint64_t seed) {
    uint32_t low = mixed((uint32_t)seed ^ 0x2545F491u), high = mixed((uint32_t)(seed >> 32) ^ low);
    return ((high % (MULTIPLIER - 1) + 1) << 32) | mixed(low ^ high);
}

static inline uint32_t below(uint64_t *state, uint32_t bound) {
    for (;;) {
        *state = MULTIPLIER * (uint32_t)*state + (*state >> 32);
        uint64_t product = (uint64_t)(uint32_t)(*state ^ (*state >> 32)) * bound;
        uint32_t rest = (uint32_t)product;
        if (__builtin_expect(rest >= bound, 1) || rest >= (1ull << 32) % bound) return (uint32_t)(product >> 32);
    }
}

/* ---- setting up -------------------------------------------------------------------------------------------------- */

/* Cards one by one; one that is gone is drawn for again. */
static inline void deal(Game *game, int32_t *hand, int count, int size) {
    uint32_t gone = 0;
    for (int dealt = 0; dealt < count;) {
        uint32_t card = below(&game->generator, size);
        if (!(gone >> card & 1)) hand[dealt++] = card, gone |= 1u << card;
    }
}

static inline int32_t offered(const Cards *cards, const int32_t *offers, int seat, int which) {
    return cards->sides[2 * offers[2 * seat + which / 2] + which % 2];
}

static inline void choose_windows(Game *game, const Cards *cards, const int32_t *offers) {
    int first = below(&game->luck, 8), seat = first / 4, second = below(&game->luck, 4);
    game->patterns[seat] = offered(cards, offers, seat, first % 4);
    game->patterns[!seat] = offered(cards, offers, !seat, second);
    for (int owner = 0; owner < SEATS; owner++) {
        Window *window = &game->windows[owner];
        __builtin_memcpy(window->open, cards->printed[game->patterns[owner]], sizeof window->open);
        __builtin_memset(window->cells, NO_DIE, sizeof window->cells);
        window->dice = 0, window->reach = EDGE;
    }
}

static inline void set_up(Game *game, const Cards *cards, uint64_t seed) {
    int32_t offers[2 * SEATS];
    game->generator = seeded(seed), game->luck = seeded(seed ^ SALT);
    deal(game, game->privates, SEATS, PRIVATES);
    deal(game, offers, 2 * SEATS, CARDS);
    choose_windows(game, cards, offers);
    deal(game, game->publics, 3, PUBLICS);
    game->start = below(&game->generator, SEATS);
    game->left = 0, game->bag_left = 90;
    game->bag = 0x5A48362412ull; /* how many dice lie in the bag up to each colour: 18, 36, 54, 72, 90 */
}

/* ---- rounds and turns -------------------------------------------------------------------------------------------- */

/* One subtraction compares the drawn place with all five sums; those it passes are the colours before it. */
static inline void roll_pool(Game *game) {
    const uint64_t ONES = 0x0101010101ull, HIGH = 0x8080808080ull;
    game->pool = 0, game->pool_size = DRAW;
    for (int slot = 0; slot < DRAW; slot++) {
        uint32_t face = below(&game->generator, 6 * game->bag_left--), place = face / 6;
        uint64_t passed = ((HIGH | place * ONES) - game->bag) & HIGH;
        uint32_t color = __builtin_popcountll(passed);
        game->bag -= (passed ^ HIGH) >> 7;
        game->pool |= (uint64_t)(color * 6 + face - 6 * place) << 8 * slot;
    }
}

static inline void put(Window *window, int cell, int die) {
    uint32_t apart = ~BESIDE[cell];
    window->cells[cell] = die;
    window->open[COLOR[die]] &= apart;
    window->open[SHADE[die]] &= apart;
    window->reach = window->dice ? window->reach | AROUND[cell] : AROUND[cell];
    window->dice |= 1u << cell;
    window->reach &= ~window->dice;
}

static inline int take_from_pool(Game *game, int slot) {
    uint64_t before = (1ull << 8 * slot) - 1;
    int die = game->pool >> 8 * slot & 255;
    game->pool = (game->pool & before) | (game->pool >> 8 & ~before);
    game->pool_size--;
    return die;
}

/* Draft any kind of die that fits, each as likely, and place it on any space that takes it. */
static inline void take_turn(Game *game, Window *window) {
    uint64_t seen = 0;
    uint32_t takes[DRAW], slots = 0;
    for (int slot = 0; slot < game->pool_size; slot++) {
        uint32_t die = game->pool >> 8 * slot & 255;
        takes[slot] = window->open[COLOR[die]] & window->open[SHADE[die]] & window->reach;
        slots |= (uint32_t)((takes[slot] != 0) & ~(seen >> die)) << slot;
        seen |= 1ull << die;
    }
    if (!slots) return;
    int slot = nth_bit(slots, below(&game->luck, __builtin_popcount(slots)));
    int cell = nth_bit(takes[slot], below(&game->luck, __builtin_popcount(takes[slot])));
    put(window, cell, take_from_pool(game, slot));
}

static inline void play_round(Game *game, int round) {
    roll_pool(game);
    for (int turn = 0; turn < TURNS; turn++)
        take_turn(game, &game->windows[game->start ^ (turn == 1 || turn == 2)]);
    for (int slot = 0; slot < game->pool_size; slot++)
        game->track[game->left++] = round * KINDS + (int)(game->pool >> 8 * slot & 255);
    if (round < ROUNDS - 1) game->start ^= 1;
}

static inline void play(Game *game, const Cards *cards, uint64_t seed) {
    set_up(game, cards, seed);
    for (int round = 0; round < ROUNDS; round++) play_round(game, round);
}

/* ---- points (engine/scoring.py) ---------------------------------------------------------------------------------- */

static int unlike(const uint32_t *held, uint32_t line) {
    for (int facet = 0; facet < COLORS; facet++)
        if (__builtin_popcount(held[facet] & line) > 1) return 0;
    return 1;
}

static int lines(const Window *window, const uint32_t *held, const Objective *card) {
    int columns = card->facets[0], found = 0;
    for (int line = 0; line < (columns ? 5 : 4); line++) {
        uint32_t cells = columns ? LEFT_COLUMN << line : 0x1Fu << 5 * line;
        found += (window->dice & cells) == cells && unlike(held + COLORS * card->facets[1], cells);
    }
    return found;
}

static int sets(const uint32_t *held, const Objective *card) {
    int least = CELLS;
    for (int member = 0; member < card->members; member++) {
        int have = __builtin_popcount(held[card->facets[member]]);
        if (have < least) least = have;
    }
    return least;
}

static int diagonals(const uint32_t *held, const Objective *card) {
    int found = 0;
    for (int facet = COLORS * card->facets[0], last = facet + COLORS; facet < last; facet++)
        found += __builtin_popcount(held[facet] & up_and_down(sideways(held[facet])));
    return found;
}

static int sum(const Window *window, const uint32_t *held, const Objective *card) {
    uint32_t cells = card->members ? 0 : window->dice;
    int found = 0;
    for (int member = 0; member < card->members; member++) cells |= held[card->facets[member]];
    for (cells &= card->cells; cells; cells &= cells - 1) found += SHADE[window->cells[__builtin_ctz(cells)]] - 5;
    return found;
}

static int points(const Window *window, const uint32_t *held, const Objective *card) {
    int times = card->kind == LINES   ? lines(window, held, card)
                : card->kind == SETS      ? sets(held, card)
                : card->kind == DIAGONALS ? diagonals(held, card)
                                          : sum(window, held, card);
    return card->points * times;
}

static int total(const Game *game, const Cards *cards, int seat) {
    const Window *window = &game->windows[seat];
    uint32_t held[FACETS] = {0};
    for (uint32_t dice = window->dice; dice; dice &= dice - 1) {
        int die = window->cells[__builtin_ctz(dice)];
        held[COLOR[die]] |= dice & -dice, held[SHADE[die]] |= dice & -dice;
    }
    int found = cards->favor[game->patterns[seat]] - (CELLS - __builtin_popcount(window->dice));
    for (int which = 0; which < 3; which++) found += points(window, held, &cards->publics[game->publics[which]]);
    return found + points(window, held, &cards->privates[game->privates[seat]]);
}

static int64_t fingerprint(const Game *game, const Cards *cards) {
    uint64_t mark = (game->generator ^ (game->generator >> 47)) & FINGERPRINT;
    for (int seat = 0; seat < SEATS; seat++)
        for (int cell = 0; cell < CELLS; cell++) mark = (mark * 37 + game->windows[seat].cells[cell] + 1) & FINGERPRINT;
    for (int seat = 0; seat < SEATS; seat++) mark = (mark * 37 + cards->favor[game->patterns[seat]]) & FINGERPRINT;
    for (int entry = 0; entry < game->left; entry++) mark = (mark * 37 + game->track[entry]) & FINGERPRINT;
    return mark;
}

/* ---- what the driver calls --------------------------------------------------------------------------------------- */

/* Games only, as `random_game` plays them; the answer keeps the compiler from leaving them out. */
uint64_t play_games(const Cards *cards, uint64_t first, uint64_t count) {
    Game game;
    uint64_t answer = 0;
    for (uint64_t seed = first; seed < first + count; seed++) {
        play(&game, cards, seed);
        answer ^= game.generator ^ game.windows[0].dice ^ game.windows[1].dice ^ game.track[game.left - 1];
    }
    return answer;
}

/* The same games scored. */
int64_t score_games(const Cards *cards, uint64_t first, uint64_t count) {
    Game game;
    int64_t answer = 0;
    for (uint64_t seed = first; seed < first + count; seed++) {
        play(&game, cards, seed);
        for (int seat = 0; seat < SEATS; seat++) answer += total(&game, cards, seat);
    }
    return answer;
}

/* The same games with all that shows whether they are the engine's. */
void judge_games(const Cards *cards, const uint64_t *seeds, uint64_t count, Result *results) {
    Game game;
    for (uint64_t index = 0; index < count; index++) {
        play(&game, cards, seeds[index]);
        results[index].fingerprint = fingerprint(&game, cards);
        for (int seat = 0; seat < SEATS; seat++) results[index].scores[seat] = total(&game, cards, seat);
    }
}
