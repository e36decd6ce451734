// Which syntax Python lets one leave out.
#include "ir/fragment.h"

namespace hvr::ir {

std::string_view written(OpenPart part) {
  switch (part) {
    case OpenPart::none: break;
    case OpenPart::async_: return "async";
    case OpenPart::decorators: return "@";
    case OpenPart::type_parameters: return "[T]";
    case OpenPart::bases: return "(bases)";
    case OpenPart::returns: return "->";
    case OpenPart::annotation: return ": type";
    case OpenPart::as_target: return "as";
    case OpenPart::handlers: return "except";
    case OpenPart::alternatives:
    case OpenPart::else_: return "else";
    case OpenPart::finally_: return "finally";
    case OpenPart::cases: return "case";
    case OpenPart::guard: return "if";
  }
  return "?";
}

OpenPart open_part(Kind owner, Kind child, Field field, std::string_view text, bool assigns) {
  const bool definition = owner == Kind::function_definition || owner == Kind::class_definition;
  switch (child) {
    case Kind::operator_token: return text == "async" ? OpenPart::async_ : OpenPart::none;
    case Kind::type_parameter: return definition ? OpenPart::type_parameters : OpenPart::none;
    case Kind::decorator: return OpenPart::decorators;
    case Kind::except_clause: return OpenPart::handlers;
    case Kind::elif_clause: return OpenPart::alternatives;
    case Kind::else_clause:
      return owner == Kind::if_statement ? OpenPart::alternatives : OpenPart::else_;
    case Kind::finally_clause: return OpenPart::finally_;
    case Kind::case_clause: return OpenPart::cases;
    case Kind::if_clause: return owner == Kind::case_clause ? OpenPart::guard : OpenPart::none;
    default: break;
  }
  if (field == Field::return_type) return OpenPart::returns;
  if (field == Field::superclasses) return OpenPart::bases;
  if (field == Field::type) switch (owner) {
      case Kind::assignment: return assigns ? OpenPart::annotation : OpenPart::none;
      case Kind::default_parameter:
      case Kind::typed_default_parameter:
      case Kind::typed_parameter: return OpenPart::annotation;
      default: break;
    }
  return OpenPart::none;
}

}  // namespace hvr::ir
