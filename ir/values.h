// Values: what a hole or a result may be given.
#pragma once
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "ir/views.h"

namespace hvr::ir {

namespace value {
struct Hole {
  HoleId hole;
  HVR_OP("var", hole)
};
// An argument of a captured list, by the name that its signature gives it.
struct Slot {
  SequenceHole arguments;
  std::string parameter;
  HVR_OP("slot", arguments, parameter)
};
struct Text {
  std::string text;
  HVR_OP("text", text)
};
struct Integer {
  int64_t number = 0;
  HVR_OP("integer", number)
};
// A number with a fraction, as it is written.
struct Real {
  std::string text;
  HVR_OP("real", text)
};
struct Boolean {
  bool truth = false;
  HVR_OP("boolean", truth)
};
struct Template {
  FragmentId fragment;
  HVR_OP("template", fragment)
};
struct Apply {
  DefinitionId definition;
  std::vector<ValueId> arguments;
  HVR_OP("apply", definition, arguments)
};
struct Parameter {
  ParameterId parameter;
  HVR_OP("parameter", parameter)
};
struct Class {
  std::string name;
  HVR_OP("klass", name)
};
// The declared default of a parameter of the constructor of the class that a hole holds.
struct DefaultOf {
  HoleId klass;
  std::string parameter;
  HVR_OP("default_of", klass, parameter)
};
struct Calculate {
  Arithmetic op = Arithmetic::add;
  ValueId left, right;
  HVR_OP("arithmetic", op, left, right)
};
struct FirstGiven {
  std::vector<ValueId> slots;
  HVR_OP("first_given", slots)
};
// The nodes of the rows, or what a hole holds for each of them, each once.
struct AllRows {
  RowQuery row;
  std::optional<HoleId> column;
  HVR_OP("all_rows", row, column)
};
struct Filter {
  std::optional<HoleId> element;
  ValueId list;
  ConditionId where;
  HVR_OP("filter", element, list, where)
};
struct List {
  std::vector<ValueId> items;
  HVR_OP("list", items)
};
// The texts of a list's elements, with a text between them.
struct Join {
  ValueId list;
  std::string between;
  HVR_OP("join", list, between)
};
// What stands at a number in a list, or at a text in a table.
struct Element {
  ValueId list, at;
  HVR_OP("element", list, at)
};
struct SeenFrom {
  ValueId expression, call;
  HVR_OP("seen_from", expression, call)
};
// The elements in front of the first that fits, or the rest.
struct Split {
  std::optional<HoleId> element;
  SplitPart part = SplitPart::before;
  ValueId list;
  ConditionId where;
  HVR_OP("split", element, part, list, where)
};
struct Length {
  ValueId list;
  HVR_OP("length", list)
};
// What a `transform` added to a key of sigma, and what sigma holds.
struct NewBindings {
  HoleId made;
  KeyId key;
  HVR_OP("new_bindings", made, key)
};
struct Context {
  KeyId key;
  bool as_list = false;  // of a key for one thing, too
  HVR_OP("context", key)
};
struct Choose {
  ConditionId condition;
  ValueId then, otherwise;
  HVR_OP("choose", condition, then, otherwise)
};
// Whether a condition surely holds.
struct Truth {
  ConditionId condition;
  HVR_OP("truth", condition)
};
}  // namespace value

using ValueOp =
    std::variant<value::Hole, value::Slot, value::Text, value::Integer, value::Real, value::Boolean,
                 value::Template, value::Apply, value::Parameter, value::Class, value::DefaultOf,
                 value::Calculate, value::FirstGiven, value::AllRows, value::Filter, value::List,
                 value::Join, value::Element, value::SeenFrom, value::Split, value::Length,
                 value::StatementOf, value::LoopAround, value::FunctionOf, value::ClassOf,
                 value::NameOf, value::CommentOf, value::TextOf, value::ValueOf, value::Recase,
                 value::NewBindings, value::Context, value::Choose, value::Truth>;

}  // namespace hvr::ir
