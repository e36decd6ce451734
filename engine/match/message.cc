// Texts with holes, as users read them.
#include "engine/match/message.h"

#include "engine/match/views.h"

namespace hvr {

namespace {
std::string shown(const Tree& tree, const Value& v) {
  constexpr size_t kLongest = 60;
  return v.type == Value::Type::node      ? std::string(tree.text(v.node).substr(0, kLongest))
         : v.type == Value::Type::integer ? std::to_string(v.integer)
         : v.type == Value::Type::real    ? written(v.real)
                                          : v.text;
}
}  // namespace

std::string message_text(const Tree& tree, const ir::MessageText& text, const Captures& captures,
                         std::string_view reason) {
  std::string out;
  for (const auto& part : text.parts) {
    out += part.text;
    if (part.reason) out += reason;
    if (!part.hole) continue;
    const Value& v = captures[*part.hole];
    const auto all = v.elements();
    if (all.empty()) out += shown(tree, v);
    for (size_t i = 0; i < all.size(); ++i) out += (i ? ", " : "") + shown(tree, all[i]);
  }
  return out;
}

}  // namespace hvr
