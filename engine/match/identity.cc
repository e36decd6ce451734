// Identities of values, written as bytes: numbers with a mark behind them, texts with their length.
#include "engine/match/identity.h"

#include "engine/match/weight.h"

namespace hvr {
namespace {

void add(const Value& v, std::string& out) {
  spend(1 + weight(v));
  const auto number = [&](int64_t n) { out.append(std::to_string(n)).append(1, ';'); };
  number(static_cast<int64_t>(v.type));
  number(v.node);
  number(static_cast<int64_t>(v.nodes.size()));
  for (const NodeId n : v.nodes) number(n);
  number(static_cast<int64_t>(v.text.size()));
  out += v.text;
  number(v.integer);
  number(static_cast<int64_t>(v.items.size()));
  for (const Value& item : v.items) add(item, out);
  if (!v.result) return;
  number(static_cast<int64_t>(v.result->fragment.index()));
  for (const Value& held : v.result->frame) add(held, out);
  for (const auto& splice : v.result->splices) add(splice.value, out);
}

}  // namespace

std::string identity_of(const Value& value) {
  std::string out;
  if (value.bound() && !value.only_node()) add(value, out);
  return out;
}

bool identical(const Value& a, const Value& b) {
  return a.type == b.type && a.node == b.node && identity_of(a) == identity_of(b);
}

}  // namespace hvr
