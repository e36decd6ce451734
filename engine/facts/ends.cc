// Where values begin. Each step that is not known whole cuts the flow.
#include "engine/facts/ends.h"

#include <algorithm>
#include <set>

#include "engine/facts/entered.h"
#include "python/dropped.h"

namespace hvr {
namespace {

// Methods of a dictionary that change nothing in it and give no hold of it.
bool is_read_of_dictionary(std::string_view method) {
  return method == "get" || method == "keys" || method == "values" || method == "items" ||
         method == "copy";
}

// Keys are told apart by their text: `'a'` and `"a"` would not be known as one.
bool is_spelled_like(std::string_view key, std::string_view other) {
  return key.front() == other.front() && key.find('\\') == key.npos;
}

// Whether an element is read, or set in an assignment of its own by a literal key.
bool is_read_or_set(const Tree& t, NodeId element, std::string_view asked) {
  const NodeId parent = t.parent(element);
  if (parent == kNoNode) return false;
  switch (t.kind(parent)) {
    case Kind::pattern_list:
    case Kind::tuple_pattern:
    case Kind::list_pattern:
    case Kind::list_splat_pattern:
    case Kind::as_pattern_target:
    case Kind::delete_statement: return false;
    default: break;
  }
  if (t[element].field != Field::left) return true;
  const NodeId key = index_of(t, element);
  return t.kind(parent) == Kind::assignment && key != kNoNode && t.kind(key) == Kind::string &&
         is_spelled_like(t.text(key), asked);
}

// Whether a use of a dictionary can put nothing into it: an element is read, or set by a literal
// key, which the step back knows.
bool keeps_elements(const Facts& facts, NodeId use, std::string_view asked) {
  const Tree& t = facts.tree();
  const NodeId parent = t.parent(use);
  if (parent == kNoNode) return false;
  switch (t.kind(parent)) {
    case Kind::subscript: return t[use].field == Field::value && is_read_or_set(t, parent, asked);
    case Kind::attribute: {
      const NodeId above = t.parent(parent);
      return above != kNoNode && t.kind(above) == Kind::call &&
             t[parent].field == Field::function &&
             is_read_of_dictionary(t.text(t.child(parent, Field::attribute)));
    }
    case Kind::dictionary_splat: return true;
    case Kind::for_statement: return t[use].field == Field::right;
    case Kind::argument_list: {
      const NodeId f = t.child(t.parent(parent), Field::function);
      const std::string_view name = t.text(f);
      return facts.is_builtin(f) &&
             (name == "print" || name == "len" || name == "sorted" || name == "str");
    }
    default: return false;
  }
}

// Whether an element is one that the program writes out: it is asked for by a literal key, of
// dictionaries whose every use is known.
bool is_known_element(const Uses& uses, NodeId n) {
  const Flow& flow = uses.flow();
  const Tree& t = flow.facts().tree();
  const NodeId index = index_of(t, n);
  if (index == kNoNode || t.kind(index) != Kind::string) return false;
  const std::string_view asked = t.text(index);
  const NodeSet& containers = flow.origins(t.child(n, Field::value));
  if (!containers.complete) return false;
  for (const NodeId c : containers.nodes) {
    if (t.kind(c) != Kind::dictionary) return false;
    const Display& written = flow.display(c);
    if (written.splat || !written.values.contains(asked)) return false;
    for (const auto& [key, values] : written.values)
      if (!is_spelled_like(key, asked)) return false;
    const UseSet all = uses.of(c);
    if (!all.complete) return false;
    for (const Use& u : all.uses)
      if (!keeps_elements(flow.facts(), u.node, asked)) return false;
  }
  return true;
}

// Whether there may be more behind an expression than the step back from it says.
bool is_cut(const Uses& uses, NodeId n, const NodeSet& next) {
  const Flow& flow = uses.flow();
  if (!next.complete) return true;
  if (next.nodes.empty()) return false;
  const Tree& t = flow.facts().tree();
  switch (t.kind(n)) {
    case Kind::call: {
      const NodeSet& callees = flow.callees(n);
      return !callees.nodes.empty() && !callees.complete;
    }
    // Something else may have been stored there through another handle.
    case Kind::subscript: return !is_known_element(uses, n);
    case Kind::attribute: {
      const NodeId object = t.child(n, Field::object);
      if (!flow.facts().module_named_by(object).empty()) return false;
      const TypeSet& owner = flow.types(object);
      return !owner.complete || owner.names.empty();
    }
    default: return false;
  }
}

// Once for each expression, by whatever calls it is reached; sure when all ways are.
void add_end(std::vector<End>& out, NodeId n, bool sure) {
  const auto same = [&](const End& e) { return e.node == n; };
  if (const auto it = std::find_if(out.begin(), out.end(), same); it != out.end())
    it->sure = it->sure && sure;
  else
    out.push_back({n, sure});
}

}  // namespace

std::vector<End> ends_of(const Uses& uses, NodeId value, Follow how,
                         const std::function<bool(NodeId)>& stop) {
  const Flow& flow = uses.flow();
  std::vector<End> out;
  std::vector<Visit> work{{value}};
  std::set<uint64_t> seen{key(work[0])};
  bool stopped = false;
  for (size_t i = 0; i < work.size(); ++i) {
    const Visit at = work[i];
    const NodeId n = at.node;
    if (i >= kFlowLimit) {
      out.push_back({value, false});
      break;
    }
    if (stop(n)) {
      stopped = true;
      continue;
    }
    const NodeSet next = step_from(flow, at, how);
    const bool cut = is_cut(uses, n, next);
    if (next.nodes.empty() || cut) add_end(out, n, !cut);
    for (const NodeId k : next.nodes)
      if (const Visit v = going_on(flow, at, k); seen.insert(key(v)).second) work.push_back(v);
  }
  // A circle begins nowhere.
  if (out.empty() && !stopped) out.push_back({value, false});
  return out;
}

}  // namespace hvr
