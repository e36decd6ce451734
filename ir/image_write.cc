// Numbers of seven bits a byte, texts with their length, everything else from its parts. What is as
// in a program that nobody filled is left out (ir/image_parts.h).
#include <cstring>
#include <utility>
#include <vector>

#include "ir/fields.h"
#include "ir/image.h"
#include "ir/image_parts.h"

namespace hvr::ir {
namespace {

struct Writer {
  std::string out;

  void number(uint64_t n) {
    for (; n >= 0x80; n >>= 7) out += static_cast<char>(n | 0x80);
    out += static_cast<char>(n);
  }
  template <class T>
  // Called, not inlined: a body a type is enough, and cheaper to compile.
  [[gnu::noinline]] void put(const T& t) {
    if constexpr (Number<T>) {
      number(static_cast<uint64_t>(t));
    } else if constexpr (std::is_same_v<T, std::string>) {
      number(t.size());
      out += t;
    } else if constexpr (std::is_same_v<T, RuleText>) {
      number(t.size());
    } else if constexpr (std::is_same_v<T, Regex>) {
      put(t.pattern());
    } else if constexpr (Numbered<T>) {
      number(t.index());
    } else if constexpr (Choice<T>) {
      number(t.index());
      std::visit([&](const auto& held) { put(held); }, t);
    } else if constexpr (Maybe<T>) {
      number(t.has_value());
      if (t) put(*t);
    } else if constexpr (Pair<T>) {
      put(t.first);
      put(t.second);
    } else if constexpr (Deferred<T>) {
      deferred(t);
    } else if constexpr (requires { t.begin(); }) {
      number(t.size());
      for (const auto& part : t) put(part);
    } else if constexpr (field_count<T>() >= kManyMembers) {
      static const Members kNobodyFilled = Writer().members(T{});
      only_filled(members(t), kNobodyFilled);
    } else {
      with_fields(t, [&](const auto&... part) { (put(part), ...); });
    }
  }

  template <class T>
  void deferred(const T& t) {
    number(t.size());
    size_t end = out.size();
    out.resize(end + t.size() * sizeof(uint32_t));
    const size_t begin = out.size();
    for (const auto& item : t) {
      put(item);
      const auto to = static_cast<uint32_t>(out.size() - begin);
      std::memcpy(out.data() + end, &to, sizeof to);
      end += sizeof to;
    }
  }

  // The members of a struct one behind the other, and where each ends.
  struct Members {
    std::string bytes;
    std::vector<size_t> ends;
    std::string_view of(size_t i) const {
      const size_t begin = i == 0 ? 0 : ends[i - 1];
      return std::string_view(bytes).substr(begin, ends[i] - begin);
    }
  };
  // Leaves `out` as it was.
  template <class T>
  Members members(const T& t) {
    const size_t begin = out.size();
    Members all;
    all.ends.reserve(field_count<T>());
    const auto add = [&](const auto& part) {
      put(part);
      all.ends.push_back(out.size() - begin);
    };
    with_fields(t, [&](const auto&... part) { (add(part), ...); });
    all.bytes = out.substr(begin);
    out.resize(begin);
    return all;
  }
  void only_filled(const Members& these, const Members& unfilled) {
    uint64_t others = 0;
    for (size_t i = 0; i < these.ends.size(); ++i)
      others |= uint64_t{these.of(i) != unfilled.of(i)} << i;
    number(others);
    for (size_t i = 0; i < these.ends.size(); ++i)
      if (others >> i & 1) out += these.of(i);
  }
};

}  // namespace

std::string to_image(const Ruleset& program) {
  Writer writer;
  writer.put(program);
  return std::move(writer.out);
}

}  // namespace hvr::ir
