// Fields of records: objects of named tuples and data classes, whose constructor gets them one by
// one.
#include <algorithm>

#include "engine/facts/flow.h"

namespace hvr {
namespace {

bool is_separator(char c) { return c == ',' || c == ' ' || c == '\t' || c == '\n'; }

// "a, b" or "a b": the position of the name.
std::optional<size_t> position_in(std::string_view names, std::string_view name) {
  size_t index = 0;
  for (size_t at = 0; at < names.size();) {
    while (at < names.size() && is_separator(names[at])) ++at;
    const size_t begin = at;
    while (at < names.size() && !is_separator(names[at])) ++at;
    if (begin == at) break;
    if (names.substr(begin, at - begin) == name) return index;
    ++index;
  }
  return std::nullopt;
}

std::string_view without_quotes(std::string_view literal) {
  const size_t begin = literal.find_first_of("'\""), end = literal.find_last_of("'\"");
  return begin == std::string_view::npos || end <= begin
             ? std::string_view{}
             : literal.substr(begin + 1, end - begin - 1);
}

}  // namespace

// Where `made` is the class statement or the call that makes a record class: which position of its
// constructor holds the field.
std::optional<size_t> Flow::field_position(NodeId made, std::string_view name) const {
  if (tree_.kind(made) == Kind::class_definition) {
    const ClassInfo* c = facts_.klass(made);
    const auto names = [&](NodeId n, std::string_view what) {
      if (tree_.kind(n) == Kind::call) n = tree_.child(n, Field::function);
      return facts_.canonical(n) == what;
    };
    const auto& decorators = facts_.decorators(made);
    const bool record = std::any_of(c->bases.begin(), c->bases.end(),
                                    [&](NodeId b) { return names(b, "typing.NamedTuple"); }) ||
                        std::any_of(decorators.begin(), decorators.end(),
                                    [&](NodeId d) { return names(d, "dataclasses.dataclass"); });
    if (!record || facts_.method_of(made, "__init__") != kNoNode) return std::nullopt;
    size_t index = 0;
    const NodeId body = tree_.child(made, Field::body);
    if (body == kNoNode) return std::nullopt;
    for (NodeId s = tree_.first_part(body); s != kNoNode; s = tree_.next_part(s)) {
      const NodeId a = tree_.kind(s) == Kind::expression_statement ? tree_.first_part(s) : s;
      if (a == kNoNode || tree_.kind(a) != Kind::assignment ||
          tree_.child(a, Field::type) == kNoNode)
        continue;
      if (const NodeId left = tree_.child(a, Field::left);
          left != kNoNode && tree_.text(left) == name)
        return index;
      ++index;
    }
    return std::nullopt;
  }
  if (tree_.kind(made) != Kind::call || tree_.child(made, Field::function) == kNoNode ||
      facts_.canonical(tree_.child(made, Field::function)) != "collections.namedtuple")
    return std::nullopt;
  const auto [names, opaque] = argument(made, 1, "field_names");
  if (names == kNoNode || opaque) return std::nullopt;
  if (tree_.kind(names) == Kind::string)
    return position_in(without_quotes(tree_.text(names)), name);
  if (tree_.kind(names) != Kind::list && tree_.kind(names) != Kind::tuple) return std::nullopt;
  size_t index = 0;
  for (const NodeId n : tree_.children(names)) {
    if (without_quotes(tree_.text(n)) == name) return index;
    ++index;
  }
  return std::nullopt;
}

bool Flow::add_fields(NodeId object, std::string_view name, NodeSet& out) const {
  const NodeSet& records = origins(object);
  bool all = records.complete && !records.nodes.empty();
  for (const NodeId record : records.nodes) {
    bool found = false;
    const NodeId f =
        tree_.kind(record) == Kind::call ? tree_.child(record, Field::function) : kNoNode;
    if (f != kNoNode) {
      const NodeSet& classes = origins(f);
      for (const NodeId made : classes.nodes)
        if (const auto at = field_position(made, name)) {
          const auto [value, opaque] = argument(record, *at, name);
          found = classes.complete && classes.nodes.size() == 1 && value != kNoNode && !opaque;
          if (value != kNoNode &&
              std::find(out.nodes.begin(), out.nodes.end(), value) == out.nodes.end())
            out.nodes.push_back(value);
        }
    }
    all = all && found;
  }
  return all;
}

}  // namespace hvr
