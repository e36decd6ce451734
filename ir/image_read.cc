// The reader of what ir/image_write.cc writes.
#include <algorithm>

#include "ir/fields.h"
#include "ir/image.h"
#include "ir/image_parts.h"

namespace hvr::ir {
namespace {

// Room that is made before anything is read, whatever a damaged size says.
constexpr size_t kAtOnce = size_t{1} << 14;

// Reads what a Writer wrote; what cannot be is noticed (`broken`) and read as nothing.
struct Reader {
  std::string_view in;
  bool broken = false;

  uint64_t number() {
    // One byte as a rule.
    if (!in.empty() && static_cast<unsigned char>(in[0]) < 0x80) {
      const auto byte = static_cast<unsigned char>(in[0]);
      in.remove_prefix(1);
      return byte;
    }
    return long_number();
  }
  [[gnu::noinline]] uint64_t long_number() {
    uint64_t n = 0;
    for (int shift = 0; shift < 64; shift += 7) {
      if (in.empty()) break;
      const auto byte = static_cast<unsigned char>(in[0]);
      in.remove_prefix(1);
      n |= uint64_t{byte & 0x7Fu} << shift;
      if (byte < 0x80) return n;
    }
    broken = true;
    return 0;
  }
  // The size of what takes a byte at least for each of its parts.
  size_t size() {
    const uint64_t n = number();
    if (n <= in.size()) return n;
    broken = true;
    return 0;
  }
  std::string text() {
    const size_t n = size();
    std::string out(in.substr(0, n));
    in.remove_prefix(n);
    return out;
  }
  template <class T, size_t I = 0>
  void choice(T& t, uint64_t index) {
    if constexpr (I == std::variant_size_v<T>) {
      broken = true;
    } else if (index == I) {
      get(t.template emplace<I>());
    } else {
      choice<T, I + 1>(t, index);
    }
  }
  template <class T>
  T made() {
    if constexpr (std::is_same_v<T, Regex>) {
      return Regex(text());
    } else if constexpr (Pair<T>) {
      std::remove_const_t<decltype(T::first)> first{};
      get(first);
      auto second = made<decltype(T::second)>();
      return T(std::move(first), std::move(second));
    } else {
      T t{};
      get(t);
      return t;
    }
  }
  template <class T>
  // Called, not inlined: a body a type is enough, and cheaper to compile.
  [[gnu::noinline]] void get(T& t) {
    if (broken) return;
    if constexpr (Number<T>) {
      t = static_cast<T>(number());
    } else if constexpr (std::is_same_v<T, std::string>) {
      t = text();
    } else if constexpr (Numbered<T>) {
      t = T(number());
    } else if constexpr (Choice<T>) {
      choice(t, number());
    } else if constexpr (Maybe<T>) {
      if (number() != 0) get(t.emplace());
    } else if constexpr (Growing<T>) {
      const size_t n = size();
      t.reserve(std::min(n, kAtOnce));
      for (size_t i = 0; i < n && !broken; ++i) t.add(made<typename T::Item>());
    } else if constexpr (Sorted<T>) {
      for (size_t n = size(); n-- > 0 && !broken;)
        t.insert(t.end(), made<typename T::value_type>());
    } else if constexpr (requires { t.push_back(made<typename T::value_type>()); }) {
      const size_t n = size();
      t.reserve(std::min(n, kAtOnce));
      for (size_t i = 0; i < n && !broken; ++i) {
        // Read where it stays: most are structs that are dear to move.
        if constexpr (std::is_class_v<typename T::value_type> && !Pair<typename T::value_type>)
          get(t.emplace_back());
        else
          t.push_back(made<typename T::value_type>());
      }
    } else {
      with_fields(t, [&](auto&... part) { (get(part), ...); });
    }
  }
};

}  // namespace

std::optional<Ruleset> from_image(std::string_view image) {
  Reader reader{image};
  Ruleset program;
  reader.get(program);
  if (reader.broken || !reader.in.empty() || program.texts.size() != program.files.size())
    return std::nullopt;
  return program;
}

}  // namespace hvr::ir
