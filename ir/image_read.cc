// The reader of what ir/image_write.cc writes.
#include <algorithm>
#include <array>
#include <cstring>
#include <memory>
#include <string_view>
#include <utility>

#include "ir/fields.h"
#include "ir/image.h"
#include "ir/image_parts.h"

namespace hvr::ir {
namespace {

// Room that is made before anything is read, whatever a damaged size says.
constexpr size_t kAtOnce = size_t{1} << 14;

// Reads what a Writer wrote; what cannot be is noticed (`broken`) and read as nothing.
struct Reader {
  const char* at;
  const char* end;
  std::shared_ptr<const void> owner;  // of the bytes; none: nothing is read later
  bool broken = false;

  size_t left() const { return static_cast<size_t>(end - at); }
  uint64_t number() {
    // One byte as a rule.
    if (at != end && static_cast<unsigned char>(*at) < 0x80)
      return static_cast<unsigned char>(*at++);
    return long_number();
  }
  [[gnu::noinline]] uint64_t long_number() {
    uint64_t n = 0;
    for (int shift = 0; shift < 64 && at != end; shift += 7) {
      const auto byte = static_cast<unsigned char>(*at++);
      n |= uint64_t{byte & 0x7Fu} << shift;
      if (byte < 0x80) return n;
    }
    broken = true;
    return 0;
  }
  // The size of what takes a byte at least for each of its parts.
  size_t size() {
    const uint64_t n = number();
    if (n <= left()) return n;
    broken = true;
    return 0;
  }
  [[gnu::noinline]] void text(std::string& t) {
    const size_t n = size();
    t.assign(at, n);
    at += n;
  }
  template <class T>
  void choice(T& t, uint64_t index) {
    using Make = void (*)(Reader&, T&);
    static constexpr auto kMakes = []<size_t... I>(std::index_sequence<I...>) {
      return std::array<Make, sizeof...(I)>{
          [](Reader& r, T& to) { r.part(to.template emplace<I>()); }...};
    }
    (std::make_index_sequence<std::variant_size_v<T>>());
    if (index < kMakes.size())
      kMakes[index](*this, t);
    else
      broken = true;
  }
  template <class T>
  T made() {
    if constexpr (std::is_same_v<T, Regex>) {
      std::string pattern;
      text(pattern);
      return Regex(std::move(pattern));
    } else if constexpr (Pair<T>) {
      std::remove_const_t<decltype(T::first)> first{};
      part(first);
      auto second = made<decltype(T::second)>();
      return T(std::move(first), std::move(second));
    } else {
      T t{};
      part(t);
      return t;
    }
  }
  // What takes a few steps is read without a call.
  template <class T>
  [[gnu::always_inline]] void part(T& t) {
    if constexpr (Number<T>) {
      t = static_cast<T>(number());
    } else if constexpr (Numbered<T>) {
      t = T(number());
    } else if constexpr (std::is_same_v<T, std::string>) {
      text(t);
    } else if constexpr (Maybe<T>) {
      if (number() != 0) part(t.emplace());
    } else {
      get(t);
    }
  }
  // Into what nobody has filled yet.
  template <class T>
  // Called, not inlined: a body a type is enough, and cheaper to compile.
  [[gnu::noinline]] void get(T& t) {
    if (broken) return;
    if constexpr (Choice<T>) {
      choice(t, number());
    } else if constexpr (std::is_same_v<T, RuleText>) {
      t = RuleText(number(), [] { return std::string(); });
    } else if constexpr (Deferred<T>) {
      deferred(t);
    } else if constexpr (Growing<T>) {
      const size_t n = size();
      t.reserve(std::min(n, kAtOnce));
      for (size_t i = 0; i < n && !broken; ++i)
        if constexpr (std::is_default_constructible_v<typename T::Item>)
          part(t.grow());
        else
          t.add(made<typename T::Item>());
    } else if constexpr (Sorted<T>) {
      for (size_t n = size(); n-- > 0 && !broken;)
        t.insert(t.end(), made<typename T::value_type>());
    } else if constexpr (requires { t.push_back(made<typename T::value_type>()); }) {
      const size_t n = size();
      t.reserve(std::min(n, kAtOnce));
      for (size_t i = 0; i < n && !broken; ++i) {
        // Read where it stays: most are structs that are dear to move.
        if constexpr (std::is_class_v<typename T::value_type> && !Pair<typename T::value_type>)
          part(t.emplace_back());
        else
          t.push_back(made<typename T::value_type>());
      }
    } else {
      members(t);
    }
  }
  template <class T>
  static bool one(std::string_view bytes, T& item) {
    Reader r{bytes.data(), bytes.data() + bytes.size(), {}};
    r.part(item);
    return !r.broken && r.left() == 0;
  }
  template <class T>
  void deferred(T& t) {
    using Item = typename T::Item;
    const size_t n = size();
    if (broken || n == 0) return;
    const auto take = [&](size_t bytes) {
      broken = broken || bytes > left();
      const std::string_view taken(at, broken ? 0 : bytes);
      at += taken.size();
      return taken;
    };
    const std::string_view ends = take(n * sizeof(uint32_t));
    if (broken) return;
    uint32_t whole = 0;
    std::memcpy(&whole, ends.data() + ends.size() - sizeof whole, sizeof whole);
    const std::string_view items = take(whole);
    if (!broken) t = T(std::make_shared<KeptItems<Item>>(owner, ends, items, &one<Item>));
  }
  template <class T>
  void members(T& t) {
    with_fields(t, [&](auto&... member) {
      if constexpr (sizeof...(member) >= kManyMembers) {
        uint64_t others = number();
        ((others & 1 ? part(member) : void(), others >>= 1), ...);
        broken = broken || others != 0;
      } else {
        (part(member), ...);
      }
    });
  }
};

}  // namespace

std::optional<Ruleset> from_image(std::string_view image, std::shared_ptr<const void> owner) {
  Reader reader{image.data(), image.data() + image.size(), std::move(owner)};
  Ruleset program;
  reader.get(program);
  if (reader.broken || reader.left() != 0 || program.texts.size() != program.files.size())
    return std::nullopt;
  return program;
}

}  // namespace hvr::ir
