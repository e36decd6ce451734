// Values that are what another value has: what stands around a node, its text, its name.
#pragma once
#include "ir/operands.h"

namespace hvr::ir::value {

struct StatementOf {
  ValueId node;
  HVR_OP("statement_of", node)
};
struct LoopAround {
  ValueId node;
  HVR_OP("loop_around", node)
};
struct FunctionOf {
  ValueId node;
  HVR_OP("function_of", node)
};
struct ClassOf {
  ValueId node;
  HVR_OP("class_of", node)
};
struct NameOf {
  ValueId node;
  HVR_OP("name_of", node)
};
struct CommentOf {
  ValueId node;
  HVR_OP("comment_of", node)
};
// Views of a node: its text (of a literal what stands between the quotes), and the constant that it
// is, perhaps by way of names that are bound once.
struct TextOf {
  ValueId node;
  HVR_OP("text_of", node)
};
struct ValueOf {
  ValueId node;
  HVR_OP("value_of", node)
};
// The text of a view, written otherwise: `get_row`, `getRow`.
struct Recase {
  Case to = Case::lower;
  ValueId text;
  HVR_OP("recase", to, text)
};

}  // namespace hvr::ir::value
