// What the grammar of rule files is made of above its tokens: nodes, names and parts.
//
// `node<Kind, ...>` matches a sequence and makes one syntax node of what it built. A part is a
// recursive rule that is compiled in one source file only: other files see a call, which keeps
// compilation cheap.
#pragma once
#include "grammar/tokens.h"

namespace hvr::grammar {

template <Syntax Kind, bool Folded, typename... Rules>
struct node_of {
  using rule_t = typename seq<Rules...>::rule_t;
  using subs_t = tao::pegtl::type_list<Rules...>;
  HVR_MATCH {
    const auto from = in.start();
    if (!matches<seq<Rules...>, M>(in)) return false;
    in.finish(Kind, from, Folded);
    return true;
  }
};
template <Syntax Kind, typename... Rules>
struct node : node_of<Kind, false, Rules...> {};
// A layer of an expression: with a single child it stands for that child.
template <Syntax Kind, typename... Rules>
struct layer : node_of<Kind, true, Rules...> {};

// A rule that messages call by one name where not even its first token fits; an empty name: not
// worth mentioning.
template <Spelling Name, typename Rule>
struct named {
  using rule_t = typename seq<Rule>::rule_t;
  using subs_t = tao::pegtl::type_list<Rule>;
  HVR_MATCH {
    const size_t before = in.misses_here();
    if (matches<Rule>(in)) return true;
    in.name_misses(before, Name.view());
    return false;
  }
};

// One level of nesting.
template <typename Rule>
struct deeper {
  using rule_t = typename seq<Rule>::rule_t;
  using subs_t = tao::pegtl::type_list<Rule>;
  HVR_MATCH {
    const Cursor::Level level(in);
    return matches<Rule, M>(in);
  }
};

template <typename Body>
struct part {
  using rule_t = typename seq<Body>::rule_t;
  using subs_t = tao::pegtl::type_list<Body>;
  static bool run(Cursor& in);  // HVR_COMPILE_PART
  HVR_MATCH { return run(in); }
};

// `HVR_PART(x)` declares the part `x`, whose body is the rule `x_body`; one source file says
// `HVR_COMPILE_PART(x)`.
#define HVR_PART(name)                \
  struct name##_body;                 \
  struct name : part<name##_body> {}; \
  template <>                         \
  bool part<name##_body>::run(Cursor& in)
#define HVR_COMPILE_PART(name)              \
  template <>                               \
  bool part<name##_body>::run(Cursor& in) { \
    return matches<name##_body>(in);        \
  }

}  // namespace hvr::grammar
