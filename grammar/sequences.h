// Rules that make values of sequences and lists.
//
// `phrase<Op, ...>` makes an ast::Phrase from the values of a sequence, in order; `only<...>` is
// the one value of a sequence; `maybe_one`, `some_of` and `any_of` make optionals and vectors.
#pragma once
#include "grammar/rules.h"

namespace hvr::grammar {

// The values of a sequence, in order.
template <class Rule>
struct made : std::type_identity<std::tuple<>> {};
template <Makes Rule>
struct made<Rule> : std::type_identity<std::tuple<typename Rule::type>> {};
template <class... Rules>
using all_made = decltype(std::tuple_cat(std::declval<typename made<Rules>::type>()...));

template <size_t I, class Rule, class... Rules, class Tuple>
bool make_all(Cursor& in, Tuple& out) {
  constexpr bool makes = Makes<Rule>;
  if constexpr (makes) {
    if (!matches<Rule, rewind_mode::active>(in, std::get<I>(out))) return false;
  } else {
    if (!matches<Rule, rewind_mode::active>(in)) return false;
  }
  if constexpr (sizeof...(Rules) > 0) return make_all<I + makes, Rules...>(in, out);
  return true;
}

template <class Op, class Tuple>
struct phrase_of;
template <class Op, class... Operands>
struct phrase_of<Op, std::tuple<Operands...>> {
  using type = ast::Phrase<Op, Operands...>;
};

template <class Op, typename First, typename... Rules>
struct phrase : like<seq, First, Rules...> {
  using type = typename phrase_of<Op, all_made<First, Rules...>>::type;
  static bool can_begin(Cursor& in) { return grammar::can_begin<First>(in); }
  HVR_MAKES(type, out) {
    auto mark = in.template mark<M>();
    return mark(make_all<0, First, Rules...>(in, out.operands));
  }
};

// The one value of a sequence: `where c`.
template <typename First, typename... Rules>
struct only : like<seq, First, Rules...> {
  using type = std::tuple_element_t<0, all_made<First, Rules...>>;
  static bool can_begin(Cursor& in) { return grammar::can_begin<First>(in); }
  HVR_MAKES(type, out) {
    auto mark = in.template mark<M>();
    auto all = std::tie(out);
    return mark(make_all<0, First, Rules...>(in, all));
  }
};

// A T that holds the rule's value.
template <class T, class Rule>
struct as : like<seq, Rule> {
  using type = T;
  HVR_MAKES(T, out) { return make_into<Rule, M>(in, out); }
};
template <class Rule>
using boxed = as<ast::Box<typename Rule::type>, Rule>;

template <class Rule>
struct maybe_one : like<opt, Rule> {
  using type = std::optional<typename Rule::type>;
  HVR_MAKES(type, out) {
    make_into<Rule>(in, out);
    return true;
  }
};

// Some, with or without something between them.
template <class Rule, class... Between>
struct some_of : like<plus, Rule> {
  using type = std::vector<typename Rule::type>;
  HVR_MAKES(type, out) {
    if constexpr (sizeof...(Between) > 0)
      return matches<list<as<type, Rule>, Between...>, M>(in, out);
    else
      return matches<plus<as<type, Rule>>, M>(in, out);
  }
};
// The same, or none.
template <class Rule, class... Between>
struct any_of : like<star, Rule> {
  using type = std::vector<typename Rule::type>;
  HVR_MAKES(type, out) {
    matches<some_of<Rule, Between...>>(in, out);
    return true;
  }
};

}  // namespace hvr::grammar
