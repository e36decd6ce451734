// What literals of Python stand for.
#include <array>
#include <charconv>
#include <cmath>

#include "engine/match/views.h"

namespace hvr {
namespace {

using Type = Value::Type;

bool has_letter(std::string_view text, std::string_view letters) {
  return text.find_first_of(letters) != std::string_view::npos;
}

void put_utf8(std::string& out, uint32_t c) {
  const auto tail = [&](uint32_t bits, int shift) {
    return static_cast<char>(0x80U | ((bits >> shift) & 0x3FU));
  };
  if (c < 0x80) {
    out += static_cast<char>(c);
  } else if (c < 0x800) {
    out += {static_cast<char>(0xC0U | (c >> 6)), tail(c, 0)};
  } else if (c < 0x10000) {
    out += {static_cast<char>(0xE0U | (c >> 12)), tail(c, 6), tail(c, 0)};
  } else {
    out += {static_cast<char>(0xF0U | (c >> 18)), tail(c, 12), tail(c, 6), tail(c, 0)};
  }
}

// The digits of an escape; `text` begins behind its letter, and what is read is taken off.
std::optional<uint32_t> digits(std::string_view& text, size_t least, size_t most, int base) {
  uint32_t n = 0;
  const std::string_view all = text.substr(0, most);
  const auto [end, problem] = std::from_chars(all.data(), all.data() + all.size(), n, base);
  const auto size = static_cast<size_t>(end - all.data());
  if (problem != std::errc() || size < least || all[0] == '-') return std::nullopt;
  text.remove_prefix(size);
  return n;
}

// What stands between the quotes, its escapes read. Nothing where one is named (`\N{…}`), or is
// no character.
std::optional<std::string> unescaped(std::string_view text, bool bytes) {
  constexpr std::string_view kLetters = "\n\\'\"abfnrtv";
  constexpr std::array<std::string_view, 11> kMeant = {"",   "\\", "'",  "\"", "\a", "\b",
                                                       "\f", "\n", "\r", "\t", "\v"};
  std::string out;
  while (!text.empty()) {
    const char c = text[0];
    text.remove_prefix(1);
    if (c != '\\' || text.empty()) {
      out += c;
      continue;
    }
    const char letter = text[0];
    if (const size_t at = kLetters.find(letter); at != std::string_view::npos) {
      out += kMeant[at];
      text.remove_prefix(1);
      continue;
    }
    const bool wide = !bytes && (letter == 'u' || letter == 'U');
    std::optional<uint32_t> code;
    if (letter >= '0' && letter <= '7') {
      code = digits(text, 1, 3, 8);
    } else if (letter == 'x' || wide) {
      const size_t size = letter == 'x' ? 2 : letter == 'u' ? 4 : 8;
      text.remove_prefix(1);
      code = digits(text, size, size, 16);
    } else if (!bytes && letter == 'N') {
      return std::nullopt;
    } else {
      out += '\\';
      continue;
    }
    if (!code || *code > (bytes ? 0xFFU : 0x10FFFFU) || (*code >= 0xD800 && *code < 0xE000))
      return std::nullopt;
    if (bytes)
      out += static_cast<char>(*code);
    else
      put_utf8(out, *code);
  }
  return out;
}

Value text_of_literal(std::string_view literal) {
  const std::string_view prefix = literal.substr(0, literal.find_first_of("'\""));
  if (has_letter(prefix, "fFtT")) return Value::of(Type::unknown);
  const bool bytes = has_letter(prefix, "bB");
  const std::string_view content = string_content(literal);
  auto text = has_letter(prefix, "rR") ? std::string(content) : unescaped(content, bytes);
  if (!text) return Value::of(Type::unknown);
  Value v = Value::of_text(std::move(*text));
  if (bytes) v.type = Type::bytes;
  return v;
}

Value negated(Value v) {
  if (v.type == Type::real) {
    v.real = -v.real;
  } else if (v.type == Type::integer && v.integer != INT64_MIN) {
    v.integer = -v.integer;
  } else {
    return Value::of(Type::unknown);
  }
  return v;
}

Value literal(const Tree& tree, NodeId n) {
  switch (tree.kind(n)) {
    case Kind::integer:
    case Kind::float_:
    case Kind::true_:
    case Kind::false_:
    case Kind::none_:
    case Kind::string: return constant_of(tree.text(n));
    case Kind::parenthesized_expression: return literal(tree, tree.first_part(n));
    case Kind::unary_operator: {
      Value v = literal(tree, tree.child(n, Field::argument));
      if (tree.text(n).starts_with('-')) return negated(std::move(v));
      const bool number = v.type == Type::integer || v.type == Type::real;
      return tree.text(n).starts_with('+') && number ? v : Value::of(Type::unknown);
    }
    default: return Value::of(Type::unknown);
  }
}

}  // namespace

std::string_view string_content(std::string_view s) {
  const size_t q = s.find_first_of("'\"");
  if (q == std::string_view::npos) return s;
  const size_t n = s.substr(q, 3) == std::string(3, s[q]) && s.size() >= q + 6 ? 3 : 1;
  return s.size() < q + 2 * n ? s : s.substr(q + n, s.size() - q - 2 * n);
}

Value number_of(std::string_view text) {
  std::string all;
  for (const char c : text)
    if (c != '_') all += c;
  const bool based = all.size() > 2 && all[0] == '0' && has_letter(all.substr(1, 1), "xXoObB");
  const char* last = all.data() + all.size();
  if (!based && has_letter(all, ".eE")) {
    double real = 0;
    const auto [end, problem] = std::from_chars(all.data(), last, real);
    return problem == std::errc() && end == last ? Value::of_real(real) : Value::of(Type::unknown);
  }
  int base = 10;
  if (based) {
    base = has_letter(all.substr(1, 1), "xX") ? 16 : has_letter(all.substr(1, 1), "oO") ? 8 : 2;
    all.erase(0, 2);
    last = all.data() + all.size();
  }
  int64_t n = 0;
  const auto [end, problem] = std::from_chars(all.data(), last, n, base);
  return problem == std::errc() && end == last ? Value::of_integer(n) : Value::of(Type::unknown);
}

std::optional<int> order_of(const Value& a, const Value& b) {
  const auto is_number = [](const Value& v) {
    return v.type == Type::integer || v.type == Type::real;
  };
  if (!is_number(a) || !is_number(b)) return std::nullopt;
  if (a.type == Type::integer && b.type == Type::integer)
    return a.integer < b.integer ? -1 : static_cast<int>(a.integer > b.integer);
  const double x = a.type == Type::real ? a.real : static_cast<double>(a.integer);
  const double y = b.type == Type::real ? b.real : static_cast<double>(b.integer);
  return x < y ? -1 : static_cast<int>(x > y);
}

std::string written(double number) {
  std::array<char, 32> room{};
  const auto end = std::to_chars(room.data(), room.data() + room.size(), number).ptr;
  std::string out(room.data(), end);
  return has_letter(out, ".en") ? out : out + ".0";
}

Value constant_of(std::string_view python) {
  if (python == "True" || python == "False") return Value::of_boolean(python == "True");
  if (python == "None") return Value::of(Type::absent);
  if (python.starts_with('-')) return negated(number_of(python.substr(1)));
  if (python.ends_with('\'') || python.ends_with('"')) return text_of_literal(python);
  return number_of(python);
}

Value constant_of(const Query& query, NodeId n) {
  Value own = literal(query.tree, n);
  if (own.type != Type::unknown) return own;
  const NodeSet& origins = query.flow.origins(n);
  if (!origins.complete || origins.nodes.size() != 1) return own;
  return literal(query.tree, origins.nodes[0]);
}

}  // namespace hvr
