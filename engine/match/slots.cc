// Arguments by the names of a declared signature.
#include "engine/match/slots.h"

namespace hvr {

using Type = Value::Type;

const ir::Signature* signature_of(const Query& query, const Value& a) {
  if (a.signature) return a.signature;
  const NodeId call = a.node == kNoNode ? kNoNode : query.tree.parent(a.node);
  return call != kNoNode && query.tree.kind(call) == Kind::call ? query.flow.signature(call)
                                                                : nullptr;
}

namespace {

// Whether the parts of a call may pass a keyword to a function that collects them.
bool call_may_pass(const Tree& tree, NodeId call, std::string_view name, std::string_view other) {
  const NodeId list = tree.child(call, Field::arguments);
  if (list == kNoNode || tree.kind(list) != Kind::argument_list) return true;
  for (const NodeId arg : tree.children(list)) {
    if (tree.kind(arg) == Kind::dictionary_splat) return true;
    if (tree.kind(arg) != Kind::keyword_argument) continue;
    const auto given = tree.text(tree.child(arg, Field::name));
    if (given == name || given == other) return true;
  }
  return false;
}

bool display_may_hold(const Tree& tree, NodeId dictionary, std::string_view name,
                      std::string_view other) {
  for (const NodeId p : tree.children(dictionary)) {
    const NodeId key = tree.kind(p) == Kind::pair ? tree.child(p, Field::key) : kNoNode;
    if (key == kNoNode || tree.kind(key) != Kind::string) return true;
    const auto text = tree.text(key);
    if (text.size() < 2 || (text[0] != '\'' && text[0] != '"')) return true;
    const auto content = text.substr(1, text.size() - 2);
    if (content == name || content == other) return true;
  }
  return false;
}

// `dict(a=1)`: what is written there is all that it holds.
bool made_of_keywords(const Query& query, NodeId value) {
  const Tree& tree = query.tree;
  if (tree.kind(value) != Kind::call) return false;
  const NodeId f = tree.child(value, Field::function), list = tree.child(value, Field::arguments);
  if (tree.kind(f) != Kind::identifier || tree.text(f) != "dict" ||
      !query.facts.is_builtin_class(f) || list == kNoNode || tree.kind(list) != Kind::argument_list)
    return false;
  for (const NodeId arg : tree.children(list))
    if (tree.kind(arg) != Kind::keyword_argument) return false;
  return true;
}

// Whether nothing but reading is done with a dictionary: no store, no other method, no other name
// for it, no function it is given to.
bool only_read(const Query& query, BindingId dictionary) {
  const Tree& tree = query.tree;
  for (const NodeId n : query.facts.uses_of(dictionary)) {
    const NameRole role = query.facts.role(n);
    if (role == NameRole::assign || role == NameRole::parameter) continue;
    if (role != NameRole::load) return false;
    const NodeId p = tree.parent(n);
    const Field field = tree[n].field;
    bool read = false;
    switch (tree.kind(p)) {
      case Kind::dictionary_splat:
      case Kind::comparison_operator: read = true; break;
      case Kind::for_statement:
      case Kind::for_in_clause: read = field == Field::right; break;
      case Kind::subscript:
        read = field != Field::value || target_role(tree, p) == NameRole::load;
        break;
      case Kind::attribute: {
        const auto name = tree.text(tree.child(p, Field::attribute));
        read = name == "get" || name == "items" || name == "keys" || name == "values" ||
               name == "copy";
        break;
      }
      default: break;
    }
    if (!read) return false;
  }
  return true;
}

// Whether `**d` may pass a keyword: not where d is a literal without it, or collects what callers
// pass and none passes it.
bool splat_may_pass(const Query& query, NodeId splat, std::string_view name,
                    std::string_view other) {
  const Tree& tree = query.tree;
  const NodeId d = tree.first_part(splat);
  if (tree.kind(d) != Kind::identifier) return true;
  const auto reaching = query.facts.reaching(d);
  for (const BindingId id : reaching) {
    const Binding& b = query.facts.binding(id);
    if (!only_read(query, id)) return true;
    if (b.kind == BindingKind::assign && b.path.empty() && b.value != kNoNode) {
      if (tree.kind(b.value) == Kind::dictionary
              ? display_may_hold(tree, b.value, name, other)
              : !made_of_keywords(query, b.value) || call_may_pass(tree, b.value, name, other))
        return true;
      continue;
    }
    if (b.kind != BindingKind::parameter ||
        tree.kind(tree.parent(b.target)) != Kind::dictionary_splat_pattern)
      return true;
    const auto& calls = query.flow.callers(b.statement);
    if (calls.empty() || !query.flow.callers_known(b.statement)) return true;
    for (const NodeId call : calls)
      if (call_may_pass(tree, call, name, other)) return true;
  }
  return reaching.empty();
}

}  // namespace

Slot find_slot(const Query& query, const Value& a, const std::string& name) {
  const Tree& tree = query.tree;
  Slot s;
  s.name = name;
  if (a.type != Type::nodes || a.node == kNoNode) return s;
  const ir::Signature* sig = signature_of(query, a);
  const int index = sig ? sig->find(name) : -1;
  const ir::Parameter* declared =
      index >= 0 ? &sig->parameters[static_cast<size_t>(index)] : nullptr;
  if (declared) s.name = declared->name;
  const bool keyword_only = declared && declared->keyword_only;
  bool splat = false, keywords = false;
  int position = 0;
  const bool bare_generator = tree.kind(a.node) == Kind::generator_expression;
  for (const NodeId arg : bare_generator ? std::vector<NodeId>{a.node} : tree.children(a.node)) {
    const Kind k = tree.kind(arg);
    if (k == Kind::dictionary_splat)
      keywords = keywords || splat_may_pass(query, arg, s.name, name);
    else if (k == Kind::list_splat)
      splat = true;
    else if (k == Kind::keyword_argument) {
      const std::string_view given = tree.text(tree.child(arg, Field::name));
      if (given == name || (declared && sig->find(given) == index)) {
        s.state = Slot::State::given;
        s.argument = arg;
        s.value = tree.child(arg, Field::value);
        return s;
      }
    } else if (position++ == index && !splat && !keyword_only) {
      s.state = Slot::State::given;
      s.argument = s.value = arg;
      s.position = index;
      return s;
    }
  }
  if (keywords || (splat && !keyword_only) || !sig) return s;
  s.state = Slot::State::absent;
  if (declared && declared->fallback) {
    s.state = Slot::State::fallback;
    s.text = *declared->fallback;
  }
  return s;
}

}  // namespace hvr
