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
#define HVR_HAS(...) (requires { T{__VA_ARGS__}; } ? 1 : 0)

template <class T>
consteval size_t field_count() {
  static_assert(std::is_aggregate_v<T>);
  static_assert(!HVR_HAS(HVR_B16, HVR_B8, HVR_B4, HVR_B1), "more than kMostFields members");
  // clang-format off
  return HVR_HAS(HVR_B1)
         + HVR_HAS(HVR_B2)
         + HVR_HAS(HVR_B2, HVR_B1)
         + HVR_HAS(HVR_B4)
         + HVR_HAS(HVR_B4, HVR_B1)
         + HVR_HAS(HVR_B4, HVR_B2)
         + HVR_HAS(HVR_B4, HVR_B2, HVR_B1)
         + HVR_HAS(HVR_B8)
         + HVR_HAS(HVR_B8, HVR_B1)
         + HVR_HAS(HVR_B8, HVR_B2)
         + HVR_HAS(HVR_B8, HVR_B2, HVR_B1)
         + HVR_HAS(HVR_B8, HVR_B4)
         + HVR_HAS(HVR_B8, HVR_B4, HVR_B1)
         + HVR_HAS(HVR_B8, HVR_B4, HVR_B2)
         + HVR_HAS(HVR_B8, HVR_B4, HVR_B2, HVR_B1)
         + HVR_HAS(HVR_B16)
         + HVR_HAS(HVR_B16, HVR_B1)
         + HVR_HAS(HVR_B16, HVR_B2)
         + HVR_HAS(HVR_B16, HVR_B2, HVR_B1)
         + HVR_HAS(HVR_B16, HVR_B4)
         + HVR_HAS(HVR_B16, HVR_B4, HVR_B1)
         + HVR_HAS(HVR_B16, HVR_B4, HVR_B2)
         + HVR_HAS(HVR_B16, HVR_B4, HVR_B2, HVR_B1)
         + HVR_HAS(HVR_B16, HVR_B8)
         + HVR_HAS(HVR_B16, HVR_B8, HVR_B1)
         + HVR_HAS(HVR_B16, HVR_B8, HVR_B2)
         + HVR_HAS(HVR_B16, HVR_B8, HVR_B2, HVR_B1)
         + HVR_HAS(HVR_B16, HVR_B8, HVR_B4);
  // clang-format on
}

#undef HVR_HAS
#undef HVR_B16
#undef HVR_B8
#undef HVR_B4
#undef HVR_B2
#undef HVR_B1

#define HVR_NAMED(COUNT, ...)     \
  if constexpr (count == COUNT) { \
    auto& [__VA_ARGS__] = t;      \
    return use(__VA_ARGS__);      \
  } else

// Calls `use` with the members, in their order.
template <class T, class F>
decltype(auto) with_fields(T& t, F&& use) {
  constexpr size_t count = field_count<std::remove_const_t<T>>();
  // clang-format off
  HVR_NAMED(1, a)
  HVR_NAMED(2, a, b)
  HVR_NAMED(3, a, b, c)
  HVR_NAMED(4, a, b, c, d)
  HVR_NAMED(5, a, b, c, d, e)
  HVR_NAMED(6, a, b, c, d, e, f)
  HVR_NAMED(7, a, b, c, d, e, f, g)
  HVR_NAMED(8, a, b, c, d, e, f, g, h)
  HVR_NAMED(9, a, b, c, d, e, f, g, h, i)
  HVR_NAMED(10, a, b, c, d, e, f, g, h, i, j)
  HVR_NAMED(11, a, b, c, d, e, f, g, h, i, j, k)
  HVR_NAMED(12, a, b, c, d, e, f, g, h, i, j, k, l)
  HVR_NAMED(13, a, b, c, d, e, f, g, h, i, j, k, l, m)
  HVR_NAMED(14, a, b, c, d, e, f, g, h, i, j, k, l, m, n)
  HVR_NAMED(15, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o)
  HVR_NAMED(16, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p)
  HVR_NAMED(17, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q)
  HVR_NAMED(18, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r)
  HVR_NAMED(19, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s)
  HVR_NAMED(20, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, u)
  HVR_NAMED(21, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, u, v)
  HVR_NAMED(22, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, u, v, w)
  HVR_NAMED(23, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, u, v, w, x)
  HVR_NAMED(24, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, u, v, w, x, y)
  HVR_NAMED(25, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, u, v, w, x, y, z)
  HVR_NAMED(26, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, u, v, w, x, y, z, aa)
  HVR_NAMED(27, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, u, v, w, x, y, z, aa, bb)
  HVR_NAMED(28, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, u, v, w, x, y, z, aa,
            bb, cc)
  return use();
  // clang-format on
}

#undef HVR_NAMED

}  // namespace hvr::ir
