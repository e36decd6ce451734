// Annotations as expressions.
#include "python/annotations.h"

#include <algorithm>
#include <map>

namespace hvr {
namespace {

struct AnnotationReader {
  std::vector<Node>& nodes;
  std::string_view text;
  std::vector<bool> gone;         // its children are its parent's
  std::map<NodeId, Span> bars{};  // operators that go in front of a node

  // The operands that a list of types holds, or none where one is more than an expression.
  std::vector<NodeId> operands(NodeId list) const {
    std::vector<NodeId> out;
    for (NodeId c = list + 1; c < nodes[list].last; c = nodes[c].last) {
      if (nodes[c].kind == Kind::comment) continue;
      const NodeId part = c + 1;
      if (nodes[c].kind != Kind::type || part >= nodes[c].last || nodes[part].last != nodes[c].last)
        return {};
      const Kind k = nodes[part].kind;
      if (k == Kind::splat_type || k == Kind::constrained_type || k == Kind::member_type) return {};
      out.push_back(part);
    }
    return out;
  }

  // `type X[T] = …`: the brackets declare T.
  bool defines_alias(NodeId generic) const {
    const NodeId type = nodes[generic].parent;
    return nodes[type].field == Field::left &&
           nodes[nodes[type].parent].kind == Kind::type_alias_statement;
  }

  void read_generic(NodeId n) {
    const NodeId name = n + 1, list = nodes[name].last;
    if (list >= nodes[n].last || nodes[list].kind != Kind::type_parameter || defines_alias(n))
      return;
    const std::vector<NodeId> parts = operands(list);
    if (parts.empty()) return;
    nodes[n].kind = Kind::subscript;
    nodes[name].field = Field::value;
    gone[list] = true;
    for (const NodeId part : parts) {
      gone[part - 1] = true;
      nodes[part].field = Field::subscript;
    }
  }

  void read_union(NodeId n) {
    const std::vector<NodeId> parts = operands(n);
    if (parts.size() != 2) return;
    bool comment = false;
    uint32_t at = nodes[parts[0]].span.end;
    for (; at < nodes[parts[1]].span.begin && (comment || text[at] != '|'); ++at)
      comment = text[at] == '#' || (comment && text[at] != '\n');
    nodes[n].kind = Kind::binary_operator;
    nodes[parts[0]].field = Field::left;
    nodes[parts[1]].field = Field::right;
    gone[parts[0] - 1] = gone[parts[1] - 1] = true;
    bars[parts[1] - 1] = {at, at + 1};
  }

  // The array without what is gone, and with the bars.
  void rebuild() {
    std::vector<Node> out;
    std::vector<NodeId> moved(nodes.size()), begins(nodes.size() + 1);
    for (NodeId n = 0; n < nodes.size(); ++n) {
      begins[n] = static_cast<NodeId>(out.size());
      const NodeId parent = nodes[n].parent == kNoNode ? kNoNode : moved[nodes[n].parent];
      if (const auto bar = bars.find(n); bar != bars.end())
        out.push_back({Kind::operator_token, Field::operator_, bar->second, parent, begins[n] + 1});
      moved[n] = gone[n] ? parent : static_cast<NodeId>(out.size());
      if (gone[n]) continue;
      out.push_back(nodes[n]);
      out.back().parent = parent;
    }
    begins.back() = static_cast<NodeId>(out.size());
    for (NodeId n = 0; n < nodes.size(); ++n)
      if (!gone[n]) out[moved[n]].last = begins[nodes[n].last];
    nodes = std::move(out);
  }
};

}  // namespace

void read_annotations(std::vector<Node>& nodes, std::string_view text) {
  const auto is_form = [](const Node& n) {
    return n.kind == Kind::generic_type || n.kind == Kind::union_type;
  };
  if (std::none_of(nodes.begin(), nodes.end(), is_form)) return;
  AnnotationReader reader{nodes, text, std::vector<bool>(nodes.size(), false)};
  for (NodeId n = 0; n < nodes.size(); ++n) {
    if (nodes[n].kind == Kind::generic_type) reader.read_generic(n);
    if (nodes[n].kind == Kind::union_type) reader.read_union(n);
  }
  reader.rebuild();
}

}  // namespace hvr
