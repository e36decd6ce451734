// What the grammar of rule files is made of above its tokens.
//
// `node<T, ...>` makes a T from a sequence whose `field`s fill its members; `choice<T, ...>` makes
// a T of the first rule that fits. A part is a recursive rule that is compiled in one source file
// only: other files see a call, which keeps compilation cheap.
#pragma once
#include "grammar/tokens.h"

namespace hvr::grammar {

template <class Rule>
concept Makes = requires {
  typename Rule::type;
};

// What PEGTL's analysis knows of a rule that stands for another.
template <template <typename...> class Shape, typename... Rules>
struct like {
  using rule_t = typename Shape<Rules...>::rule_t;
  using subs_t = tao::pegtl::type_list<Rules...>;
};

// Whether a rule whose first word is known can begin here; asked before anything is made.
template <class Rule>
bool can_begin(Cursor& in) {
  if constexpr (requires { Rule::can_begin(in); })
    return Rule::can_begin(in);
  else
    return true;
}

// -- where values go ------------------------------------------------------------------------------

template <class T, class Value>
void put(T& target, Value&& value, Span span) {
  if constexpr (std::is_same_v<T, std::remove_cvref_t<Value>>) {
    target = std::forward<Value>(value);
  } else if constexpr (requires { target.node = std::forward<Value>(value); }) {
    target.node = std::forward<Value>(value);
    target.span = span;
  } else if constexpr (requires(typename T::value_type v) { target.push_back(std::move(v)); }) {
    typename T::value_type one;
    put(one, std::forward<Value>(value), span);
    target.push_back(std::move(one));
  } else if constexpr (requires(typename T::value_type v) { target.emplace(std::move(v)); }) {
    typename T::value_type one;
    put(one, std::forward<Value>(value), span);
    target.emplace(std::move(one));
  } else {
    target = T(std::forward<Value>(value));
  }
}

// Makes the rule's value and puts it into a target: the thing itself, a variant or node that holds
// it, an optional or box around it, or a vector that it is added to.
template <class Rule, rewind_mode M = rewind_mode::required, class T>
bool make_into(Cursor& in, T& target) {
  if constexpr (std::is_same_v<T, typename Rule::type>) {
    return matches<Rule, M>(in, target);
  } else {
    if (!can_begin<Rule>(in)) return false;
    const char* begin = in.here();
    typename Rule::type value{};
    if (!matches<Rule, M>(in, value)) return false;
    put(target, std::move(value), in.span_from(begin));
    return true;
  }
}

template <auto Member, typename Rule>
struct field : like<seq, Rule> {
  template <apply_mode, rewind_mode M, template <typename...> class, template <typename...> class,
            class Node>
  static bool match(Cursor& in, Node& node) {
    return make_into<Rule, M>(in, node.*Member);
  }
};

// -- what makes them ------------------------------------------------------------------------------

template <class T, typename First, typename... Rules>
struct node : like<seq, First, Rules...> {
  using type = T;
  static bool can_begin(Cursor& in) { return grammar::can_begin<First>(in); }
  HVR_MAKES(T, out) {
    const char* begin = in.here();
    if (!matches<seq<First, Rules...>, M>(in, out)) return false;
    if constexpr (requires { out.span; }) out.span = in.span_from(begin);
    return true;
  }
};

template <class T, typename... Rules>
struct choice : like<sor, Rules...> {
  using type = T;
  HVR_MAKES(T, out) { return (make_into<Rules>(in, out) || ...); }
};

// A rule that messages call by one name where not even its first token fits; an empty name: not
// worth mentioning.
template <Spelling Name, typename Rule>
struct named_rule : like<seq, Rule> {
  HVR_MATCH {
    const size_t before = in.misses_here();
    if (matches<Rule>(in, state...)) return true;
    in.name_misses(before, Name.view());
    return false;
  }
};
template <Spelling Name, typename Rule>
struct named : named_rule<Name, Rule> {};
template <Spelling Name, Makes Rule>
struct named<Name, Rule> : named_rule<Name, Rule> {
  using type = typename Rule::type;
};

// One level of nesting.
template <Makes Rule>
struct deeper : like<seq, Rule> {
  using type = typename Rule::type;
  HVR_MAKES(type, out) {
    const Cursor::Level level(in);
    return matches<Rule, M>(in, out);
  }
};

// `HVR_PART(x, T)` declares the part `x`, which makes a T and whose body is the rule `x_body`; one
// source file says `HVR_COMPILE_PART(x)`.
#define HVR_PART(name, T)                              \
  struct name##_body;                                  \
  struct name {                                        \
    using type = T;                                    \
    using rule_t = typename seq<name##_body>::rule_t;  \
    using subs_t = tao::pegtl::type_list<name##_body>; \
    static bool run(Cursor& in, T& out);               \
    HVR_MAKES(T, out) { return run(in, out); }         \
  }
#define HVR_COMPILE_PART(name) \
  bool name::run(Cursor& in, type& out) { return make_into<name##_body>(in, out); }

}  // namespace hvr::grammar
