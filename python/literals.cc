// Numbers, escapes and characters of names: what Python's tokenizer says of each.
#include <cctype>

#include "python/lexical.h"

namespace hvr {
namespace {

bool digit(char c) { return c >= '0' && c <= '9'; }

// Digits of a base with single underscores between them.
bool digits(std::string_view s, int base, bool may_begin_with_underscore) {
  if (s.empty()) return false;
  char before = may_begin_with_underscore ? '0' : '_';
  for (const char c : s) {
    const bool ok = c == '_'     ? before != '_'
                    : base == 16 ? std::isxdigit(static_cast<unsigned char>(c)) != 0
                                 : c >= '0' && c < '0' + base;
    if (!ok) return false;
    before = c;
  }
  return before != '_';
}

// `1`, `1.`, `.5`, `1.5e-3`.
const char* decimal_problem(std::string_view n, bool imaginary) {
  const size_t e = n.find_first_of("eE");
  if (e != std::string_view::npos) {
    std::string_view power = n.substr(e + 1);
    if (!power.empty() && (power[0] == '+' || power[0] == '-')) power.remove_prefix(1);
    if (!digits(power, 10, false)) return "this is no decimal number";
  }
  const std::string_view mantissa = n.substr(0, e);
  const size_t dot = mantissa.find('.');
  const std::string_view whole = mantissa.substr(0, dot);
  if (dot == std::string_view::npos) {
    if (!digits(whole, 10, false)) return "this is no decimal number";
    if (e == std::string_view::npos && !imaginary && whole[0] == '0' &&
        whole.find_first_not_of("0_") != std::string_view::npos)
      return "a decimal number does not begin with 0";
    return whole.size() > 4300 && e == std::string_view::npos && !imaginary
               ? "this number has more than 4300 digits"
               : nullptr;
  }
  const std::string_view part = mantissa.substr(dot + 1);
  if (!whole.empty() && !digits(whole, 10, false)) return "this is no decimal number";
  if (!part.empty() && !digits(part, 10, false)) return "this is no decimal number";
  return whole.empty() && part.empty() ? "this is no decimal number" : nullptr;
}

}  // namespace

size_t number_size(std::string_view text) {
  size_t at = 0;
  const auto peek = [&](size_t k = 0) { return at + k < text.size() ? text[at + k] : '\0'; };
  const auto lower = [&] { return static_cast<char>(peek() | 0x20); };
  const auto digits_on = [&](bool hexadecimal) {
    while (digit(peek()) || peek() == '_' || (hexadecimal && lower() >= 'a' && lower() <= 'f'))
      ++at;
  };
  const char base = peek() == '0' ? static_cast<char>(peek(1) | 0x20) : ' ';
  if (base == 'x' || base == 'o' || base == 'b') {
    at = 2;
    digits_on(base == 'x');
    return at;
  }
  digits_on(false);
  if (peek() == '.') {
    ++at;
    digits_on(false);
  }
  const size_t sign = peek(1) == '+' || peek(1) == '-' ? 2 : 1;
  if (lower() == 'e' && digit(peek(sign))) {
    at += sign;
    digits_on(false);
  }
  return lower() == 'j' ? at + 1 : at;
}

const char* number_problem(std::string_view n) {
  if (n.size() > 1 && n[0] == '0' && std::isalpha(static_cast<unsigned char>(n[1]))) {
    switch (n[1] | 0x20) {
      case 'x': return digits(n.substr(2), 16, true) ? nullptr : "this is no hexadecimal number";
      case 'o': return digits(n.substr(2), 8, true) ? nullptr : "this is no octal number";
      case 'b': return digits(n.substr(2), 2, true) ? nullptr : "this is no binary number";
      default: break;
    }
  }
  const bool imaginary = !n.empty() && (n.back() | 0x20) == 'j';
  if (imaginary) n.remove_suffix(1);
  return decimal_problem(n, imaginary);
}

std::optional<uint64_t> integer_value(std::string_view n) {
  if (number_problem(n)) return std::nullopt;
  const char prefix = n.size() > 1 && n[0] == '0' ? static_cast<char>(n[1] | 0x20) : '0';
  const uint64_t base = prefix == 'x' ? 16 : prefix == 'o' ? 8 : prefix == 'b' ? 2 : 10;
  if (base != 10) n.remove_prefix(2);
  uint64_t value = 0;
  for (const char c : n) {
    if (c == '_') continue;
    if (!std::isxdigit(static_cast<unsigned char>(c))) return std::nullopt;
    const auto d = static_cast<uint64_t>(digit(c) ? c - '0' : (c | 0x20) - 'a' + 10);
    if (d >= base || value > (UINT64_MAX - d) / base) return std::nullopt;
    value = value * base + d;
  }
  return value;
}

const char* escape_problem(std::string_view s, bool bytes) {
  for (size_t i = 0; i + 1 < s.size(); ++i) {
    if (s[i] != '\\') continue;
    const char c = s[++i];
    size_t wanted = 0;
    if (c == 'x') wanted = 2;
    if (!bytes && c == 'u') wanted = 4;
    if (!bytes && c == 'U') wanted = 8;
    if (!bytes && c == 'N') {
      const size_t close = s.find('}', i);
      if (i + 1 >= s.size() || s[i + 1] != '{' || close == std::string_view::npos || close == i + 2)
        return "`\\N` wants the name of a character in braces";
      i = close;
      continue;
    }
    uint32_t value = 0;
    for (size_t k = 0; k < wanted; ++k) {
      ++i;
      if (i >= s.size() || !std::isxdigit(static_cast<unsigned char>(s[i])))
        return "this escape wants more hexadecimal digits";
      value =
          value * 16 + static_cast<uint32_t>(digit(s[i]) ? s[i] - '0' : (s[i] | 0x20) - 'a' + 10);
    }
    if (wanted == 8 && value > 0x10ffff) return "no character has this number";
  }
  return nullptr;
}

bool never_in_names(uint32_t c) {
  struct Range {
    uint32_t first, last;
  };
  static constexpr Range kRanges[] = {
      {0x80, 0xa9},       {0xab, 0xb4},       {0xb6, 0xb6},       {0xb8, 0xb9},
      {0xbb, 0xbf},       {0xd7, 0xd7},       {0xf7, 0xf7},       {0x2000, 0x203e},
      {0x2041, 0x2053},   {0x2055, 0x2070},   {0x2074, 0x207e},   {0x2080, 0x208e},
      {0x20a0, 0x20cf},   {0x2190, 0x2bff},   {0x2e00, 0x2fff},   {0x3000, 0x3004},
      {0x3008, 0x3020},   {0x3030, 0x3030},   {0xd800, 0xf8ff},   {0xfe10, 0xfe1f},
      {0xfe30, 0xfe32},   {0xfe35, 0xfe4c},   {0xfe50, 0xfe6f},   {0xfeff, 0xff0f},
      {0xff1a, 0xff20},   {0xff3b, 0xff3e},   {0xff5b, 0xff65},   {0xffe0, 0xffff},
      {0x1f000, 0x1faff}, {0xe0000, 0xe00ff}, {0xf0000, 0x10ffff}};
  for (const Range& r : kRanges)
    if (c >= r.first && c <= r.last) return true;
  return false;
}

}  // namespace hvr
