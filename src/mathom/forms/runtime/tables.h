// Many tables of one game, as mathom/env/tables.py has them: what they show, a step, a new game where one has ended.
// Every table goes on by itself, so it does not matter in which order they are stepped, or on what.
#pragma once

struct Tables {  // mathom/forms/library.py has the same
  int64_t many, seats, seed, columns;
  int64_t setting[8];     // what a game is set up with
  Game* states;
  int64_t* begun;         // by table: how many games
  int16_t* observations;  // by table and column
  int16_t* told;          // ... by column and table: only on a GPU, where it is turned then
  int8_t* masks;          // by table and choice
  int64_t* lists;         // by table: the legal actions, in their order
  int16_t* picks;         // ... and which choices they are
  int16_t* legal;         // ... how many
  int16_t* deciding;
  double* rewards;        // by table and seat
  int8_t* ended;
};

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

FN inline void show(const Tables& t, int64_t i) {
  Game& s = t.states[i];
  int64_t seat = s.seat;
  t.deciding[i] = (int16_t)seat;
  Observation by;
  by.at = 0;
#ifdef __CUDACC__
  by.data.a = t.told + i;
  by.data.stride = t.many;
#else
  by.data.a = t.observations + i * t.columns;
#endif
#ifdef CHECKED
  by.data.n = t.columns;
#endif
  game_seen(s, seat, by);
  CHECK(by.at == t.columns);
  int8_t* mask = t.masks + i * CHOICES;
  int64_t* list = t.lists + i * ACTIONS;
  int16_t* picks = t.picks + i * ACTIONS;
  for (int k = 0; k < t.legal[i]; k++) mask[picks[k]] = 0;
  Buffer into;
  int n = (int)game_fill(s, into);
  if (n > CHOICES) n = CHOICES;
  for (int k = 0; k < n; k++) {
    int64_t action = into.data.a[k];
    int choice = choice_of(action, k);
#if !defined(HAS_SPACE) || !defined(__CUDACC__)  // where there is a space, the choices tell
    list[k] = action;
#endif
    picks[k] = (int16_t)choice;
    mask[choice] = 1;
  }
  t.legal[i] = (int16_t)n;
}

FN inline void begin(const Tables& t, int64_t i) {
  Dice dice = game_dice(t.seed + t.begun[i] * t.many + i + 1);
  t.begun[i]++;
  new (&t.states[i]) Game(new_game(t.setting, dice));  // made where it stays
}

FN inline bool is_legal(const Tables& t, int64_t i, int64_t choice) {
  return choice >= 0 && choice < CHOICES && t.masks[i * CHOICES + choice];
}

FN inline int64_t action_of(const Tables& t, int64_t i, int64_t choice) {
#ifdef HAS_SPACE
  return space_actions[choice];
#else
  return t.lists[i * ACTIONS + choice];
#endif
}

// any choice, each equally likely: the same in every form
FN inline int64_t sampled(const Tables& t, int64_t i, int64_t steps) {
  int64_t lot = game_scattered((game_scattered((t.seed ^ steps) & 0xFFFFFFFFLL) + i) & 0xFFFFFFFFLL);
  return t.picks[i * ACTIONS + ((lot * t.legal[i]) >> 32)];
}

// the k-th of what is legal, as a choice
FN inline int64_t nth(const Tables& t, int64_t i, int64_t k) {
  return t.picks[i * ACTIONS + k];
}

enum { BEGIN, STEP, PLAY, BARE };  // PLAY: by chance; BARE: also by chance, and nothing is shown

FN SELDOM void end(const Tables& t, int64_t i, bool shown) {
  if (shown) {
    t.ended[i] = 1;
    for (int seat = 0; seat < t.seats; seat++) t.rewards[i * t.seats + seat] = game_payoff(t.states[i], seat);
  }
  begin(t, i);
}

// all that is done at a table, with one place for each part of the rules: they are long when they are inlined
FN inline void go_on(const Tables& t, int64_t i, const int64_t* chosen, int64_t from, int64_t to, int how) {
  Game& s = t.states[i];
  Dice choose = game_dice(t.seed + i);
  Buffer into;
  if (how == BEGIN) begin(t, i);
  for (int64_t k = from; k < to; k++) {
    if (how != BEGIN) {
      int64_t action;
      if (how == BARE) {
        int n = (int)game_fill(s, into);
        action = into.data.a[game_below(choose, n)];
      } else {
        if (t.ended[i]) {
          t.ended[i] = 0;
          for (int seat = 0; seat < t.seats; seat++) t.rewards[i * t.seats + seat] = 0;
        }
        int64_t choice = how == STEP ? chosen[i] : sampled(t, i, k);
        if (!is_legal(t, i, choice)) { TRAP(1); return; }
        action = action_of(t, i, choice);
      }
      game_apply(s, action);
      if (s.seat == -1) end(t, i, how != BARE);
    }
    if (how != BARE) show(t, i);
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
