#include "engine/facts/contents.h"

#include <algorithm>

#include "engine/facts/remember.h"
#include "python/dropped.h"
#include "python/lexical.h"

namespace hvr {
namespace {

// The last names of the methods that keep what they are given.
std::unordered_set<std::string_view> keeping_methods(const ir::Library& library) {
  std::unordered_set<std::string_view> out;
  for (const auto& [name, signature] : library.functions)
    if (!signature.passes_to_self.empty())
      out.insert(std::string_view(name).substr(name.rfind('.') + 1));
  return out;
}

}  // namespace

void Contents::collect(const Facts& facts, const Flow& flow) {
  const Tree& t = facts.tree();
  const auto put = [&](NodeId container, NodeId value) {
    for (const NodeId made : flow.origins(container).nodes) {
      auto& in = put_[made];
      if (std::find(in.begin(), in.end(), value) != in.end()) continue;
      if (in.size() < kWidest)
        in.push_back(value);
      else
        flow.cut(made);
    }
  };
  const auto keeping = keeping_methods(facts.library());
  in_blocks_ = std::any_of(facts.library().functions.begin(), facts.library().functions.end(),
                           [](const auto& f) { return !f.second.passes_within.empty(); });
  for (const NodeId call : facts.calls()) {
    const NodeId f = t.child(call, Field::function);
    if (f == kNoNode || t.kind(f) != Kind::attribute ||
        !keeping.contains(t.text(t.child(f, Field::attribute))))
      continue;
    if (const ir::Signature* s = flow.signature(call))
      flow.each_passed(call, *s, s->passes_to_self,
                       [&](NodeId value) { put(t.child(f, Field::object), value); });
  }
  for (const AttributeBinding& b : facts.stored().elements())
    if (b.value != kNoNode && b.path.empty()) put(t.child(b.target, Field::value), b.value);
}

std::span<const NodeId> Contents::of(NodeId made) const {
  const auto it = put_.find(made);
  return it == put_.end() ? std::span<const NodeId>{} : std::span(it->second);
}

void Flow::each_passed(NodeId call, const ir::Signature& signature,
                       const std::vector<std::string>& names,
                       FunctionRef<void(NodeId)> take) const {
  const NodeId args = tree_.child(call, Field::arguments);
  if (args == kNoNode || tree_.kind(args) != Kind::argument_list) return;
  for (const auto& passed : names) {
    if (passed == "self") {
      const NodeId f = tree_.child(call, Field::function);
      if (tree_.kind(f) == Kind::attribute) take(tree_.child(f, Field::object));
      continue;
    }
    const int index = signature.find(passed);
    int position = 0;
    for (NodeId a = tree_.first_part(args); a != kNoNode; a = tree_.next_part(a)) {
      if (tree_.kind(a) == Kind::keyword_argument) {
        if (signature.find(tree_.text(tree_.child(a, Field::name))) == index)
          take(tree_.child(a, Field::value));
      } else if (signature.takes(passed, position++)) {
        take(tree_.kind(a) == Kind::list_splat ? tree_.first_part(a) : a);
      }
    }
  }
}

const Contents& Flow::contents() const {
  if (contents_built_) return contents_;
  contents_built_ = true;
  aside([&] { contents_.collect(facts_, *this); });
  return contents_;
}

void Flow::add_unwritten(NodeId e, NodeSet& out) const {
  const auto add = [&](NodeId n) { out.add(n); };
  const Kind k = tree_.kind(e);
  const bool computes = k == Kind::call || k == Kind::binary_operator || k == Kind::unary_operator;
  if (computes || k == Kind::list || k == Kind::dictionary || k == Kind::set)
    for (const NodeId value : contents().of(e)) add(value);
  // What a function that is handed on gives back.
  if (const FunctionInfo* f = facts_.function(e))
    for (const NodeId r : f->returns) add(r);
  if (computes && contents().in_blocks()) each_block(e, add);
}

// `d['k'] = v` elsewhere, of the same dictionary.
void Flow::add_assigned_elements(NodeId e, const NodeSet& containers, NodeSet& out) const {
  const auto all = facts_.stored().element(tree_.text(index_of(tree_, e)));
  if (all.size() > kMostElementBindings) {
    out.complete = false;
    return;
  }
  for (const AttributeBinding& b : all) {
    if (out.full()) return;
    if (b.target == e || b.value == kNoNode) continue;
    const NodeSet& other = origins(tree_.child(b.target, Field::value));
    const bool same = std::any_of(other.nodes.begin(), other.nodes.end(), [&](NodeId n) {
      return std::find(containers.nodes.begin(), containers.nodes.end(), n) !=
             containers.nodes.end();
    });
    if (!same) continue;
    const NodeSet p = b.path.empty() ? NodeSet{{b.value}, true} : project(b.value, b.path);
    for (const NodeId n : p.nodes) out.add(n);
  }
}

NodeSet Flow::step_subscript(NodeId e, Follow how) const {
  NodeSet out;
  const NodeId value = tree_.child(e, Field::value), index = index_of(tree_, e);
  const NodeSet& containers = origins(value);
  for (const NodeId o : containers.nodes) {
    if (is_sequence_literal(tree_.kind(o)) && index != kNoNode &&
        tree_.kind(index) == Kind::integer) {
      const auto& items = display(o).elements;
      const auto i = integer_value(tree_.text(index));
      if (i && *i < items.size()) out.add(items[*i]);
    } else if (tree_.kind(o) == Kind::dictionary && index != kNoNode) {
      const auto& values = display(o).values;
      if (const auto it = values.find(tree_.text(index)); it != values.end())
        for (const NodeId v : it->second) out.add(v);
    }
  }
  if (index != kNoNode) add_assigned_elements(e, containers, out);
  if (how == Follow::made_of) {
    // Where the element is known, the others say nothing of it.
    const bool literal = index != kNoNode &&
                         (tree_.kind(index) == Kind::string || tree_.kind(index) == Kind::integer);
    if (!literal || !containers.complete || out.nodes.empty()) out.add(value);
    for (const NodeId i : tree_.children(e, Field::subscript)) out.add(i);
  }
  if (out.nodes.empty()) out.complete = false;
  return out;
}

void Flow::each_block(NodeId e, FunctionRef<void(NodeId)> take) const {
  for (NodeId n = e, p = tree_.parent(n); p != kNoNode; n = p, p = tree_.parent(n)) {
    if (tree_.kind(p) == Kind::function_definition || tree_.kind(p) == Kind::class_definition)
      return;
    if (tree_.kind(p) != Kind::with_statement || tree_[n].field != Field::body) continue;
    for (NodeId item = p; item < n; ++item) {
      if (tree_.kind(item) != Kind::with_item) continue;
      const NodeId value = tree_.child(item, Field::value);
      if (value == kNoNode) continue;
      const NodeId call = tree_.kind(value) == Kind::as_pattern ? tree_.first_child(value) : value;
      if (call == kNoNode || tree_.kind(call) != Kind::call) continue;
      if (const ir::Signature* s = signature(call)) each_passed(call, *s, s->passes_within, take);
    }
  }
}

}  // namespace hvr
