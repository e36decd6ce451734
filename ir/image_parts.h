// Kinds of members by the way they are written into an image and read from it.
#pragma once
#include <concepts>
#include <type_traits>
#include <utility>
#include <variant>

#include "ir/deferred.h"
#include "ir/fragment.h"

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
// Behind the number of its items stands where each ends, as 32 bits.
template <class T>
inline constexpr bool kIsDeferred = false;
template <class Key, class T>
inline constexpr bool kIsDeferred<DeferredTable<Key, T>> = true;
template <class T>
concept Deferred = kIsDeferred<T>;
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
// Structs of so many members are written as a set of bits, one for each member that is not what a
// struct that nobody filled has there, and these members.
inline constexpr size_t kManyMembers = 4;

}  // namespace hvr::ir
