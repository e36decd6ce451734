// A kind of syntax is told apart here if a value of it is never of another one.
#include "dsl/shapes.h"

namespace hvr::dsl {
namespace {

enum Shape : Shapes {
  kAbsent = 1U << 0,
  kNone = 1U << 1,
  kNumber = 1U << 2,
  kString = 1U << 3,
  kTruth = 1U << 4,
  kSigned = 1U << 5,  // `-1`
  kName = 1U << 6,
  kAttribute = 1U << 7,
  kCall = 1U << 8,
  kSubscript = 1U << 9,
  kList = 1U << 10,
  kDictionary = 1U << 11,
  kLambda = 1U << 12,
  kBinary = 1U << 13,
  kBoolean = 1U << 14,
  kComparison = 1U << 15,
  kConditional = 1U << 16,
  kBuilt = 1U << 17,  // a text that a rule has made
  kOther = 1U << 18
};
constexpr Shapes kLiteral = kNone | kNumber | kString | kTruth | kSigned;

Shapes shape_of(Kind k) {
  switch (k) {
    case Kind::none_: return kNone;
    case Kind::integer:
    case Kind::float_: return kNumber;
    case Kind::string: return kString;
    case Kind::true_:
    case Kind::false_: return kTruth;
    case Kind::attribute: return kAttribute;
    case Kind::call: return kCall;
    case Kind::subscript: return kSubscript;
    case Kind::list: return kList;
    case Kind::dictionary: return kDictionary;
    case Kind::lambda_: return kLambda;
    case Kind::binary_operator: return kBinary;
    case Kind::boolean_operator: return kBoolean;
    case Kind::comparison_operator: return kComparison;
    case Kind::conditional_expression: return kConditional;
    default: return kAnyShape;
  }
}

}  // namespace

Shapes shapes_of(const ir::Fragment& fragment) {
  using Type = ir::PatternNode::Type;
  if (fragment.category != ir::Category::expression || fragment.pattern.empty()) return kAnyShape;
  const ir::PatternNode& root = fragment.pattern[0];
  switch (root.type) {
    case Type::hole: return shapes_of(root.want);
    case Type::name: return kName | kAttribute;
    case Type::node:
    case Type::literal: return shape_of(root.kind);
    default: return kAnyShape;
  }
}

Shapes shapes_of(ir::HoleKind kind) {
  using K = ir::HoleKind;
  switch (kind) {
    case K::name: return kName;
    case K::path: return kName | kAttribute;
    case K::string: return kString;
    case K::number: return kNumber | kSigned;
    case K::literal: return kLiteral;
    case K::expression:
    case K::argument: break;
  }
  return kAnyShape;
}

std::pair<Shapes, bool> shapes_of(const ir::Ruleset&, const ir::condition::IsAbsent&) {
  return {kAbsent, true};
}
std::pair<Shapes, bool> shapes_of(const ir::Ruleset&, const ir::condition::IsNone&) {
  return {kNone | kBuilt, false};
}
std::pair<Shapes, bool> shapes_of(const ir::Ruleset&, const ir::condition::IsGiven&) {
  return {~Shapes{kAbsent}, false};
}
std::pair<Shapes, bool> shapes_of(const ir::Ruleset&, const ir::condition::IsLiteral&) {
  return {kLiteral | kBuilt, false};
}
std::pair<Shapes, bool> shapes_of(const ir::Ruleset&, const ir::condition::IsPath&) {
  return {kName | kAttribute, true};
}
std::pair<Shapes, bool> shapes_of(const ir::Ruleset& rules, const ir::condition::IsFragment& o) {
  Shapes all = 0;
  for (const ir::FragmentId f : o.fragments) all |= shapes_of(rules[f]);
  return {all, false};
}

}  // namespace hvr::dsl
