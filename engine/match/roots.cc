// Roots of fragments and the nodes that may be such.
#include "engine/match/roots.h"

#include <algorithm>
#include <cctype>

namespace hvr {
namespace {

using ir::PatternNode;
using Type = PatternNode::Type;
using What = RootKey::What;

constexpr std::string_view kBuiltins = "builtins.";

bool is_builtin(const PatternNode& name) { return name.text.starts_with(kBuiltins); }

// Whether names are asked here: not for words of imports and of dotted values of a `case`.
bool may_be_named(const Tree& tree, NodeId n) {
  const NodeId p = tree.parent(n);
  return p == kNoNode ||
         (tree.kind(p) != Kind::dotted_name && tree.kind(p) != Kind::aliased_import);
}

// Whether a library's name is spelled here, from an import of its own. A variable that holds the
// same value is none: what it was given is.
bool is_spelled(const Facts& facts, NodeId n) {
  if (facts.tree().kind(n) != Kind::identifier) return true;
  const auto* bindings = facts.bindings_of(n);
  return !bindings || std::any_of(bindings->begin(), bindings->end(), [&](BindingId b) {
    return facts.binding(b).imported != kNoSymbol;
  });
}

// The parts of a pattern node.
struct Parts {
  const ir::Fragment& f;
  uint32_t root;

  // The part in a field that no other part has, where nothing may swallow a node: what matches has
  // exactly one child there, and it matches this part.
  std::optional<uint32_t> only(Field field) const {
    std::optional<uint32_t> found;
    for (uint32_t c = root + 1; c < f.pattern[root].last; c = f.pattern[c].last) {
      const PatternNode& part = f.pattern[c];
      if (part.is_list()) return std::nullopt;
      if (part.field != field) continue;
      if (found) return std::nullopt;
      found = c;
    }
    return found;
  }
};

// The key of a call's pattern.
std::optional<RootKey> key_of_call(const ir::Fragment& f, uint32_t call, Symbols& symbols) {
  const auto function = Parts{f, call}.only(Field::function);
  if (!function) return std::nullopt;
  const PatternNode& called = f.pattern[*function];
  if (called.type == Type::name)
    return is_builtin(called)
               ? RootKey{What::word, symbols.of(called.text.substr(kBuiltins.size()))}
               : RootKey{What::called, symbols.of(called.text)};
  if (called.type != Type::node || called.kind != Kind::attribute || member_pattern(f, *function))
    return std::nullopt;
  const auto attribute = Parts{f, *function}.only(Field::attribute);
  if (!attribute || f.pattern[*attribute].type != Type::literal) return std::nullopt;
  return RootKey{What::method, symbols.of(f.pattern[*attribute].text)};
}

std::vector<Kind> kinds_of(const ir::Fragment& f, uint32_t at) {
  const PatternNode& root = f.pattern[at];
  if (member_pattern(f, at)) return {Kind::identifier, Kind::attribute};
  if (root.type == Type::name) return {Kind::identifier, Kind::attribute, Kind::dotted_name};
  if (root.type == Type::node && root.kind == Kind::tuple)
    return {Kind::tuple, Kind::expression_list};
  if (root.type == Type::node || root.type == Type::literal) return {root.kind};
  return {};
}

// Where to look on for what tells a fragment from others: parts that every match has itself, in a
// construct without optional parts around them; what tells most first.
Few<Field, 2> leads_on(Kind k) {
  switch (k) {
    case Kind::expression_statement: return {Field::none};
    case Kind::assignment:
    case Kind::augmented_assignment: return {Field::right, Field::left};
    case Kind::call: return {Field::function};
    case Kind::attribute: return {Field::object, Field::attribute};
    case Kind::subscript: return {Field::value};
    default: return {};
  }
}

// The key of a part of the pattern, or of what it leads on to; `path` leads there from the root.
std::optional<RootKey> find_key(const ir::Fragment& f, uint32_t p, Symbols& symbols,
                                std::vector<Field>& path, uint32_t& words) {
  const PatternNode& part = f.pattern[p];
  if (part.type == Type::name && !is_builtin(part))
    return RootKey{What::named, symbols.of(part.text)};
  if (part.type == Type::literal && part.kind == Kind::identifier)
    return RootKey{What::spelled, symbols.of(part.text)};
  if (part.type != Type::node) return std::nullopt;
  if (const auto member = member_pattern(f, p)) {
    words = static_cast<uint32_t>(member->words.size());
    return RootKey{What::member, symbols.of(f.pattern[member->library].text)};
  }
  if (part.kind == Kind::call)
    if (const auto key = key_of_call(f, p, symbols)) return key;
  for (const Field field : leads_on(part.kind)) {
    const auto next = Parts{f, p}.only(field);
    if (!next) continue;
    path.push_back(field);
    if (const auto key = find_key(f, *next, symbols, path, words)) return key;
    path.pop_back();
  }
  return std::nullopt;
}

}  // namespace

std::optional<MemberPattern> member_pattern(const ir::Fragment& f, uint32_t p) {
  MemberPattern out{p, {}};
  bool open = false;
  while (f.pattern[out.library].type == Type::node &&
         f.pattern[out.library].kind == Kind::attribute) {
    const Parts parts{f, out.library};
    const auto object = parts.only(Field::object), word = parts.only(Field::attribute);
    if (!object || !word) return std::nullopt;
    open = open || f.pattern[*word].type != Type::literal;
    out.words.push_back(*word);
    out.library = *object;
  }
  const PatternNode& library = f.pattern[out.library];
  if (!open || library.type != Type::name || is_builtin(library)) return std::nullopt;
  return out;
}

RootIndex::RootIndex(const Facts& facts) : facts_(facts) {
  const Tree& tree = facts.tree();
  const auto kind = [&](NodeId n) { return static_cast<size_t>(tree.kind(n)); };
  for (NodeId n = 0; n < tree.size(); ++n)
    if (facts.is_live(n)) ++begins_[kind(n) + 1];
  for (size_t k = 1; k < begins_.size(); ++k) begins_[k] += begins_[k - 1];
  by_kind_.resize(begins_.back());
  auto next = begins_;
  for (NodeId n = 0; n < tree.size(); ++n)
    if (facts.is_live(n)) by_kind_[next[kind(n)]++] = n;
  for (const NodeId n : of(Kind::expression_statement)) {
    const NodeId only = tree.first_part(n);
    if (only == kNoNode) continue;
    if (tree.kind(only) == Kind::assignment) plain_.push_back(n);
    if (tree.kind(only) == Kind::augmented_assignment) augmented_.push_back(n);
  }
}

namespace {
// The node at the end of a path, without parentheses on the way; kNoNode: there is none.
NodeId end_of(const Tree& tree, const std::vector<Field>& path, NodeId n) {
  n = tree.without_parentheses(n);
  for (const Field field : path) {
    if (n == kNoNode) return n;
    n = tree.without_parentheses(field == Field::none ? tree.first_part(n) : tree.child(n, field));
  }
  return n;
}
// Whether a text may be an identifier.
bool is_word(std::string_view text) {
  return std::none_of(text.begin(), text.end(), [](char c) {
    return static_cast<signed char>(c) >= 0 && !std::isalnum(c) && c != '_';
  });
}
// The library of which a node names a member by as many words as asked for: in the text, or in the
// name under which this was imported. Empty where it names none.
std::string_view library_of(const Facts& facts, const FragmentRoot& root, NodeId n) {
  const Tree& tree = facts.tree();
  uint32_t left = root.words;
  for (; left > 0 && tree.kind(n) == Kind::attribute; --left) {
    n = tree.without_parentheses(tree.child(n, Field::object));
    if (n == kNoNode) return {};
  }
  std::string_view library = facts.canonical(n);
  if (left == 0 || library.empty()) return library;
  if (tree.kind(n) != Kind::identifier || !may_be_named(tree, n)) return {};
  for (uint32_t i = 0; i < left; ++i) {
    const size_t dot = library.rfind('.');
    if (dot == std::string_view::npos) return {};
    library = library.substr(0, dot);
  }
  const bool alone = root.path.empty() && left == root.words;
  return alone && !is_spelled(facts, n) ? std::string_view() : library;
}

// Calls `add` with what a node has of the kind that a root's key is.
template <class Add>
void each_symbol(const Facts& facts, const FragmentRoot& root, NodeId end, Add&& add) {
  const std::string_view text = facts.tree().text(end);
  switch (root.key->what) {
    case What::named: return add(facts.canonical_symbol(end));
    case What::member: {
      const std::string_view library = library_of(facts, root, end);
      return add(library.empty() ? kNoSymbol : facts.symbols().of(library));
    }
    case What::spelled: return add(is_word(text) ? facts.symbols().of(text) : kNoSymbol);
    default: break;
  }
  if (facts.tree().kind(end) != Kind::call) return;
  for (const RootKey& key : RootKeys(facts, end))
    if (key.what == root.key->what) add(key.symbol);
}
}  // namespace

std::span<const NodeId> RootIndex::along(const FragmentRoot& root) const {
  std::string name{static_cast<char>(root.key->what), static_cast<char>(root.words),
                   static_cast<char>(root.assignment.value_or(Kind::other))};
  for (const Kind kind : root.kinds) name += static_cast<char>(kind);
  name += '\0';
  for (const Field field : root.path) name += static_cast<char>(field);
  const auto [known, fresh] = along_.try_emplace(std::move(name));
  auto& [nodes, symbols, begins] = known->second;
  if (fresh) {
    std::vector<std::pair<Symbol, NodeId>> all;
    for (const Kind kind : root.kinds)
      for (const NodeId n : root.assignment ? statements_of(*root.assignment) : of(kind))
        if (const NodeId end = end_of(facts_.tree(), root.path, n); end != kNoNode)
          each_symbol(facts_, root, end, [&](Symbol symbol) {
            if (symbol != kNoSymbol) all.emplace_back(symbol, n);
          });
    std::sort(all.begin(), all.end());
    nodes.reserve(all.size());
    for (const auto& [symbol, n] : all) {
      if (symbols.empty() || symbols.back() != symbol) {
        symbols.push_back(symbol);
        begins.push_back(static_cast<uint32_t>(nodes.size()));
      }
      nodes.push_back(n);
    }
    begins.push_back(static_cast<uint32_t>(nodes.size()));
  }
  const auto it = std::lower_bound(symbols.begin(), symbols.end(), root.key->symbol);
  if (it == symbols.end() || *it != root.key->symbol) return {};
  const auto* begin = &begins[static_cast<size_t>(it - symbols.begin())];
  return std::span(nodes).subspan(begin[0], begin[1] - begin[0]);
}

std::span<const NodeId> RootIndex::statements_of(Kind assignment) const {
  return assignment == Kind::assignment ? plain_ : augmented_;
}

std::span<const NodeId> RootIndex::of(Kind k) const {
  const auto at = static_cast<size_t>(k);
  return std::span(by_kind_).subspan(begins_[at], begins_[at + 1] - begins_[at]);
}

std::span<const NodeId> RootIndex::of(const RootKey& key) const {
  auto& keyed = key.what == What::named ? names_ : calls_;
  if (!keyed) {
    keyed.emplace();
    key.what == What::named ? add_names() : add_calls();
  }
  const auto it = keyed->find(key.number());
  return it == keyed->end() ? std::span<const NodeId>() : it->second;
}

void RootIndex::add_calls() const {
  for (const NodeId n : of(Kind::call))
    for (const RootKey& key : RootKeys(facts_, n)) (*calls_)[key.number()].push_back(n);
}

void RootIndex::add_names() const {
  for (const Kind k : {Kind::identifier, Kind::attribute})
    for (const NodeId n : of(k))
      for (const RootKey& key : RootKeys(facts_, n)) (*names_)[key.number()].push_back(n);
  for (auto& [key, nodes] : *names_) std::sort(nodes.begin(), nodes.end());
}

RootKeys::RootKeys(const Facts& facts, NodeId n) {
  const Tree& tree = facts.tree();
  const Kind k = tree.kind(n);
  if (k == Kind::identifier || k == Kind::attribute) {
    if (may_be_named(tree, n) && is_spelled(facts, n)) add(What::named, facts.canonical_symbol(n));
    return;
  }
  if (k != Kind::call) return;
  const NodeId f = tree.without_parentheses(tree.child(n, Field::function));
  if (f == kNoNode) return;
  if (tree.kind(f) != Kind::identifier && tree.kind(f) != Kind::attribute) return;
  add(What::called, facts.canonical_symbol(f));
  if (tree.kind(f) == Kind::identifier)
    add(What::word, facts.symbols().of(tree.text(f)));
  else if (const NodeId word = tree.child(f, Field::attribute); word != kNoNode)
    add(What::method, facts.symbols().of(tree.text(word)));
}

namespace {
// The kinds of all nodes at which a fragment may match: of what it names, and of what stands around
// that without a meaning of its own.
std::bitset<256> fitting_kinds(const ir::Fragment& fragment) {
  const PatternNode& root = fragment.pattern[0];
  std::bitset<256> out;
  const auto add = [&](std::initializer_list<Kind> kinds) {
    for (const Kind k : kinds) out.set(static_cast<size_t>(k));
  };
  const bool is_name = root.type == Type::name;
  const bool told = is_name || root.type == Type::node || root.type == Type::literal;
  if (fragment.category == ir::Category::statements || !told) return out.set();
  add({Kind::parenthesized_expression, Kind::typed_parameter, Kind::decorated_definition});
  if (is_name) return add({Kind::identifier, Kind::attribute, Kind::dotted_name}), out;
  add({root.kind});
  switch (root.kind) {
    case Kind::attribute: add({Kind::identifier}); break;
    case Kind::argument_list: add({Kind::generator_expression}); break;
    case Kind::default_parameter: add({Kind::typed_default_parameter}); break;
    case Kind::tuple: add({Kind::expression_list}); break;
    case Kind::expression_list: add({Kind::tuple}); break;
    case Kind::tuple_pattern: add({Kind::pattern_list}); break;
    case Kind::pattern_list: add({Kind::tuple_pattern}); break;
    default: break;
  }
  return out;
}
}  // namespace

FragmentRoot root_of(const ir::Fragment& fragment, Symbols& symbols) {
  FragmentRoot out;
  const auto& pattern = fragment.pattern;
  if (pattern.empty()) {
    out.kinds = {Kind::other};
    return out;
  }
  out.fits = fitting_kinds(fragment);
  // Of several statements the first.
  const uint32_t root = fragment.category == ir::Category::statements && pattern.size() > 1;
  out.kinds = kinds_of(fragment, root);
  if (pattern[root].type == Type::node && pattern[root].kind == Kind::expression_statement)
    if (const auto only = Parts{fragment, root}.only(Field::none);
        only && pattern[*only].type == Type::node &&
        (pattern[*only].kind == Kind::assignment ||
         pattern[*only].kind == Kind::augmented_assignment))
      out.assignment = pattern[*only].kind;
  // Of a fragment that is one word any reading may be meant: only names of libraries tell it.
  if (pattern[root].type != Type::literal)
    out.key = find_key(fragment, root, symbols, out.path, out.words);
  out.straight = is_straight(fragment);
  out.more = out.assignment || out.key;
  return out;
}

bool has_root(const FragmentRoot& root, const Facts& facts, NodeId n) {
  const Tree& tree = facts.tree();
  if (root.assignment && tree.kind(n) == Kind::expression_statement) {
    const NodeId only = tree.first_part(n);
    if (only == kNoNode || tree.kind(only) != *root.assignment) return false;
  }
  if (!root.key) return true;
  // A name that stands alone may be the value of a `case` as well.
  const Kind alone = root.path.empty() ? tree.kind(n) : Kind::identifier;
  if (root.key->what == What::named && alone != Kind::identifier && alone != Kind::attribute)
    return true;
  n = end_of(tree, root.path, n);
  if (n == kNoNode) return false;
  const Symbol symbol = root.key->symbol;
  if (root.key->what == What::named) return facts.canonical_symbol(n) == symbol;
  if (root.key->what == What::member)
    return library_of(facts, root, n) == facts.symbols().text(symbol);
  const auto spelled = [&](NodeId word) {
    return word != kNoNode && facts.symbols().text(symbol) == tree.text(word);
  };
  if (root.key->what == What::spelled) return spelled(n);
  if (tree.kind(n) != Kind::call) return false;
  const NodeId f = tree.without_parentheses(tree.child(n, Field::function));
  if (f == kNoNode) return false;
  const Kind called = tree.kind(f);
  if (root.key->what == What::word) return called == Kind::identifier && spelled(f);
  if (root.key->what == What::method)
    return called == Kind::attribute && spelled(tree.child(f, Field::attribute));
  return (called == Kind::identifier || called == Kind::attribute) &&
         facts.canonical_symbol(f) == symbol;
}

}  // namespace hvr
