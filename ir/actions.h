// Actions: what a rule does.
#pragma once
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "ir/operands.h"

namespace hvr::ir {

namespace action {
struct Let {
  HoleId hole;
  ValueId value;
  HVR_OP("let", hole, value)
};
struct Branch {
  ConditionId condition;
  ActionList then, otherwise;
  HVR_OP("branch", condition, then, otherwise)
};
// Without a node: what the rule matched.
struct Replace {
  std::optional<ValueId> node;
  std::vector<FragmentId> results;
  HVR_OP("replace", node, results)
};
struct Set {
  SequenceHole arguments;
  std::string parameter;
  ValueId value;
  HVR_OP("set", arguments, parameter, value)
};
struct Drop {
  SequenceHole arguments;
  std::string parameter;
  HVR_OP("drop", arguments, parameter)
};
struct Wrap {
  ValueId node, result;
  HVR_OP("wrap", node, result)
};
// A compound statement around a statement; neighbours with equal headers join.
struct Guard {
  ValueId statement;
  FragmentId guard;
  HVR_OP("guard", statement, guard)
};
struct Insert {
  ListEnd end = ListEnd::last;
  ValueId element, list;
  HVR_OP("insert", end, element, list)
};
struct Before {
  ValueId place;
  std::vector<FragmentId> results;
  HVR_OP("before", place, results)
};
struct After {
  ValueId place;
  std::vector<FragmentId> results;
  HVR_OP("after", place, results)
};
struct AfterValue {
  ValueId place;
  std::vector<FragmentId> results;
  HVR_OP("after_value", place, results)
};
struct Head {
  ValueId place;
  std::vector<FragmentId> results;
  HVR_OP("head", place, results)
};
struct AfterImports {
  std::vector<FragmentId> results;
  HVR_OP("after_imports", results)
};
// The same behind the imports of every module that the rewrite gives an import.
struct AfterAllImports {
  std::vector<FragmentId> results;
  HVR_OP("after_all_imports", results)
};
struct Remove {
  ValueId node;
  HVR_OP("remove", node)
};
// Imported names that the rewrite leaves without a use go.
struct TidyImports {
  HVR_OP("tidy_imports")
};
struct Message {
  MessageKind kind = MessageKind::note;
  MessageText text;
  std::optional<ValueId> at;
  HVR_OP("message", kind, text, at)
};
// Without a node: what the rule matched.
struct Does {
  ObligationId obligation;
  std::optional<ValueId> node;
  HVR_OP("does", obligation, node)
};
// The application stands only where other ones do this for the node, or for each of a list.
struct Needs {
  ObligationId obligation;
  ValueId node;
  HVR_OP("needs", obligation, node)
};
// For each row.
struct ForRows {
  RowQuery row;
  ActionList body;
  HVR_OP("for_rows", row, body)
};
struct Transform {
  std::optional<HoleId> made;
  ValueId phrase;
  HVR_OP("transform", made, phrase)
};
// The paper's sigma[key -> value].
struct Extend {
  KeyId key;
  ValueId value;
  HVR_OP("extend", key, value)
};
struct EachDo {
  std::optional<HoleId> element, index;
  ValueId list;
  ActionList body;
  HVR_OP("each_do", element, index, list, body)
};
}  // namespace action

using ActionOp =
    std::variant<action::Let, action::Branch, action::Replace, action::Set, action::Drop,
                 action::Wrap, action::Guard, action::Insert, action::Before, action::After,
                 action::AfterValue, action::Head, action::AfterImports, action::AfterAllImports,
                 action::Remove, action::TidyImports, action::Message, action::Does, action::Needs,
                 action::ForRows, action::Transform, action::Extend, action::EachDo>;

}  // namespace hvr::ir
