// What the translated rules are made of: arrays of a fixed capacity inside the state, constant tables, checked stores.
// The same text for g++ and nvcc. CHECKED: also every index and every store is looked at.
#pragma once
#include <stdint.h>
#include <string.h>
#include <new>
#ifdef __CUDACC__
#define HD __device__
#define FN static __device__
#define SELDOM __noinline__
#ifdef CALLS
#define LENGTHY __noinline__
#else
#define LENGTHY
#endif
#define ALWAYS inline
#define TELLS
#define TABLE __device__ const
__device__ int trouble;  // the line of the first thing that went wrong, or 0
#define TRAP(line) atomicCAS(&trouble, 0, line)
FN inline int popcount(uint32_t x) { return __popc(x); }
FN inline int find_first(uint32_t x) { return __ffs(x); }
FN inline int bit_of(uint32_t x) { return __ffs(x) - 1; }
FN inline int bit_of(uint64_t x) { return __ffsll(x) - 1; }
#else
#define HD
#define FN static
#define SELDOM
#define LENGTHY
#define ALWAYS __attribute__((always_inline)) inline
#define TELLS ALWAYS  // so that where each number goes is known
#define TABLE static const
struct Trap { int line; };
#define TRAP(line) throw Trap{line}
struct Members {  // counted without an instruction for it, which not every processor has; only where the number matters
  uint32_t of;
  explicit operator bool() const { return of != 0; }
  operator int() const {
    uint32_t x = of - (of >> 1 & 0x55555555);
    x = (x & 0x33333333) + (x >> 2 & 0x33333333);
    return (x + (x >> 4) & 0x0F0F0F0F) * 0x01010101 >> 24;
  }
};
FN inline Members popcount(uint32_t x) { return Members{x}; }
FN inline int find_first(uint32_t x) { return __builtin_ffs(x); }
FN inline int bit_of(uint32_t x) { return __builtin_ctz(x); }
FN inline int bit_of(uint64_t x) { return __builtin_ctzll(x); }
#endif
#ifdef CHECKED
#define CHECK(good) do { if (!(good)) TRAP(__LINE__); } while (0)
#else
#define CHECK(good)
#endif

FN inline int lowest_of(uint64_t x, int bits) { CHECK(!(x >> bits)); return x ? bit_of(x) : 0; }
template <class T> FN inline T narrowed(int64_t x) { CHECK((T)x == x); return (T)x; }
template <class T> FN inline void store(T& at, int64_t x) { CHECK((T)x == x); at = (T)x; }

struct Empty {};
struct Filled { int64_t x; int n; };
template <int N> struct Listed { int64_t a[N]; };

template <class T, int N> struct View {  // part of an array that can hold up to N
  typedef T Each;
  static const int CAP = N;
  const T* a; int n;
  HD T operator[](int64_t i) const { CHECK(i >= 0 && i < n); return a[i]; }
};
template <class T, int N> struct Fixed {
  typedef T Each;
  static const int CAP = N;
  T a[N];
  HD T operator[](int64_t i) const { CHECK(i >= 0 && i < N); return a[i]; }
};
template <class T, int N, int K> struct Rows {
  int32_t at[N + 1]; T a[K];
  HD View<T, K> operator[](int64_t i) const { CHECK(i >= 0 && i < N); return View<T, K>{a + at[i], at[i + 1] - at[i]}; }
};
template <int N> struct Count { typedef int16_t t; };
template <class T, int N> struct Vec {
  typedef T Each;
  static const int CAP = N;
  typename Count<N>::t n;
  T a[N];
  Vec() = default;
  HD Vec(const Vec& v) { copy(v); }
  HD Vec& operator=(const Vec& v) { if (&v != this) copy(v); return *this; }
  HD void copy(const Vec& v) {  // of a long array only what is there
    if (sizeof(a) <= 32) memcpy(a, v.a, sizeof(a)); else for (int i = 0; i < v.n; i++) a[i] = v.a[i];
    n = v.n;
  }
  template <class V> HD Vec(const V& v) { set(v); }
  HD T& operator[](int64_t i) { CHECK(i >= 0 && i < n); return a[i]; }
  HD T operator[](int64_t i) const { CHECK(i >= 0 && i < n); return a[i]; }
  HD bool room(int64_t many) { if (many > N) { TRAP(__LINE__); return false; } return true; }
  HD Vec& set(Empty) { n = 0; return *this; }
  HD Vec& set(Filled f) {
    if (room(f.n)) { n = f.n; for (int i = 0; i < f.n; i++) store(a[i], f.x); }
    return *this;
  }
  template <int K> HD Vec& set(const Listed<K>& v) {
    if (room(K)) { n = K; for (int i = 0; i < K; i++) store(a[i], v.a[i]); }
    return *this;
  }
  template <class U, int K> HD Vec& set(const View<U, K>& v) { return take(v.a, v.n); }
  template <class U, int K> HD Vec& set(const Vec<U, K>& v) { return take(v.a, v.n); }
  template <class U, int K> HD Vec& set(const Fixed<U, K>& v) { return take(v.a, K); }
  template <class U> HD Vec& take(const U* from, int many) {
    if (room(many)) { n = many; for (int i = 0; i < many; i++) store(a[i], from[i]); }
    return *this;
  }
  template <class V> HD Vec& operator=(const V& v) { return set(v); }
  HD int64_t pop(int64_t i) {
    CHECK(i >= 0 && i < n);
    int64_t x = a[i];
    n--;
#ifdef __CUDACC__
    for (; i < n; i++) a[i] = a[i + 1];
#else
    memmove(a + i, a + i + 1, (n - i) * sizeof(T));
#endif
    return x;
  }
  HD void insert(int64_t i, int64_t x) {
    CHECK(i >= 0 && i <= n);
    if (!room(n + 1)) return;
    for (int j = n; j > i; j--) a[j] = a[j - 1];
    store(a[i], x);
    n++;
  }
};
template <class V> struct Plain { typedef V t; };
template <class V> struct Plain<V&> { typedef V t; };
template <class V> struct Plain<const V&> { typedef V t; };
template <class V> struct Plain<const V> { typedef V t; };
template <class V> using Own = Vec<typename Plain<V>::t::Each, Plain<V>::t::CAP>;

template <class T, int N> FN inline Vec<T, N>& append(Vec<T, N>& v, int64_t x) {
  if (v.room(v.n + 1)) { store(v.a[v.n], x); v.n++; }
  return v;
}
template <class T, int N> FN inline int size_of(const Vec<T, N>& v) { return v.n; }
template <class T, int N> FN inline int size_of(const View<T, N>& v) { return v.n; }
template <class T, int N> FN inline int size_of(const Fixed<T, N>&) { return N; }
template <class V> FN inline View<typename V::Each, V::CAP> part(const V& v, int64_t from, int64_t to) {
  int n = size_of(v);
  if (to > n) to = n;
  if (to < from) to = from;
  CHECK(from >= 0 && from <= n);
  return View<typename V::Each, V::CAP>{v.a + from, (int)(to - from)};
}

template <class T> struct alignas(8) Maybe {  // an object, or None
  bool here;
#ifdef __CUDACC__  // it lies elsewhere: positions are small, and never copied there
  T* at;
  HD T& get() { return *at; }
#else
  alignas(8) T value;
  T& get() { return value; }
  Maybe() = default;
  Maybe(const Maybe& m) : here(m.here) { if (here) value = m.value; }
  Maybe& operator=(const Maybe& m) { if (&m != this) { here = m.here; if (here) value = m.value; } return *this; }
#endif
  HD T* pointer() { return here ? &get() : nullptr; }
  HD Maybe& operator=(const T& v) { if (&v != &get()) get() = v; here = true; return *this; }
};

struct Map {  // a dict of lists of numbers
  static const int LONG = 8, MOST = 512;
  int n;
  int32_t keys[MOST];
  Vec<int8_t, LONG> values[MOST];
  HD Map() : n(0) {}
  HD Map(const Map& m) { *this = m; }
  HD Map& operator=(const Map& m) {  // only what is there
    n = m.n;
    for (int i = 0; i < n; i++) { keys[i] = m.keys[i]; values[i] = m.values[i]; }
    return *this;
  }
  HD int find(int64_t key) const { int i = 0; while (i < n && keys[i] != key) i++; return i; }
  HD bool has(int64_t key) const { return find(key) < n; }
  HD Vec<int8_t, LONG>& operator[](int64_t key) {
    int i = find(key);
    if (i == MOST) { TRAP(__LINE__); i = 0; }
    else if (i == n) { store(keys[i], key); n++; }
    return values[i];
  }
};

struct Buffer {  // legal actions
  Vec<int64_t, ACTIONS> data;
  int32_t n;
  HD Buffer() { data.n = ACTIONS; n = 0; }
  HD Buffer& operator=(const Buffer& b) { n = b.n; for (int i = 0; i < n; i++) data.a[i] = b.data.a[i]; return *this; }
  HD void add(int64_t x) { if (n >= ACTIONS) { TRAP(__LINE__); return; } data.a[n++] = x; }
};

// so many neighbouring numbers at once, one where each is looked at or lies elsewhere
template <int W> struct Lanes;
template <> struct Lanes<1> {
  template <class T> HD static T of(const T* a) { return *a; }
  template <class M> HD static int bits(M members) { return members & 1; }
  HD static void write(int16_t* to, int64_t x) { store(*to, x); }
};
#if defined(__CUDACC__) || defined(CHECKED)
template <class T> struct Most { static const int lanes = 1, bits = 1; };
#else
template <class T> struct Most { static const int lanes = sizeof(T) == 1 ? 16 : sizeof(T) == 2 ? 8 : 1, bits = 4; };
struct FourBits {  // a number of 16 bits for each of four bits
  uint64_t a[16];
  constexpr FourBits() : a() { for (uint64_t m = 0; m < 16; m++) a[m] = m * 0x200040008001 & 0x1000100010001; }
};
static constexpr FourBits four_bits;
template <class T> struct Full { typedef T t __attribute__((vector_size(16))); };
template <int W> struct Lanes {
  template <class T> static typename Full<T>::t of(const T* a) {
    typename Full<int64_t>::t x = {};
    if constexpr (W * sizeof(T) == 16) memcpy(&x, a, 16);
    else { int64_t few = 0; memcpy(&few, a, W * sizeof(T)); x[0] = few; }  // a number that waits for no shorter store
    return (typename Full<T>::t)x;
  }
  static uint64_t bits(int64_t members) { return four_bits.a[members & 15]; }
  static void write(int16_t* to, uint64_t four) { memcpy(to, &four, 8); }
  static void write(int16_t* to, Full<int16_t>::t x) { memcpy(to, &x, W * 2); }
  template <class L> static void write(int16_t* to, L x) {
    typedef int16_t Wide __attribute__((vector_size(32)));
    Wide y = __builtin_convertvector(x, Wide);
    memcpy(to, &y, W * 2);
  }
};
#endif
// tells so many numbers; the last lanes begin so early that they end where all end
template <int W, class F> HD ALWAYS void together(int many, F tell) {
  if constexpr (W > 1) {
    if (many < W) return together<(W > 4 ? W / 2 : 1)>(many, tell);
    for (int i = 0; i < many - W; i += W) tell(i, Lanes<W>());
    tell(many - W, Lanes<W>());
  } else for (int i = 0; i < many; i++) tell(i, Lanes<1>());
}

struct Observation {  // mathom/kernel/slate.py has the same
  int64_t at, size;
  int16_t* data;
#ifdef __CUDACC__
  int64_t stride;  // what neighbouring threads write at the same time lies side by side
#else
  static const int stride = 1;
#endif
  HD int16_t* next(int many) {
    CHECK(at + many <= size);
    int16_t* to = data + at * stride;
    at += many;
    return to;
  }
  HD void put(int64_t i, int64_t x) { CHECK(i >= 0 && i < size); store(data[i * stride], x); }
  HD void more(int64_t i) { CHECK(i >= 0 && i < size); data[i * stride]++; }
  HD void num(int64_t x) { store(*next(1), x); }
  template <class V> HD ALWAYS void nums(const V& v, int64_t from, int many) {
    CHECK(from >= 0 && from + many <= size_of(v));
    int16_t* to = next(many);
    const typename V::Each* a = v.a + from;
    together<Most<typename V::Each>::lanes>(many, [=](int i, auto lanes) { lanes.write(to + i * stride, lanes.of(a + i)); });
  }
  template <class V> HD ALWAYS void alike(const V& v, int64_t x, int many) {
    typedef typename V::Each T;
    CHECK(many <= size_of(v) && (T)x == x);
    int16_t* to = next(many);
    const T* a = v.a;
    const T one = (T)x;
    together<Most<T>::lanes>(many, [=](int i, auto lanes) { lanes.write(to + i * stride, (lanes.of(a + i) == one) & 1); });
  }
  template <class M> HD ALWAYS void bits(M members, int many) {
    int16_t* to = next(many);
    together<Most<int16_t>::bits>(many, [=](int i, auto lanes) { lanes.write(to + i * stride, lanes.bits(members >> i)); });
  }
  HD ALWAYS void none(int many) {
    int16_t* to = next(many);
    together<Most<int16_t>::lanes>(many, [=](int i, auto lanes) { lanes.write(to + i * stride, decltype(lanes.of(to)){}); });
  }
  HD ALWAYS void spot(int which, int64_t x, int many) {
#ifndef __CUDACC__
    if (__builtin_constant_p(many) && many <= 4) {  // as one number, without a branch that could not be foreseen
      CHECK(which < many);
      const uint64_t four = (uint64_t)(uint16_t)narrowed<int16_t>(x) << (which * 16 & 63) & -(uint64_t)(which >= 0);
      int16_t* to = next(many);
      const uint32_t two = (uint32_t)four;
      const uint16_t last = (uint16_t)(four >> (many & 2) * 16);
      if (many == 4) memcpy(to, &four, 8); else if (many > 1) memcpy(to, &two, 4);
      if (many & 1) memcpy(to + many - 1, &last, 2);
      return;
    }
#endif
    int64_t from = at;
    none(many);
    if (which >= 0) put(from + which, x);
  }
};

template <class A, class B> FN inline auto floor_div(A a, B b) -> decltype(a / b) { auto q = a / b; return q * b > a ? q - 1 : q; }
template <class A, class B> FN inline auto modulo(A a, B b) -> decltype(a % b) { auto r = a % b; return r < 0 ? r + b : r; }
