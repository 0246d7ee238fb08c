// Many tables of one game, as mathom/env/tables.py has them: what they show, a step, a new game where one has ended.
// Every table goes on by itself, so it does not matter in which order they are stepped, or on what.
#pragma once

struct Tables {  // mathom/forms/library.py has the same
  int64_t many, seats, seed, columns;
  int64_t setting[8];     // what a game is set up with
  Game* states;
  int64_t* begun;         // by table: how many games
  int16_t* observations;  // by table and column
  int8_t* masks;          // by table and choice
  int64_t* lists;         // by table: the legal actions, in their order
  int16_t* picks;         // ... and which choices they are
  int16_t* legal;         // ... how many
  int16_t* deciding;
  double* rewards;        // by table and seat
  int8_t* ended;
  // on a GPU
  void* tales;            // what is seldom there, away from the positions
  Game* coming;           // by table: the next game
  int8_t* ready;          // ... whether it has been set up
  int32_t* taken;         // how many have been taken since, and at which tables
  int64_t since;          // steps
};

#ifdef __CUDACC__
constexpr int WORDS = sizeof(Game) / 8, STRIDE = WORDS | 1;  // of 64 bits
constexpr bool NEAR = BLOCK * STRIDE * 8 <= 48 * 1024;  // whether positions are small enough to be brought near
#endif

FN inline int choice_of(int64_t action, int place) {
#ifdef HAS_SPACE
  (void)place;
  int at = (int)game_index(action);
  if (at < 0) { TRAP(__LINE__); at = 0; }
  return at;
#else
  (void)action;
  return place;
#endif
}

// On a GPU what neighbouring threads write at the same time lies side by side: the tables of each column. And the 32
// threads of a warp, which act as one wherever they do the same, wait for each other after their ways have parted.
#ifdef __CUDACC__
#define AT(t, i, width, k) ((k) * (t).many + (i))
#define AHEAD 4  // so much is read before any of it is written, since each reading takes long
#define TOGETHER(t, i) __syncwarp(((t).many - 1 ^ (i)) >> 5 ? ~0u : ~0u >> 31 - ((t).many - 1 & 31))
#else
#define AT(t, i, width, k) ((i) * (width) + (k))
#define AHEAD 1
#define TOGETHER(t, i)
#endif

FN inline void tell(const Tables& t, int64_t i, Game& s) {
  int64_t seat = s.seat;
  t.deciding[i] = (int16_t)seat;
  Observation by;
  by.at = 0;
  by.size = t.columns;
  by.data = t.observations + AT(t, i, t.columns, 0);
#ifdef __CUDACC__
  by.stride = t.many;
#endif
  game_seen(s, seat, by);
  CHECK(by.at == t.columns);
}

FN inline void list(const Tables& t, int64_t i, Game& s) {
  int8_t* mask = t.masks + i * CHOICES;
#ifndef __CUDACC__
  if (CHOICES <= 256) memset(mask, 0, CHOICES);
  else
#endif
  for (int k = 0, before = t.legal[i]; k < before; k += AHEAD) {
    int picks[AHEAD];
    for (int j = 0; j < AHEAD; j++) picks[j] = t.picks[AT(t, i, ACTIONS, k + j < before ? k + j : k)];
    for (int j = 0; j < AHEAD; j++) mask[picks[j]] = 0;
  }
  Buffer into;
  int n = (int)game_fill(s, into);
  if (n > CHOICES) n = CHOICES;
#if !defined(HAS_SPACE) || !defined(__CUDACC__)  // where there is a space, the choices tell
  for (int k = 0; k < n; k++) t.lists[AT(t, i, ACTIONS, k)] = into.data.a[k];
#endif
  for (int k = 0; k < n; k += AHEAD) {
    int picks[AHEAD];
    for (int j = 0; j < AHEAD; j++) {
      int at = k + j < n ? k + j : k;
      picks[j] = choice_of(into.data.a[at], at);
    }
    for (int j = 0; j < AHEAD && k + j < n; j++) {
      t.picks[AT(t, i, ACTIONS, k + j)] = (int16_t)picks[j];
      mask[picks[j]] = 1;
    }
  }
  t.legal[i] = (int16_t)n;
}

FN inline void show(const Tables& t, int64_t i, Game& s) {
  tell(t, i, s);
  TOGETHER(t, i);
  list(t, i, s);
}

FN inline void set_up(const Tables& t, int64_t i, Game& s) {
  Dice dice = game_dice(t.seed + t.begun[i] * t.many + i + 1);
  new (&s) Game(new_game(t.setting, dice));  // made where it stays
#if defined(TALE) && defined(__CUDACC__)
  TALE_OF(s).at = (TALE*)t.tales + i;
#endif
}

// On a GPU setting up takes long, and the warp waits meanwhile: there the next game of each table is ready.
FN inline void begin(const Tables& t, int64_t i, Game& s) {
#ifdef __CUDACC__
  if (NEAR && t.ready[i]) {
    const int64_t* from = (const int64_t*)(t.coming + i);
#pragma unroll 16
    for (int w = 0; w < WORDS; w++) ((int64_t*)&s)[w] = from[w];
    t.ready[i] = 0;
    t.taken[1 + atomicAdd(t.taken, 1)] = (int32_t)i;
  } else
#endif
  set_up(t, i, s);
  t.begun[i]++;
}

FN inline bool is_legal(const Tables& t, int64_t i, int64_t choice) {
  return choice >= 0 && choice < CHOICES && t.masks[i * CHOICES + choice];
}

FN inline int64_t action_of(const Tables& t, int64_t i, int64_t choice) {
#ifdef HAS_SPACE
  return space_actions[choice];
#else
  return t.lists[AT(t, i, ACTIONS, choice)];
#endif
}

// any choice, each equally likely: the same in every form
FN inline int64_t sampled(const Tables& t, int64_t i, int64_t steps) {
  int64_t lot = game_scattered((game_scattered((t.seed ^ steps) & 0xFFFFFFFFLL) + i) & 0xFFFFFFFFLL);
  return t.picks[AT(t, i, ACTIONS, (lot * t.legal[i]) >> 32)];
}

// the k-th of what is legal, as a choice
FN inline int64_t nth(const Tables& t, int64_t i, int64_t k) {
  return t.picks[AT(t, i, ACTIONS, k)];
}

enum { BEGIN, STEP, PLAY, BARE };  // PLAY: by chance; BARE: also by chance, and nothing is shown

// a game is over, and the next one begins
FN SELDOM void end(const Tables& t, int64_t i, Game& s, bool shown) {
  if (shown) {
    t.ended[i] = 1;
    for (int seat = 0; seat < t.seats; seat++) t.rewards[i * t.seats + seat] = game_payoff(s, seat);
  }
  begin(t, i, s);
}

// a game begins or goes on, with one place for each part of the rules: they are long when they are inlined
FN inline void go_on(const Tables& t, int64_t i, Game& s, const int64_t* chosen, int64_t from, int64_t to, int how) {
  if (how == BEGIN) {
    begin(t, i, s);
    return;
  }
  Dice choose;
  if (how == BARE) choose = game_dice(t.seed + from * t.many + i);
  Buffer into;
  for (int64_t k = from; k < to; k++) {
    int64_t action = 0;
    bool good = true;
    if (how == BARE) {
      int n = (int)game_fill(s, into);
      action = into.data.a[game_below(choose, n)];
    } else {
      if (t.ended[i]) {
        t.ended[i] = 0;
        for (int seat = 0; seat < t.seats; seat++) t.rewards[i * t.seats + seat] = 0;
      }
      int64_t choice = how == STEP ? chosen[i] : sampled(t, i, k);
      good = is_legal(t, i, choice);
      if (good) action = action_of(t, i, choice); else TRAP(1);
    }
    if (good) game_apply(s, action);
    if (s.seat == -1) end(t, i, s, how != BARE);
    TOGETHER(t, i);
  }
}

// a world as a seat may imagine it where another table stands
FN inline void dream(const Tables& from, int64_t of, int64_t seat, int64_t seed, const Tables& t, int64_t i) {
  Dice dice = game_dice(seed);
  new (&t.states[i]) Game(game_imagine(from.states[of], seat, dice));
}

// plays a table to its end by chance, nothing spelled twice, with the dice of that world; its payoffs
FN inline void finish(const Tables& t, int64_t i, int64_t seed) {
  Game& s = t.states[i];
  s.dice = game_dice(seed);
  if (s.seat != -1) {
    Buffer into;
    game_playout(s, into, s.dice);
  }
  for (int seat = 0; seat < t.seats; seat++) t.rewards[i * t.seats + seat] = game_payoff(s, seat);
}
