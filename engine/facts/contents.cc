#include "engine/facts/contents.h"

#include <algorithm>

#include "engine/facts/remember.h"

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
  const auto add = [&](NodeId n) {
    if (std::find(out.nodes.begin(), out.nodes.end(), n) != out.nodes.end()) return;
    if (out.nodes.size() < kWidest)
      out.nodes.push_back(n);
    else
      out.complete = false;
  };
  const Kind k = tree_.kind(e);
  const bool computes = k == Kind::call || k == Kind::binary_operator || k == Kind::unary_operator;
  if (computes || k == Kind::list || k == Kind::dictionary || k == Kind::set)
    for (const NodeId value : contents().of(e)) add(value);
  // What a function that is handed on gives back.
  if (const FunctionInfo* f = facts_.function(e))
    for (const NodeId r : f->returns) add(r);
  if (computes && contents().in_blocks()) each_block(e, add);
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
