// The third form on a GPU: a thread for each table. Pointers in Tables are those of the device; what is launched is in
// order with the default stream, which is also PyTorch's.
#include <stdio.h>
#include GAME_FILE
#include "tables.h"
#ifndef BLOCK
#define BLOCK 64
#endif
#define ACROSS(t) <<<(unsigned)(((t).many + BLOCK - 1) / BLOCK), BLOCK>>>
#define TABLE_OF_THREAD int64_t i = blockIdx.x * (int64_t)BLOCK + threadIdx.x; if (i >= t.many) return

__global__ void go_on_all(Tables t, const int64_t* chosen, int64_t from, int64_t to, int how) {
  TABLE_OF_THREAD; go_on(t, i, chosen, from, to, how);
}
__global__ void check_all(Tables t, const int64_t* chosen, int* bad) { TABLE_OF_THREAD; if (!is_legal(t, i, chosen[i])) *bad = 1; }
__global__ void sample_all(Tables t, int64_t steps, int64_t* chosen) { TABLE_OF_THREAD; chosen[i] = sampled(t, i, steps); }
__global__ void nth_all(Tables t, const int64_t* k, int64_t* chosen) { TABLE_OF_THREAD; chosen[i] = nth(t, i, k[i]); }
__global__ void turn_all(Tables t) {  // observations: from columns side by side to tables side by side
  __shared__ int16_t tile[64][66];
  int64_t first = blockIdx.x * 64LL, column = blockIdx.y * 64LL;
  for (int r = threadIdx.y; r < 64; r += 8)
    for (int k = threadIdx.x; k < 64; k += 32)
      if (column + r < t.columns && first + k < t.many) tile[r][k] = t.told[(column + r) * t.many + first + k];
  __syncthreads();
  for (int r = threadIdx.y; r < 64; r += 8)
    for (int k = threadIdx.x; k < 64; k += 32)
      if (column + k < t.columns && first + r < t.many) t.observations[(first + r) * t.columns + column + k] = tile[k][r];
}
#ifdef DREAMS
__global__ void dream_all(Tables from, const int64_t* of, const int64_t* seats, int64_t seed, Tables t) {
  TABLE_OF_THREAD; dream(from, of[i], seats[i], seed + i, t, i);
}
__global__ void finish_all(Tables t, int64_t seed) { TABLE_OF_THREAD; finish(t, i, seed + i); }
#endif

static void turn(const Tables& t) {
  dim3 blocks((unsigned)((t.many + 63) / 64), (unsigned)((t.columns + 63) / 64)), threads(32, 8);
  turn_all<<<blocks, threads>>>(t);
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
int64_t list_length() { return ACTIONS; }
const char* layout() { return LAYOUT; }
int devices() { int n = 0; return cudaGetDeviceCount(&n) == cudaSuccess ? n : 0; }
int prepare() { return (int)cudaDeviceSetLimit(cudaLimitStackSize, STACK); }
void* allocate(int64_t size) { void* p = nullptr; return cudaMalloc(&p, size) == cudaSuccess && cudaMemset(p, 0, size) == cudaSuccess ? p : nullptr; }
void release(void* p) { cudaFree(p); }
int fetch(void* to, const void* from, int64_t size) { return (int)cudaMemcpy(to, from, size, cudaMemcpyDeviceToHost); }
int bring(void* to, const void* from, int64_t size) { return (int)cudaMemcpy(to, from, size, cudaMemcpyHostToDevice); }
int clear(void* p, int64_t size) { return (int)cudaMemset(p, 0, size); }

int begin_tables(Tables* t) { go_on_all ACROSS(*t)(*t, nullptr, 0, 1, BEGIN); turn(*t); return report("begin"); }
void check_tables(Tables* t, const int64_t* chosen, int* bad) { check_all ACROSS(*t)(*t, chosen, bad); }
void step_tables(Tables* t, const int64_t* chosen) { go_on_all ACROSS(*t)(*t, chosen, 0, 1, STEP); turn(*t); }
void sample_tables(Tables* t, int64_t steps, int64_t* chosen) { sample_all ACROSS(*t)(*t, steps, chosen); }
void nth_tables(Tables* t, const int64_t* k, int64_t* chosen) { nth_all ACROSS(*t)(*t, k, chosen); }
void play_tables(Tables* t, int64_t steps, int shown) {
  if (!shown) go_on_all ACROSS(*t)(*t, nullptr, 0, steps, BARE);
  else for (int64_t k = 0; k < steps; k++) { go_on_all ACROSS(*t)(*t, nullptr, k, k + 1, PLAY); turn(*t); }
}
#ifdef DREAMS
void dream_tables(Tables* from, const int64_t* of, const int64_t* seats, int64_t seed, Tables* t) {
  dream_all ACROSS(*t)(*from, of, seats, seed, *t);
}
void finish_tables(Tables* t, int64_t seed) { finish_all ACROSS(*t)(*t, seed); }
#endif
int wrong() { return report("step"); }
}
