// Conditions: what is yes, no or unknown.
#pragma once
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "ir/operands.h"

namespace hvr::ir {

namespace condition {
struct All {
  std::vector<ConditionId> parts;
  HVR_CONDITION("all_", parts, parts)
};
struct Any {
  std::vector<ConditionId> parts;
  HVR_CONDITION("any_", parts, parts)
};
struct Not {
  ConditionId inner;
  HVR_CONDITION("not_", parts, inner)
};
struct Surely {
  ConditionId inner;
  HVR_CONDITION("surely", facts, inner)
};
struct Maybe {
  ConditionId inner;
  HVR_CONDITION("maybe", facts, inner)
};
struct IsFragment {
  ValueId value;
  std::vector<FragmentId> fragments;
  HVR_CONDITION("is_fragment", facts, value, fragments)
};
struct IsAbsent {
  ValueId value;
  HVR_CONDITION("is_absent", facts, value)
};
struct IsNone {
  ValueId value;
  HVR_CONDITION("is_none", facts, value)
};
struct IsGiven {
  ValueId value;
  HVR_CONDITION("is_given", facts, value)
};
struct IsLiteral {
  ValueId value;
  HVR_CONDITION("is_literal", facts, value)
};
struct IsPath {
  ValueId value;
  HVR_CONDITION("is_path", facts, value)
};
struct IsUnknown {
  ValueId value;
  HVR_CONDITION("is_unknown", facts, value)
};
// The module that is started, not one that it imports.
struct IsEntry {
  HVR_CONDITION("is_entry", facts)
};
struct IsInstance {
  ValueId value;
  NameOrGroup klass;
  HVR_CONDITION("is_instance", flow, value, klass)
};
// The same for an expression that stands for a class.
struct IsSubclass {
  ValueId value;
  NameOrGroup klass;
  HVR_CONDITION("is_subclass", flow, value, klass)
};
struct Calls {
  ValueId call;
  NameOrGroup callee;
  HVR_CONDITION("calls", flow, call, callee)
};
struct InTable {
  ValueId key;
  TableName table;
  std::optional<HoleId> entry;
  HVR_CONDITION("in_table", facts, table, entry, key)
};
struct Compare {
  Comparison op = Comparison::equal;
  ValueId left, right;
  HVR_CONDITION("compare", facts, op, left, right)
};
// The named groups of the expression are caught.
struct Matches {
  ValueId value;
  RegexId regex;
  std::vector<HoleId> groups;
  HVR_CONDITION("matches", facts, value, regex, groups)
};
struct WithinFragment {
  ValueId node;
  std::vector<FragmentId> fragments;
  HVR_CONDITION("within", facts, node, fragments)
};
struct WithinNode {
  ValueId inner, outer;
  HVR_CONDITION("within", facts, inner, outer)
};
struct Runs {
  ValueId code, part;
  HVR_CONDITION("runs", flow, code, part)
};
// In a function that is decorated with a callable of this name, passed to it, or run by one.
struct Under {
  ValueId node;
  std::string callable;
  HVR_CONDITION("under", flow, node, callable)
};
struct Overrides {
  ValueId object;
  MethodName method;
  HVR_CONDITION("overrides", flow, object, method)
};
struct Precedes {
  ValueId left, right;
  HVR_CONDITION("precedes", facts, left, right)
};
// Whoever reaches `later` has passed `earlier`.
struct Follows {
  ValueId later, earlier;
  HVR_CONDITION("follows", flow, later, earlier)
};
struct IsMember {
  ValueId attribute;
  std::string klass;
  HVR_CONDITION("is_member", flow, attribute, klass)
};
struct SomeRow {
  RowQuery row;
  HVR_CONDITION("some_row", facts, row)
};
// `signature` names what captured arguments are read with.
struct SomeFragment {
  std::vector<FragmentId> fragments;
  std::optional<ValueId> scope;
  std::optional<HoleId> whole;
  std::optional<std::string> signature;
  std::optional<ConditionId> where;
  HVR_CONDITION("some_fragment", facts, whole, signature, fragments, scope, where)
};
// Whether a value's way back leads to a match; what is caught stays.
struct Comes {
  Along along = Along::same_object;
  WalkStop stop = WalkStop::at_match;
  std::optional<HoleId> whole;
  std::optional<std::string> signature;
  ValueId value;
  std::vector<FragmentId> fragments;
  HVR_CONDITION("comes", flow, along, stop, whole, signature, value, fragments)
};
// Whether all of its ways back do.
struct ComesOnly {
  Along along = Along::same_object;
  ValueId value;
  std::vector<FragmentId> fragments;
  HVR_CONDITION("comes_only", flow, along, value, fragments)
};
// Whether the smallest construct around a node matches, with the node at the place of its hole.
struct StandsIn {
  HoleId node;
  std::vector<FragmentId> fragments;
  HVR_CONDITION("stands_in", facts, node, fragments)
};
// The same place, or the same path where the declaration itself has caught both.
struct IsSame {
  ValueId left, right;
  bool place = false;
  HVR_CONDITION("is_same", facts, left, right)
};
// Some path leads from the end of `earlier` to `later`.
struct CanFollow {
  ValueId later, earlier;
  HVR_CONDITION("can_follow", flow, later, earlier)
};
// `some use $u of V { c }`; `place` is what stands behind `from` or `in`. With `all`, c says what
// must not be: it was `every`.
struct SomeOf {
  Noun noun = Noun::use;
  bool all = false;
  std::optional<HoleId> element;
  ValueId of;
  std::optional<ValueId> place;
  std::optional<ConditionId> where;
  HVR_CONDITION("some_of", flow, noun, all, element, of, place, where)
};
// What holds where the question is not decided.
struct IfUnknown {
  ConditionId asked, otherwise;
  HVR_CONDITION("if_unknown", parts, asked, otherwise)
};
// Whether clauses have a solution.
struct Solves {
  ClauseList clauses;
  HVR_CONDITION("solves", flow, clauses)
};
struct SomeElement {
  std::optional<HoleId> element;
  ValueId list;
  ConditionId condition;
  HVR_CONDITION("some_element", facts, element, list, condition)
};
struct Imports {
  std::string module;
  HVR_CONDITION("imports", facts, module)
};
struct PatternIs {
  std::optional<PatternId> pattern;
  bool multiple = false;
  HVR_CONDITION("pattern_is", facts, pattern, multiple)
};
struct Apply {
  DefinitionId definition;
  std::vector<ValueId> arguments;
  HVR_CONDITION("apply", parts, definition, arguments)
};
// The truth of a value: true, or a list or bindings that are not empty.
struct Holds {
  ValueId value;
  HVR_CONDITION("holds", facts, value)
};
}  // namespace condition

using ConditionOp =
    std::variant<condition::All, condition::Any, condition::Not, condition::Surely,
                 condition::Maybe, condition::IsFragment, condition::IsAbsent, condition::IsNone,
                 condition::IsGiven, condition::IsLiteral, condition::IsPath, condition::IsUnknown,
                 condition::IsEntry, condition::IsInstance, condition::IsSubclass, condition::Calls,
                 condition::InTable, condition::Compare, condition::Matches,
                 condition::WithinFragment, condition::WithinNode, condition::Runs,
                 condition::Under, condition::Overrides, condition::Precedes, condition::Follows,
                 condition::IsMember, condition::SomeRow, condition::SomeFragment,
                 condition::SomeElement, condition::Solves, condition::Comes, condition::ComesOnly,
                 condition::StandsIn, condition::IsSame, condition::CanFollow, condition::SomeOf,
                 condition::IfUnknown, condition::Imports, condition::PatternIs, condition::Apply,
                 condition::Holds>;

}  // namespace hvr::ir
