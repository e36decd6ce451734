// Runs the PEGTL grammar, one declaration at a time, and turns its parse tree into ours.
#include <algorithm>
#include <set>
#include <tao/pegtl/contrib/parse_tree.hpp>
#include <unordered_map>

#include "dsl/syntax.h"
#include "grammar/hvr.h"

namespace hvr::dsl {
namespace {

namespace g = hvr::grammar;
namespace pt = tao::pegtl::parse_tree;

template <typename Rule>
struct selected : std::false_type {};
#define X(name) \
  template <>   \
  struct selected<g::name> : std::true_type {};
HVR_SYNTAX(X)
#undef X

// Layers of the expression grammar that hold a single child stand for that child.
template <typename Rule>
inline constexpr bool folded = false;
template <>
inline constexpr bool folded<g::value> = true;
template <>
inline constexpr bool folded<g::product> = true;
template <>
inline constexpr bool folded<g::condition> = true;
template <>
inline constexpr bool folded<g::conjunction> = true;
template <>
inline constexpr bool folded<g::test> = true;
template <>
inline constexpr bool folded<g::definition_body> = true;
template <>
inline constexpr bool folded<g::seen> = true;

template <typename Rule>
struct selector : std::bool_constant<selected<Rule>::value> {
  template <typename... States>
  static void transform(std::unique_ptr<pt::node>& n, States&&...) {
    if constexpr (folded<Rule>)
      if (n && n->children.size() == 1) n = std::move(n->children[0]);
  }
};

// How far the parser got, and what it would have accepted there.
struct Furthest {
  size_t byte = 0;
  std::vector<std::string_view> rules;  // names of the token rules that failed there

  std::set<std::string> expected() const;
};

// The grammar names rules that stand for tokens in a few ways only.
constexpr bool is_token(std::string_view rule) {
  return rule.starts_with("T_") || rule.starts_with("k_") || rule.starts_with("open_") ||
         rule.starts_with("close_") || rule.starts_with("closing_") || rule == "colon" ||
         rule == "equals" || rule == "comma" || rule == "s_sub" || rule == "parameter_value";
}
template <typename Rule>
constexpr std::string_view rule_name() {
  std::string_view name = tao::pegtl::demangle<Rule>();
  return name.substr(name.rfind(':') + 1);
}

std::string token_name(std::string_view rule) {
  static const std::unordered_map<std::string_view, std::string> names = {
      {"T_word", "a name"},
      {"T_dotted", "a dotted name"},
      {"T_hole", "a hole `$x`"},
      {"T_many", "a hole `$...x`"},
      {"T_text", "a \"text\""},
      {"T_number", "a number"},
      {"T_fragment", "a `fragment`"},
      {"T_dashed", "a name"},
      {"colon", "`:`"},
      {"equals", "`=`"},
      {"comma", "`,`"},
      {"open_paren", "`(`"},
      {"close_paren", "`)`"},
      {"open_brace", "`{`"},
      {"close_brace", "`}`"},
      {"closing_quote", "a closing `\"`"},
      {"closing_backtick", "a closing backtick"},
      {"s_sub", "`<:`"},
      {"parameter_value", "a value"}};
  const auto it = names.find(rule);
  if (it != names.end()) return it->second;
  if (rule.ends_with("_value")) rule.remove_suffix(6);
  if (rule.starts_with("k_")) return "`" + std::string(rule.substr(2)) + "`";
  return {};
}

std::set<std::string> Furthest::expected() const {
  std::set<std::string> out;
  for (const auto r : rules)
    if (std::string token = token_name(r); !token.empty()) out.insert(std::move(token));
  return out;
}

template <typename Rule>
struct control : tao::pegtl::normal<Rule> {
  template <typename Input, typename... States>
  static void failure(const Input& in, States&&... st) {
    note(in.byte(), false, st...);
    tao::pegtl::normal<Rule>::failure(in, st...);
  }
  template <typename Input, typename... States>
  static void success(const Input& in, States&&... st) {
    note(in.byte(), true, st...);
    tao::pegtl::normal<Rule>::success(in, st...);
  }

 private:
  template <typename... States>
  static void note(size_t byte, bool matched, States&&... st) {
    (note_in(byte, matched, st), ...);
  }
  template <typename State>
  static void note_in(size_t, bool, State&) {}
  static void note_in(size_t byte, bool matched, Furthest& f) {
    if constexpr (is_token(rule_name<Rule>())) {
      if (byte < f.byte) return;
      if (byte > f.byte) {
        f.byte = byte;
        f.rules.clear();
      }
      if (!matched) f.rules.push_back(rule_name<Rule>());
    }
  }
};

Syntax kind_of(std::string_view type) {
  static const std::unordered_map<std::string_view, Syntax> kinds = {
#define X(name) {tao::pegtl::demangle<g::name>(), Syntax::name},
      HVR_SYNTAX(X)
#undef X
  };
  return kinds.at(type);
}

SyntaxNode convert(const pt::node& n, uint32_t base) {
  SyntaxNode out;
  out.kind = kind_of(n.type);
  std::string_view view = n.string_view();
  out.column = static_cast<uint32_t>(n.begin().column) - 1;
  out.span.begin = base + static_cast<uint32_t>(n.begin().byte);
  while (!view.empty() && std::isspace(static_cast<unsigned char>(view.back())))
    view.remove_suffix(1);
  out.text = std::string(view);
  out.span.end = out.span.begin + static_cast<uint32_t>(view.size());
  for (const auto& c : n.children) out.children.push_back(convert(*c, base));
  return out;
}

// The start of the next line after `from` whose first column begins a declaration.
size_t next_declaration(std::string_view text, size_t from) {
  for (size_t i = text.find('\n', from); i != std::string_view::npos; i = text.find('\n', i + 1)) {
    const auto rest = text.substr(i + 1);
    tao::pegtl::memory_input<> in(rest.data(), rest.data() + rest.size(), "");
    if (tao::pegtl::parse<g::declaration_start>(in)) return i + 1;
  }
  return text.size();
}

bool reserved_at(std::string_view text, size_t at) {
  const auto rest = text.substr(std::min(at, text.size()));
  tao::pegtl::memory_input<> in(rest.data(), rest.data() + rest.size(), "");
  return tao::pegtl::parse<g::reserved>(in);
}

std::string describe(const std::set<std::string>& expected) {
  std::string out;
  size_t i = 0;
  for (const auto& e : expected) {
    if (i == 8) {
      out += ", …";
      break;
    }
    out += (i++ ? ", " : "") + e;
  }
  return out;
}

}  // namespace

std::string_view syntax_name(Syntax k) {
  switch (k) {
#define X(name) \
  case Syntax::name: return #name;
    HVR_SYNTAX(X)
#undef X
  }
  return "?";
}

std::vector<SyntaxNode> parse_rules(const std::string& path, std::string_view text,
                                    Diagnostics& diagnostics) {
  std::vector<SyntaxNode> out;
  {
    tao::pegtl::memory_input<> in(text.data(), text.data() + text.size(), path);
    if (tao::pegtl::parse<tao::pegtl::seq<g::ws, tao::pegtl::eof>>(in)) return out;
  }
  for (size_t at = 0; at < text.size();) {
    const auto rest = text.substr(at);
    tao::pegtl::memory_input<> in(rest.data(), rest.data() + rest.size(), path);
    Furthest furthest;
    const auto root =
        pt::parse<g::whole_declaration, selector, tao::pegtl::nothing, control>(in, furthest);
    if (root && !root->children.empty()) {
      out.push_back(convert(*root->children[0], static_cast<uint32_t>(at)));
      at += in.byte();
      continue;
    }
    const std::set<std::string> expected = furthest.expected();
    const size_t place = at + furthest.byte;
    size_t end = place;
    while (end < text.size() && !std::isspace(static_cast<unsigned char>(text[end])) &&
           end < place + 24)
      ++end;
    const std::string found =
        place >= text.size()
            ? "the end of the file"
            : "`" + std::string(text.substr(place, std::max<size_t>(end - place, 1))) + "`";
    diagnostics.error("R001", path,
                      {static_cast<uint32_t>(std::min(place, text.size())),
                       static_cast<uint32_t>(std::min(std::max(end, place + 1), text.size()))},
                      found + " cannot stand here",
                      reserved_at(text, place) && expected.contains("a name")
                          ? "this is a word of the language; choose another name"
                      : expected.empty() ? ""
                                         : "expected " + describe(expected));
    at = next_declaration(text, std::max(place, at + 1) - 1);
  }
  return out;
}

std::vector<SyntaxNode> parse_splice(const std::string& path, std::string_view text, uint32_t base,
                                     Diagnostics& diagnostics) {
  using whole = tao::pegtl::seq<g::ws, g::value, tao::pegtl::eof>;
  tao::pegtl::memory_input<> in(text.data(), text.data() + text.size(), path);
  Furthest furthest;
  const auto root = pt::parse<whole, selector, tao::pegtl::nothing, control>(in, furthest);
  if (root && !root->children.empty()) return {convert(*root->children[0], base)};
  diagnostics.error("R001", path, {base, base + static_cast<uint32_t>(text.size())},
                    "a splice holds one value",
                    "write `${$x}` or a little arithmetic on holes and parameters");
  return {};
}

namespace {
void dump_node(const SyntaxNode& n, int depth, std::string& out) {
  out.append(static_cast<size_t>(depth) * 2, ' ');
  out += syntax_name(n.kind);
  if (n.children.empty()) out += " " + n.text;
  out += "\n";
  for (const auto& c : n.children) dump_node(c, depth + 1, out);
}
}  // namespace

std::string dump(const std::vector<SyntaxNode>& declarations) {
  std::string out;
  for (const auto& d : declarations) dump_node(d, 0, out);
  return out;
}

}  // namespace hvr::dsl
