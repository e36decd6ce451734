// How the small enumerations of the rule program are written.
#include "ir/names.h"

#include "ir/program.h"

namespace hvr::ir {

std::string_view written(Arithmetic op) {
  switch (op) {
    case Arithmetic::add: return "+";
    case Arithmetic::subtract: return "-";
    case Arithmetic::multiply: return "*";
    case Arithmetic::divide: return "//";
    case Arithmetic::modulo: return "%";
  }
  return "?";
}

std::string_view written(Comparison op) {
  switch (op) {
    case Comparison::equal: return "=";
    case Comparison::not_equal: return "!=";
    case Comparison::less: return "<";
    case Comparison::less_or_equal: return "<=";
    case Comparison::greater: return ">";
    case Comparison::greater_or_equal: return ">=";
  }
  return "?";
}

std::string_view written(SplitPart part) { return part == SplitPart::before ? "before" : "rest"; }
std::string_view written(ListEnd end) { return end == ListEnd::first ? "first" : "last"; }
std::string_view written(Along along) {
  switch (along) {
    case Along::same_object: return "back";
    case Along::made_of: return "made of";
    case Along::decided_by: return "decided by";
  }
  return "?";
}
std::string_view written(WalkStop stop) { return stop == WalkStop::never ? "through" : "to"; }

std::string_view written(MessageKind kind) {
  switch (kind) {
    case MessageKind::note: return "note";
    case MessageKind::warning: return "warn";
    case MessageKind::error: return "error";
  }
  return "?";
}

std::string pattern_name(const Ruleset& rules, TrainingPattern pattern) {
  if (pattern.multiple) return "Multiple";
  return pattern.id ? rules.patterns[*pattern.id].name : "Unknown";
}

std::string_view category_name(Category c) {
  switch (c) {
    case Category::expression: return "an expression";
    case Category::statement: return "a statement";
    case Category::statements: return "several statements";
    case Category::with_item: return "a with-item";
    case Category::argument: return "an argument";
    case Category::alias: return "an import alias";
    case Category::decorator: return "a decorator";
  }
  return "?";
}

std::string_view written(Case to) {
  switch (to) {
    case Case::lower: return "lower";
    case Case::upper: return "upper";
    case Case::snake: return "snake";
    case Case::camel: return "camel";
  }
  return "";
}

std::string_view written(Noun noun) {
  switch (noun) {
    case Noun::use: return "use";
    case Noun::origin: return "origin";
    case Noun::effect: return "effect";
    case Noun::exit: return "exit";
    case Noun::definition: return "definition";
  }
  return "?";
}

}  // namespace hvr::ir
