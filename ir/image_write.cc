// Numbers of seven bits a byte, texts with their length, everything else from its parts.
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
    } else if constexpr (requires { t.begin(); }) {
      number(t.size());
      for (const auto& part : t) put(part);
    } else {
      with_fields(t, [&](const auto&... part) { (put(part), ...); });
    }
  }
};

}  // namespace

std::string to_image(const Ruleset& program) {
  Ruleset without_texts = program;
  for (std::string& text : without_texts.texts) text.clear();
  Writer writer;
  writer.put(without_texts);
  return std::move(writer.out);
}

}  // namespace hvr::ir
