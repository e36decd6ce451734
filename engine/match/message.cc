// Texts with holes, as users read them.
#include "engine/match/message.h"

namespace hvr {

std::string message_text(const Tree& tree, const ir::MessageText& text, const Captures& captures,
                         std::string_view reason) {
  constexpr size_t kLongest = 60;
  std::string out;
  for (const auto& part : text.parts) {
    out += part.text;
    if (part.reason) out += reason;
    if (!part.hole) continue;
    const Value& v = captures[*part.hole];
    out += v.type == Value::Type::node      ? std::string(tree.text(v.node).substr(0, kLongest))
           : v.type == Value::Type::integer ? std::to_string(v.integer)
                                            : v.text;
  }
  return out;
}

}  // namespace hvr
