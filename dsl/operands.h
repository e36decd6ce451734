// From the parts of a phrase to the operands of its operation, by type.
#pragma once
#include "dsl/body.h"

namespace hvr::dsl {

// What each kind of operand is made of. Names are looked up and reported where they are wrong.
inline void fill(Body& b, ir::ValueId& to, const ast::Value& from) { to = lower(b, from); }
inline void fill(Body& b, ir::ConditionId& to, const ast::Condition& from) { to = lower(b, from); }
inline void fill(Body& b, ir::RowQuery& to, const ast::Row& from) { to = lower(b, from); }
inline void fill(Body& b, ir::HoleId& to, const ast::Hole& from) { to = b.scope.use(from); }
// What `as`, `at` and the like name is a place.
inline void fill(Body& b, std::optional<ir::HoleId>& to, const ast::Hole& from) {
  to = b.scope.bind(from, true);
}
inline void fill(Body& b, std::optional<ir::HoleId>& to, const std::optional<ast::Hole>& from) {
  if (from) to = b.scope.bind(*from, true);
}
inline void fill(Body&, ir::MessageKind& to, ir::MessageKind from) { to = from; }
void fill(Body& b, ir::NameOrGroup& to, const ast::Classes& from);
void fill(Body& b, ir::NameOrGroup& to, const ast::Callable& from);
void fill(Body& b, ir::TableName& to, const ast::Table& from);
void fill(Body& b, ir::MethodName& to, const ast::Dotted& from);
void fill(Body& b, std::string& to, const ast::Dotted& from);     // its canonical name
void fill(Body& b, std::string& to, const ast::ClassName& from);  // the same of a declared class
void fill(Body& b, std::string& to, const ast::Module& from);     // as it is written
void fill(Body& b, std::string& to, const ast::Word& from);       // the same
void fill(Body& b, std::string& to, const ast::Text& from);       // without its quotes
void fill(Body& b, ir::RegexId& to, const ast::RegexText& from);
void fill(Body& b, ir::KeyId& to, const ast::Word& from);
void fill(Body& b, ir::ObligationId& to, const ast::Word& from);
void fill(Body& b, ir::MessageText& to, const ast::Text& from);
void fill(Body& b, std::vector<ir::FragmentId>& to, const ast::Patterns& from);
void fill(Body& b, std::vector<ir::FragmentId>& to, const ast::Results& from);

template <class To, class From>
void fill(Body& b, To& to, const ast::Box<From>& from) {
  fill(b, to, *from);
}
template <class To, class From>
void fill(Body& b, std::optional<To>& to, const std::optional<From>& from) {
  if (from) fill(b, to.emplace(), *from);
}
template <class To, class From>
void fill(Body& b, std::vector<To>& to, const std::vector<From>& from) {
  for (const From& one : from) fill(b, to.emplace_back(), one);
}

// The operation of a phrase. Its first operands may be given already: the subject of a question.
template <class Op, class... Parts, class... Given>
Op lower_phrase(Body& b, const ast::Phrase<Op, Parts...>& phrase, const Given&... given) {
  Op op;
  auto operands = op.operands();
  static_assert(std::tuple_size_v<decltype(operands)> == sizeof...(Given) + sizeof...(Parts));
  const auto from = std::tie(given...);
  [&]<size_t... I>(std::index_sequence<I...>) {
    ((std::get<I>(operands) = std::get<I>(from)), ...);
  }
  (std::index_sequence_for<Given...>());
  [&]<size_t... I>(std::index_sequence<I...>) {
    (fill(b, std::get<sizeof...(Given) + I>(operands), std::get<I>(phrase.operands)), ...);
  }
  (std::index_sequence_for<Parts...>());
  return op;
}

}  // namespace hvr::dsl
