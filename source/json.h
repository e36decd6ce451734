// JSON text as a tree of places in it, for files whose bytes must come back.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/span.h"

namespace hvr {

struct JsonProblem {
  uint32_t at = 0;   // byte of the text
  std::string what;  // lower case, no final period
};

// RFC 8259, besides `NaN`, `Infinity` and `-Infinity`, which Python writes; not more than 200
// levels. The text is kept by its owner and must live as long.
class Json {
 public:
  static constexpr uint32_t kNone = UINT32_MAX;
  enum class Kind : uint8_t { object, list, string, number, word };
  struct Value {
    Kind kind = Kind::word;
    Span span;               // with the quotes of a string, the brackets of a list or object
    Span key;                // the name's token, with quotes, for a member of an object
    uint32_t next = kNone;   // the value behind it in the same list or object
    uint32_t first = kNone;  // what stands first inside it
  };
  // What an object holds under a name.
  struct Member {
    uint32_t value = kNone;  // the last of that name, as most readers have it
    bool doubled = false;    // the name stands more than once
  };

  // Nothing and `problem` for text that is no JSON.
  static std::optional<Json> parse(std::string_view text, JsonProblem& problem);

  // Values in the order of the text; the first is the whole.
  const Value& operator[](uint32_t value) const { return values_[value]; }
  Kind kind(uint32_t value) const { return values_[value].kind; }
  std::vector<uint32_t> children(uint32_t value) const;
  // `value` may be kNone or no object: then there is no such member.
  Member member(uint32_t value, std::string_view name) const;
  std::string_view text(uint32_t value) const;
  // What a string token says, in UTF-8; nothing where it holds half of a surrogate pair.
  std::optional<std::string> said(Span token) const;

 private:
  std::string_view text_;
  std::vector<Value> values_;
};

// The JSON string that says `utf8`; `ascii`: with escapes for everything beyond ASCII.
std::string json_quoted(std::string_view utf8, bool ascii);

}  // namespace hvr
