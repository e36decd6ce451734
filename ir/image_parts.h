// Kinds of members by the way they are written into an image and read from it.
#pragma once
#include <concepts>
#include <type_traits>
#include <utility>
#include <variant>

#include "ir/ids.h"

namespace hvr::ir {

template <class T>
concept Number = std::is_integral_v<T> || std::is_enum_v<T>;
template <class T>
inline constexpr bool kIsId = false;
template <class Tag>
inline constexpr bool kIsId<Id<Tag>> = true;
template <class T>
concept Numbered = kIsId<T>;
template <class T>
concept Maybe = requires(const T& t) {
  t.has_value(), *t;
};
template <class T>
concept Choice = requires {
  std::variant_size<T>::value;
};
template <class T>
concept Growing = requires(T& t, typename T::Item item) {
  t.add(std::move(item));
};
template <class T>
concept Pair = requires(const T& t) {
  t.first, t.second;
};
template <class T>
concept Sorted = requires {
  typename T::key_compare;
};

}  // namespace hvr::ir
