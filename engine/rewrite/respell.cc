// What was caught in one module and is put into another is spelled as that one would.
#include <algorithm>

#include "engine/match/inline.h"
#include "engine/match/weight.h"
#include "engine/rewrite/application.h"

namespace hvr {
namespace {

using Type = Value::Type;

bool respell(const Query& query, Value& v, NodeId place) {
  const auto foreign = [&](NodeId n) {
    return query.tree.module_of(n) != query.tree.module_of(place);
  };
  if (v.type == Type::node && foreign(v.node)) {
    v = seen_in_module(query, v.node, place);
    return v.type == Type::text;
  }
  if (v.type == Type::nodes)
    return std::none_of(v.nodes.begin(), v.nodes.end(), foreign) &&
           std::all_of(v.items.begin(), v.items.end(),
                       [&](Value& item) { return respell(query, item, place); });
  if (v.type != Type::result) return true;
  tick();
  spend(kStepsOfAValue * weight(v.result->frame));
  v.result = std::make_shared<Result>(*v.result);
  for (const auto& s : query.rules[v.result->fragment].segments) {
    if (!s.var) continue;
    Value held = v.result->frame[*s.var];
    if (!respell(query, held, place)) return false;
    v.result->frame.set(*s.var, std::move(held));
  }
  auto& splices = v.result->splices;
  return std::all_of(splices.begin(), splices.end(),
                     [&](auto& splice) { return respell(query, splice.value, place); });
}

}  // namespace

bool respell_for_module(const Query& query, Application& a) {
  if (query.tree.modules().size() == 1) return true;
  const char* const why = "what it needs has no name in the module where it is needed";
  for (Edit& e : a.edits)
    for (Value& v : e.results)
      if (!respell(query, v, e.node)) return a.fail(why);
  for (BehindImports& b : a.header)
    if (!respell(query, b.value, query.tree.module_of(a.root))) return a.fail(why);
  return true;
}

}  // namespace hvr
