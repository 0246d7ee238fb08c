// The third form on the processor: one library for each game, called by mathom/forms/library.py.
#include GAME_FILE
#include "tables.h"

template <class F> static int guarded(F f) {
  try { f(); } catch (Trap& trap) { return trap.line; }
  return 0;
}

static int go_on_all(Tables* t, const int64_t* chosen, int64_t steps, int how, int64_t from, int64_t to) {
  return guarded([&] {
    for (int64_t i = from; i < to; i++) {
      Game& s = t->states[i];
      if (how == BARE) go_on(*t, i, s, chosen, 0, steps, how);
      else for (int64_t k = 0; k < steps; k++) { go_on(*t, i, s, chosen, k, k + 1, how); show(*t, i, s); }
    }
  });
}

extern "C" {
int64_t state_size() { return sizeof(Game); }
int64_t list_length() { return ACTIONS; }
const char* layout() { return LAYOUT; }

int begin_tables(Tables* t, int64_t from, int64_t to) {
  return go_on_all(t, nullptr, 1, BEGIN, from, to);
}
int64_t first_illegal(Tables* t, const int64_t* chosen) {
  for (int64_t i = 0; i < t->many; i++) if (!is_legal(*t, i, chosen[i])) return i;
  return -1;
}
int step_tables(Tables* t, const int64_t* chosen, int64_t from, int64_t to) {
  return go_on_all(t, chosen, 1, STEP, from, to);
}
void sample_tables(Tables* t, int64_t steps, int64_t* chosen) {
  for (int64_t i = 0; i < t->many; i++) chosen[i] = sampled(*t, i, steps);
}
void nth_tables(Tables* t, const int64_t* k, int64_t* chosen) {
  for (int64_t i = 0; i < t->many; i++) chosen[i] = nth(*t, i, k[i]);
}
int play_tables(Tables* t, int64_t steps, int shown, int64_t from, int64_t to) {
  return go_on_all(t, nullptr, steps, shown ? PLAY : BARE, from, to);
}
// table i of the second becomes what a seat imagines at a table of the first
int dream_tables(Tables* from, const int64_t* of, const int64_t* seats, int64_t seed, Tables* t, int64_t first, int64_t end) {
  return guarded([&] { for (int64_t i = first; i < end; i++) dream(*from, of[i], seats[i], seed + i, *t, i); });
}
int finish_tables(Tables* t, int64_t seed, int64_t from, int64_t to) {
  return guarded([&] { for (int64_t i = from; i < to; i++) finish(*t, i, seed + i); });
}
// what choices came to for who decides at a table: in a world as that seat may imagine it, played on by chance. Choices
// of one table with the same seed are tried in the same world.
int weigh_tables(Tables* t, const int64_t* of, const int64_t* choices, const int64_t* seeds, double* worth, int64_t first, int64_t end) {
  return guarded([&] {
    Buffer into;
    for (int64_t i = first; i < end; i++) {
      if (!is_legal(*t, of[i], choices[i])) throw Trap{1};
      const int64_t seat = t->states[of[i]].seat;
      Dice dice = game_dice(seeds[i]);
      Game s = game_imagine(t->states[of[i]], seat, dice);
      s.dice = game_dice(seeds[i]);
      game_apply(s, action_of(*t, of[i], choices[i]));
      if (s.seat != -1) game_playout(s, into, s.dice);
      worth[i] = game_payoff(s, seat);
    }
  });
}
// a position as numbers, and back
int64_t write_state(Tables* t, int64_t i, int64_t* tape) {
  Writing out{tape, 0};
  exchange(t->states[i], out);
  return out.n;
}
int read_state(Tables* t, int64_t i, const int64_t* tape) {
  return guarded([&] { Reading in{tape, 0}; exchange(t->states[i], in); show(*t, i, t->states[i]); });
}
// so many whole games by chance; how many actions
int64_t play_games(Tables* t, int64_t games, int64_t seed) {
  int64_t actions = 0;
  int wrong = guarded([&] {
    Dice choose = game_dice(seed);
    Buffer into;
    for (int64_t i = 0; i < games; i++) {
      Dice dice = game_dice(seed + i);
      Game s = new_game(t->setting, dice);
      actions += game_playout(s, into, choose);
    }
  });
  return wrong ? -wrong : actions;
}
}
