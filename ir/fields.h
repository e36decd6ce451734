// The members of a plain struct, counted and named by the compiler: what is made from them cannot
// forget one, and needs no line for a struct that is new.
#pragma once
#include <cstddef>
#include <type_traits>

namespace hvr::ir {

inline constexpr size_t kMostFields = 28;
// How many members an aggregate has: each is one that `{}` may initialize.
#define HVR_B1 \
  {}
#define HVR_B2 HVR_B1, HVR_B1
#define HVR_B4 HVR_B2, HVR_B2
#define HVR_B8 HVR_B4, HVR_B4
#define HVR_B16 HVR_B8, HVR_B8
#define HVR_HAS(T, ...) \
  requires { T{__VA_ARGS__}; }

template <class T>
consteval size_t field_count() {
  static_assert(std::is_aggregate_v<T>);
  static_assert(!HVR_HAS(T, HVR_B16, HVR_B8, HVR_B4, HVR_B1), "more than kMostFields members");
  // clang-format off
  if constexpr (HVR_HAS(T, HVR_B16, HVR_B8, HVR_B4)) return 28;
  else if constexpr (HVR_HAS(T, HVR_B16, HVR_B8, HVR_B2, HVR_B1)) return 27;
  else if constexpr (HVR_HAS(T, HVR_B16, HVR_B8, HVR_B2)) return 26;
  else if constexpr (HVR_HAS(T, HVR_B16, HVR_B8, HVR_B1)) return 25;
  else if constexpr (HVR_HAS(T, HVR_B16, HVR_B8)) return 24;
  else if constexpr (HVR_HAS(T, HVR_B16, HVR_B4, HVR_B2, HVR_B1)) return 23;
  else if constexpr (HVR_HAS(T, HVR_B16, HVR_B4, HVR_B2)) return 22;
  else if constexpr (HVR_HAS(T, HVR_B16, HVR_B4, HVR_B1)) return 21;
  else if constexpr (HVR_HAS(T, HVR_B16, HVR_B4)) return 20;
  else if constexpr (HVR_HAS(T, HVR_B16, HVR_B2, HVR_B1)) return 19;
  else if constexpr (HVR_HAS(T, HVR_B16, HVR_B2)) return 18;
  else if constexpr (HVR_HAS(T, HVR_B16, HVR_B1)) return 17;
  else if constexpr (HVR_HAS(T, HVR_B16)) return 16;
  else if constexpr (HVR_HAS(T, HVR_B8, HVR_B4, HVR_B2, HVR_B1)) return 15;
  else if constexpr (HVR_HAS(T, HVR_B8, HVR_B4, HVR_B2)) return 14;
  else if constexpr (HVR_HAS(T, HVR_B8, HVR_B4, HVR_B1)) return 13;
  else if constexpr (HVR_HAS(T, HVR_B8, HVR_B4)) return 12;
  else if constexpr (HVR_HAS(T, HVR_B8, HVR_B2, HVR_B1)) return 11;
  else if constexpr (HVR_HAS(T, HVR_B8, HVR_B2)) return 10;
  else if constexpr (HVR_HAS(T, HVR_B8, HVR_B1)) return 9;
  else if constexpr (HVR_HAS(T, HVR_B8)) return 8;
  else if constexpr (HVR_HAS(T, HVR_B4, HVR_B2, HVR_B1)) return 7;
  else if constexpr (HVR_HAS(T, HVR_B4, HVR_B2)) return 6;
  else if constexpr (HVR_HAS(T, HVR_B4, HVR_B1)) return 5;
  else if constexpr (HVR_HAS(T, HVR_B4)) return 4;
  else if constexpr (HVR_HAS(T, HVR_B2, HVR_B1)) return 3;
  else if constexpr (HVR_HAS(T, HVR_B2)) return 2;
  else if constexpr (HVR_HAS(T, HVR_B1)) return 1;
  else return 0;
  // clang-format on
}

#undef HVR_HAS
#undef HVR_B16
#undef HVR_B8
#undef HVR_B4
#undef HVR_B2
#undef HVR_B1

// Calls `use` with the members, in their order.
template <class T, class F>
decltype(auto) with_fields(T& t, F&& use) {
  constexpr size_t count = field_count<std::remove_const_t<T>>();
  // clang-format off
  if constexpr (count == 0) return use();
  else if constexpr (count == 1) { auto& [a] = t; return use(a); }
  else if constexpr (count == 2) { auto& [a, b] = t; return use(a, b); }
  else if constexpr (count == 3) { auto& [a, b, c] = t; return use(a, b, c); }
  else if constexpr (count == 4) { auto& [a, b, c, d] = t; return use(a, b, c, d); }
  else if constexpr (count == 5) { auto& [a, b, c, d, e] = t; return use(a, b, c, d, e); }
  else if constexpr (count == 6) { auto& [a, b, c, d, e, f] = t; return use(a, b, c, d, e, f); }
  else if constexpr (count == 7) { auto& [a, b, c, d, e, f, g] = t; return use(a, b, c, d, e, f, g); }
  else if constexpr (count == 8) { auto& [a, b, c, d, e, f, g, h] = t; return use(a, b, c, d, e, f, g, h); }
  else if constexpr (count == 9) { auto& [a, b, c, d, e, f, g, h, i] = t; return use(a, b, c, d, e, f, g, h, i); }
  else if constexpr (count == 10) { auto& [a, b, c, d, e, f, g, h, i, j] = t; return use(a, b, c, d, e, f, g, h, i, j); }
  else if constexpr (count == 11) { auto& [a, b, c, d, e, f, g, h, i, j, k] = t; return use(a, b, c, d, e, f, g, h, i, j, k); }
  else if constexpr (count == 12) { auto& [a, b, c, d, e, f, g, h, i, j, k, l] = t; return use(a, b, c, d, e, f, g, h, i, j, k, l); }
  else if constexpr (count == 13) { auto& [a, b, c, d, e, f, g, h, i, j, k, l, m] = t; return use(a, b, c, d, e, f, g, h, i, j, k, l, m); }
  else if constexpr (count == 14) { auto& [a, b, c, d, e, f, g, h, i, j, k, l, m, n] = t; return use(a, b, c, d, e, f, g, h, i, j, k, l, m, n); }
  else if constexpr (count == 15) { auto& [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o] = t; return use(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o); }
  else if constexpr (count == 16) { auto& [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p] = t; return use(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p); }
  else if constexpr (count == 17) {
    auto& [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p,
           q] = t;
    return use(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p,
           q); }
  else if constexpr (count == 18) {
    auto& [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p,
           q, r] = t;
    return use(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p,
           q, r); }
  else if constexpr (count == 19) {
    auto& [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p,
           q, r, s] = t;
    return use(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p,
           q, r, s); }
  else if constexpr (count == 20) {
    auto& [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p,
           q, r, s, u] = t;
    return use(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p,
           q, r, s, u); }
  else if constexpr (count == 21) {
    auto& [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p,
           q, r, s, u, v] = t;
    return use(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p,
           q, r, s, u, v); }
  else if constexpr (count == 22) {
    auto& [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p,
           q, r, s, u, v, w] = t;
    return use(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p,
           q, r, s, u, v, w); }
  else if constexpr (count == 23) {
    auto& [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p,
           q, r, s, u, v, w, x] = t;
    return use(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p,
           q, r, s, u, v, w, x); }
  else if constexpr (count == 24) {
    auto& [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p,
           q, r, s, u, v, w, x, y] = t;
    return use(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p,
           q, r, s, u, v, w, x, y); }
  else if constexpr (count == 25) {
    auto& [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p,
           q, r, s, u, v, w, x, y, z] = t;
    return use(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p,
           q, r, s, u, v, w, x, y, z); }
  else if constexpr (count == 26) {
    auto& [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p,
           q, r, s, u, v, w, x, y, z, aa] = t;
    return use(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p,
           q, r, s, u, v, w, x, y, z, aa); }
  else if constexpr (count == 27) {
    auto& [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p,
           q, r, s, u, v, w, x, y, z, aa, bb] = t;
    return use(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p,
           q, r, s, u, v, w, x, y, z, aa, bb); }
  else if constexpr (count == 28) {
    auto& [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p,
           q, r, s, u, v, w, x, y, z, aa, bb, cc] = t;
    return use(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p,
           q, r, s, u, v, w, x, y, z, aa, bb, cc); }
  // clang-format on
}

}  // namespace hvr::ir
