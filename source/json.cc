// A scanner without recursion: what is open stands on a stack of its own.
#include "source/json.h"

#include <algorithm>

#include "source/text.h"

namespace hvr {
namespace {

constexpr size_t kMaxLevels = 200;

bool is_digit(char c) { return c >= '0' && c <= '9'; }

struct Scanner {
  std::string_view text;
  std::vector<Json::Value>& values;
  JsonProblem& problem;
  uint32_t at = 0;

  struct Open {
    uint32_t value;
    uint32_t last = Json::kNone;  // its last child so far
  };
  std::vector<Open> stack;

  bool fail(std::string what) {
    problem = {at, std::move(what)};
    return false;
  }
  char peek() const { return at < text.size() ? text[at] : '\0'; }
  void space() {
    while (at < text.size() && std::string_view(" \n\r\t").find(text[at]) != std::string_view::npos)
      ++at;
  }

  bool hex4() {
    for (int i = 0; i < 4; ++i, ++at)
      if (std::string_view("0123456789abcdefABCDEF").find(peek()) == std::string_view::npos ||
          at >= text.size())
        return false;
    return true;
  }

  bool string() {
    for (++at; at < text.size() && text[at] != '"';) {
      if (static_cast<unsigned char>(text[at]) < 0x20)
        return fail("a control character in a string");
      if (text[at++] != '\\') continue;
      const uint32_t escape = at;
      if (peek() == 'u' && (++at, hex4())) continue;
      at = escape;
      if (at < text.size() &&
          std::string_view("\"\\/bfnrt").find(text[at]) != std::string_view::npos)
        ++at;
      else
        return fail("an unknown escape in a string");
    }
    if (at >= text.size()) return fail("a string that does not end");
    ++at;
    return true;
  }

  bool digits() {
    const uint32_t from = at;
    while (is_digit(peek())) ++at;
    return at > from;
  }

  bool number() {
    if (peek() == '-') ++at;
    if (text.substr(at).starts_with("Infinity")) {
      at += 8;
      return true;
    }
    const bool zero = peek() == '0';
    const uint32_t from = at;
    if (!digits() || (zero && at > from + 1)) return fail("a number that is none");
    if (peek() == '.' && (++at, !digits())) return fail("a number that is none");
    if (peek() == 'e' || peek() == 'E') {
      ++at;
      if (peek() == '+' || peek() == '-') ++at;
      if (!digits()) return fail("a number that is none");
    }
    return true;
  }

  bool word() {
    for (const std::string_view known : {"true", "false", "null", "NaN", "Infinity"})
      if (text.substr(at).starts_with(known)) {
        at += static_cast<uint32_t>(known.size());
        return true;
      }
    return fail("a value is missing");
  }

  // Begins a value; a list or an object is left open.
  bool begin(Span key) {
    if (at >= text.size()) return fail("the text ends early");
    const auto index = static_cast<uint32_t>(values.size());
    const char c = text[at];
    const Json::Kind kind = c == '{'                    ? Json::Kind::object
                            : c == '['                  ? Json::Kind::list
                            : c == '"'                  ? Json::Kind::string
                            : (c == '-' || is_digit(c)) ? Json::Kind::number
                                                        : Json::Kind::word;
    values.push_back({kind, {at, at}, key, Json::kNone, Json::kNone});
    if (!stack.empty()) {
      Open& around = stack.back();
      (around.last == Json::kNone ? values[around.value].first : values[around.last].next) = index;
      around.last = index;
    }
    if (kind == Json::Kind::object || kind == Json::Kind::list) {
      if (stack.size() >= kMaxLevels) return fail("nested too deeply");
      stack.push_back({index, Json::kNone});
      ++at;
      return true;
    }
    const bool ok = kind == Json::Kind::string   ? string()
                    : kind == Json::Kind::number ? number()
                                                 : word();
    values[index].span.end = at;
    return ok;
  }

  // The name and the colon of a member.
  bool name(Span& key) {
    if (peek() != '"') return fail("a name is missing");
    key.begin = at;
    if (!string()) return false;
    key.end = at;
    space();
    if (peek() != ':') return fail("a colon is missing");
    ++at;
    space();
    return true;
  }

  bool scan() {
    space();
    if (!begin({})) return false;
    while (!stack.empty()) {
      space();
      const bool object = values[stack.back().value].kind == Json::Kind::object;
      if (peek() == (object ? '}' : ']')) {
        values[stack.back().value].span.end = ++at;
        stack.pop_back();
        continue;
      }
      if (stack.back().last != Json::kNone) {
        if (at >= text.size()) return fail("the text ends early");
        if (peek() != ',') return fail("a comma or an end is missing");
        ++at;
        space();
      }
      Span key;
      if ((object && !name(key)) || !begin(key)) return false;
    }
    space();
    return at == text.size() || fail("text behind the end");
  }
};

void append_utf8(std::string& out, uint32_t code) {
  const auto byte = [&](uint32_t b) { out += static_cast<char>(b); };
  if (code < 0x80) return byte(code);
  if (code < 0x800) {
    byte(0xC0 | code >> 6);
  } else if (code < 0x10000) {
    byte(0xE0 | code >> 12);
    byte(0x80 | (code >> 6 & 63));
  } else {
    byte(0xF0 | code >> 18);
    byte(0x80 | (code >> 12 & 63));
    byte(0x80 | (code >> 6 & 63));
  }
  byte(0x80 | (code & 63));
}

// The four hexadecimal digits at `at`.
uint32_t unit(std::string_view text, size_t at) {
  uint32_t out = 0;
  for (const char c : text.substr(at, 4))
    out = out * 16 + static_cast<uint32_t>(is_digit(c) ? c - '0' : (c | 32) - 'a' + 10);
  return out;
}

}  // namespace

std::optional<Json> Json::parse(std::string_view text, JsonProblem& problem) {
  Json out;
  out.text_ = text;
  if (text.starts_with("\xEF\xBB\xBF")) {
    problem = {0, "it begins with a byte order mark"};
    return std::nullopt;
  }
  if (const size_t bad = invalid_utf8(text); bad != std::string_view::npos) {
    problem = {static_cast<uint32_t>(bad), "a byte that is not UTF-8"};
    return std::nullopt;
  }
  Scanner scanner{text, out.values_, problem, 0, {}};
  if (!scanner.scan()) return std::nullopt;
  return out;
}

std::vector<uint32_t> Json::children(uint32_t value) const {
  std::vector<uint32_t> out;
  for (uint32_t c = values_[value].first; c != kNone; c = values_[c].next) out.push_back(c);
  return out;
}

Json::Member Json::member(uint32_t value, std::string_view name) const {
  Member out;
  if (value == kNone || values_[value].kind != Kind::object) return out;
  for (uint32_t c = values_[value].first; c != kNone; c = values_[c].next) {
    if (said(values_[c].key) != name) continue;
    out.doubled = out.value != kNone;
    out.value = c;
    if (out.doubled) break;
  }
  return out;
}

std::string_view Json::text(uint32_t value) const {
  return text_.substr(values_[value].span.begin, values_[value].span.size());
}

std::optional<std::string> Json::said(Span token) const {
  std::string out;
  const std::string_view inside = text_.substr(token.begin + 1, token.size() - 2);
  for (size_t i = 0; i < inside.size();) {
    if (inside[i] != '\\') {
      out += inside[i++];
      continue;
    }
    const char c = inside[i + 1];
    i += 2;
    if (c != 'u') {
      static constexpr std::string_view letters = "\"\\/bfnrt", meant = "\"\\/\b\f\n\r\t";
      out += meant[letters.find(c)];
      continue;
    }
    uint32_t code = unit(inside, i);
    i += 4;
    if (code >= 0xDC00 && code < 0xE000) return std::nullopt;
    if (code >= 0xD800 && code < 0xDC00) {
      const uint32_t low = inside.substr(i, 2) == "\\u" ? unit(inside, i + 2) : 0;
      if (low < 0xDC00 || low >= 0xE000) return std::nullopt;
      code = 0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00);
      i += 6;
    }
    append_utf8(out, code);
  }
  return out;
}

namespace {

void append_escape(std::string& out, uint32_t unit) {
  out += "\\u";
  for (int shift = 12; shift >= 0; shift -= 4) out += "0123456789abcdef"[unit >> shift & 15];
}

}  // namespace

std::string json_quoted(std::string_view s, bool ascii) {
  std::string out = "\"";
  for (size_t i = 0; i < s.size(); ++i) {
    const auto c = static_cast<unsigned char>(s[i]);
    static constexpr std::string_view plain = "\"\\\b\f\n\r\t", letters = "\"\\bfnrt";
    if (const size_t known = plain.find(s[i]); known != std::string_view::npos) {
      (out += '\\') += letters[known];
    } else if (c < 0x20) {
      append_escape(out, c);
    } else if (c < 0x80 || !ascii) {
      out += s[i];
    } else {
      const int more = c >= 0xF0 ? 3 : c >= 0xE0 ? 2 : 1;
      uint32_t value = c & (0x3Fu >> more);
      for (int k = 0; k < more && i + 1 < s.size(); ++k)
        value = value << 6 | (static_cast<unsigned char>(s[++i]) & 63u);
      if (value < 0x10000) {
        append_escape(out, value);
      } else {
        append_escape(out, 0xD800 + ((value - 0x10000) >> 10));
        append_escape(out, 0xDC00 + ((value - 0x10000) & 0x3FF));
      }
    }
  }
  return out + "\"";
}

}  // namespace hvr
