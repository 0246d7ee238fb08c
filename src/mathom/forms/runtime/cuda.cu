// The third form on a GPU: a thread for each table. Pointers in Tables are those of the device; what is launched is in
// order with the default stream, which is also PyTorch's.
#include <stdio.h>
#define BLOCK 64
#define PREPARED 32  // after so many steps new games are set up where those that were ready are taken
#include GAME_FILE
#include "tables.h"
#define ACROSS(t) <<<(unsigned)(((t).many + BLOCK - 1) / BLOCK), BLOCK>>>
#define TABLE_OF_THREAD int64_t i = blockIdx.x * (int64_t)BLOCK + threadIdx.x; if (i >= t.many) return

// Positions lie one after the other, so that threads which look at the same field of theirs would each wait for a line of
// memory of its own. Each warp brings its positions to where that costs nothing, unless they are too large.
template <class Act> __device__ inline void with_position(Game* positions, int64_t i, bool bring, bool keep, Act act) {
  if constexpr (NEAR) {
    __shared__ int64_t room[BLOCK * STRIDE];
    const int lane = threadIdx.x & 31;
    int64_t* near = room + (threadIdx.x - lane) * STRIDE;
    for (int r = 0; bring && r < 32; r++) {
      int64_t table = __shfl_sync(~0u, i, r);
      const int64_t* far = (const int64_t*)(positions + table);
      for (int w = lane; table >= 0 && w < WORDS; w += 32)  // all are under way at the same time
        asm volatile("cp.async.ca.shared.global [%0], [%1], 8;" ::"r"((unsigned)__cvta_generic_to_shared(near + r * STRIDE + w)), "l"(far + w));
    }
    asm volatile("cp.async.wait_all;" ::: "memory");
    __syncwarp();
    if (i >= 0) act(*(Game*)(near + lane * STRIDE));
    __syncwarp();
    for (int r = 0; keep && r < 32; r++) {
      int64_t table = __shfl_sync(~0u, i, r);
      int64_t* far = (int64_t*)(positions + table);
      for (int w = lane; table >= 0 && w < WORDS; w += 32) far[w] = near[r * STRIDE + w];
    }
  } else if (i >= 0) act(positions[i]);
}

__device__ inline int64_t thread() { return blockIdx.x * (int64_t)BLOCK + threadIdx.x; }

__global__ void __launch_bounds__(BLOCK) go_on_all(Tables t, const int64_t* chosen, int64_t from, int64_t to, int how) {
  int64_t i = thread() < t.many ? thread() : -1;
  with_position(t.states, i, how != BEGIN, true, [&](Game& s) { go_on(t, i, s, chosen, from, to, how); });
}
__global__ void __launch_bounds__(BLOCK) show_all(Tables t) {
  int64_t i = thread() < t.many ? thread() : -1;
  with_position(t.states, i, true, false, [&](Game& s) { show(t, i, s); });
}
__global__ void __launch_bounds__(BLOCK) prepare_all(Tables t, bool all) {
  int64_t i = thread() < (all ? t.many : t.taken[0]) ? all ? thread() : t.taken[1 + thread()] : -1;
  with_position(t.coming, i, false, true, [&](Game& s) { set_up(t, i, s); t.ready[i] = 1; });
}
__global__ void check_all(Tables t, const int64_t* chosen, int* bad) { TABLE_OF_THREAD; if (!is_legal(t, i, chosen[i])) *bad = 1; }
__global__ void sample_all(Tables t, int64_t steps, int64_t* chosen) { TABLE_OF_THREAD; chosen[i] = sampled(t, i, steps); }
__global__ void nth_all(Tables t, const int64_t* k, int64_t* chosen) { TABLE_OF_THREAD; chosen[i] = nth(t, i, k[i]); }
static void prepare(Tables& t, bool all) {
  if (!NEAR) return;
  prepare_all ACROSS(t)(t, all);
  cudaMemsetAsync(t.taken, 0, sizeof(int32_t));
  t.since = 0;
}

static void go_on_with(Tables& t, const int64_t* chosen, int64_t from, int64_t to, int how) {
  go_on_all ACROSS(t)(t, chosen, from, to, how);
  if (how != BARE) show_all ACROSS(t)(t);
  t.since += to - from;
  if (t.since >= PREPARED) prepare(t, false);
}

static int report(const char* what) {  // 0, or what went wrong: a line of the rules, or an error of CUDA below 0
  cudaError_t error = cudaDeviceSynchronize();
  int line = 0;
  if (error == cudaSuccess) cudaMemcpyFromSymbol(&line, trouble, sizeof(line));
  else fprintf(stderr, "mathom: CUDA, %s: %s\n", what, cudaGetErrorString(error));
  return error == cudaSuccess ? line : -(int)error;
}

extern "C" {
int64_t state_size() { return sizeof(Game); }
int64_t tale_size() {
#ifdef TALE
  return sizeof(TALE);
#else
  return 0;
#endif
}
int64_t list_length() { return ACTIONS; }
const char* layout() { return LAYOUT; }
int devices() { int n = 0; return cudaGetDeviceCount(&n) == cudaSuccess ? n : 0; }
int prepare() { return (int)cudaDeviceSetLimit(cudaLimitStackSize, STACK); }
void* allocate(int64_t size) { void* p = nullptr; return cudaMalloc(&p, size) == cudaSuccess && cudaMemset(p, 0, size) == cudaSuccess ? p : nullptr; }
void release(void* p) { cudaFree(p); }
int fetch(void* to, const void* from, int64_t size) { return (int)cudaMemcpy(to, from, size, cudaMemcpyDeviceToHost); }
int bring(void* to, const void* from, int64_t size) { return (int)cudaMemcpy(to, from, size, cudaMemcpyHostToDevice); }
int clear(void* p, int64_t size) { return (int)cudaMemset(p, 0, size); }

int64_t next_size() { return NEAR ? sizeof(Game) : 0; }
int begin_tables(Tables* t) {
  cudaMemset(t->ready, 0, NEAR ? t->many : 0);
  go_on_with(*t, nullptr, 0, 1, BEGIN);
  prepare(*t, true);
  return report("begin");
}
void check_tables(Tables* t, const int64_t* chosen, int* bad) { check_all ACROSS(*t)(*t, chosen, bad); }
void step_tables(Tables* t, const int64_t* chosen) { go_on_with(*t, chosen, 0, 1, STEP); }
void sample_tables(Tables* t, int64_t steps, int64_t* chosen) { sample_all ACROSS(*t)(*t, steps, chosen); }
void nth_tables(Tables* t, const int64_t* k, int64_t* chosen) { nth_all ACROSS(*t)(*t, k, chosen); }
void play_tables(Tables* t, int64_t steps, int shown) {
  const int64_t each = shown ? 1 : PREPARED;
  for (int64_t k = 0; k < steps; k += each) go_on_with(*t, nullptr, k, k + each < steps ? k + each : steps, shown ? PLAY : BARE);
}
int wrong() { return report("step"); }
}
