// The rule program: what a ruleset means, as plain data. The treaty between the rule language
// (`dsl`) and the engine.
//
// Terms (values, conditions, clauses, actions) share one node type, so that the checker, the dump
// and the interpreter each need one switch. Holes are numbered per declaration; a `Frame` of values
// is indexed by these numbers.
#pragma once
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "base/span.h"
#include "ir/library.h"
#include "python/kinds.h"
#include "python/precedence.h"

namespace hvr::ir {

using TermId = uint32_t;
using FragmentId = uint32_t;
using VarId = int32_t;
inline constexpr VarId kNoVar = -1;

// One row per operation: name, and what `a`, `b`, `text` and the children mean. The order of groups
// is values, conditions, clauses, actions.
// clang-format off
#define HVR_OPS(X) \
  X(var)            /* a: hole */ \
  X(slot)           /* a: argument hole, text: parameter name */ \
  X(text)           /* text: the value */ \
  X(integer)        /* a: the value */ \
  X(boolean)        /* a: 0 or 1 */ \
  X(fragment)       /* a: fragment */ \
  X(apply)          /* a: definition, children: arguments */ \
  X(parameter)      /* a: ruleset parameter */ \
  X(klass)          /* text: canonical class name */ \
  X(default_of)     /* a: hole that holds a class, text: parameter of its constructor */ \
  X(arithmetic)     /* text: operator, children: two operands */ \
  X(first_given)    /* children: slots */ \
  X(all_rows)       /* as some_row; the nodes of all rows that fit */ \
  X(filter)         /* a: element hole, children: sequence, condition */ \
  X(list)           /* children: values */ \
  X(seen_from)      /* children: expression, call */ \
  X(split)          /* a: element hole, b: 0 the part in front of the first that fits, 1 the rest; children: sequence, condition */ \
  X(length)         /* children: sequence */ \
  X(statement_of)   /* children: node */ \
  X(loop_around)    /* children: node */ \
  X(function_of) X(class_of)   /* children: node */ \
  X(name_of)        /* children: node; the name it is bound to by its statement */ \
  X(comment_of)     /* children: node; the text of the comments above its statement and behind it */ \
  X(new_bindings)   /* a: hole of a `transform`, text: key */ \
  X(context)        /* text: key */ \
  X(all_) X(any_) X(not_)  /* children */ \
  X(surely) X(maybe)       /* child */ \
  X(is_fragment)    /* children: value, fragments... */ \
  X(is_absent) X(is_none) X(is_literal) X(is_path) X(is_given) X(is_known) X(is_statement) X(is_entry) \
  X(is_instance)    /* child: value, text: class or group, a: 1 for a group */ \
  X(is_subclass)    /* the same for an expression that stands for a class */ \
  X(calls)          /* child: call, text: dotted name or group, a: 1 for a group */ \
  X(in_table)       /* child: value, text: table, a: hole for the entry or -1 */ \
  X(compare)        /* text: operator, children: two values */ \
  X(matches)        /* child: value, text: regular expression */ \
  X(has)            /* child: node, fragments... */ \
  X(within)         /* child: node, then a node or fragments */ \
  X(runs)           /* children: node, node */ \
  X(under)          /* child: node, text: dotted name */ \
  X(overrides)      /* child: value, text: Class.method */ \
  X(same_scope)     /* children: node, node */ \
  X(precedes)       /* children: node, node */ \
  X(follows)        /* children: node, node; whoever reaches the first has passed the second */ \
  X(is_member)      /* child: attribute name, text: class */ \
  X(bound_by)       /* child: node; it is the value of a plain assignment to a name */ \
  X(some_row)       /* a: relation, b: hole for the node or -1, children: bind terms, then an optional condition */ \
  X(some_fragment)  /* children: fragments, then optional scope (b: 1) and optional condition (a: 1) */ \
  X(each_in)        /* a: element hole, children: sequence, condition */ \
  X(imports)        /* text: dotted module */ \
  X(pattern_is)     /* text: pattern */ \
  X(bind)           /* text: column, child: hole or value; in a run, a: element hole, child: condition */ \
  X(match)          /* a: hole of the whole or -1, text: signature to read with, children: fragments, then optional place (b: 1) */ \
  X(match_run)      /* a: sequence hole, b: how many at least; children: one `bind` for the elements, perhaps one for what may stand between */ \
  X(each_row)       /* as some_row */ \
  X(where)          /* child: condition */ \
  X(let)            /* a: hole, child: value */ \
  X(from)           /* a: hole of the whole or -1, b: bit 0 made of, bit 1 through, text: signature, children: value, then fragments or a hole */ \
  X(either)         /* children: sequences */ \
  X(sequence)       /* children: clauses or actions */ \
  X(nearest)        /* a: hole, children: node, then optional condition */ \
  X(innermost) X(outermost) /* a: hole, children: node, then optional condition */ \
  X(branch)         /* children: condition, then-sequence, else-sequence or nothing */ \
  X(replace)        /* children: node, results */ \
  X(set)            /* a: argument hole, text: parameter, child: value */ \
  X(drop)           /* a: argument hole, text: parameter */ \
  X(wrap)           /* child: node, value */ \
  X(guard)          /* children: statement node, result; neighbours with equal headers join */ \
  X(insert)         /* b: 0 first, 1 last; children: value, sequence hole or list node */ \
  X(before) X(after) X(after_value) X(head)  /* children: node, results */ \
  X(after_imports)  /* children: results */ \
  X(remove)         /* child: node */ \
  X(message)        /* b: severity, text: message, child: node */ \
  X(does)           /* text: demand, child: node or nothing */ \
  X(transform)      /* a: hole that receives the bindings made, child: node or sequence */ \
  X(extend)         /* text: key, child: value; the paper's sigma[key -> value] */ \
  X(each_do)        /* a: element hole, b: index hole or -1, children: sequence, actions */ \
  X(keep)
// clang-format on

enum class Op : uint8_t {
#define X(name) name,
  HVR_OPS(X)
#undef X
};
std::string_view op_name(Op op);

struct Term {
  Op op = Op::keep;
  uint16_t file = 0;
  Span span;
  int32_t a = -1;
  int32_t b = -1;
  std::string text;
  std::vector<TermId> children;
};

// A pattern node, in pre-order; `last` is one past the last descendant.
struct PatternNode {
  enum class Type : uint8_t {
    node,
    hole,
    sequence,
    any,
    any_sequence,
    name,
    literal
  } type = Type::node;
  Kind kind = Kind::other;
  Field field = Field::none;
  VarId var = kNoVar;
  std::string text;  // the canonical dotted name, the operator, the identifier or the literal
  uint32_t last = 0;
};

// A token of a result, or what stands for tokens that are known only when a rule fires.
struct Segment {
  enum class Type : uint8_t {
    text,     // a token
    builtin,  // a name of the builtins
    bound,    // a name that the result binds in a scope of its own
    comment,  // the rest of a line
    hole,
    sequence,
    name,    // `text`: "library a.b", "import alias" or "helper name"
    fresh,   // `text`: the wish
    splice,  // `term`
    newline  // a line of its own begins, `indent` levels deep
  } type = Type::text;
  std::string text;
  VarId var = kNoVar;
  TermId term = 0;
  Place place;         // of a hole or splice: what may stand there
  int indent = 0;      // after a newline
  std::string space;   // blanks in front of it
  bool glued = false;  // part of the token before: `new_${$name}`, `"a ${$x}"`
};

enum class Category : uint8_t {
  expression,
  statement,
  statements,
  with_item,
  argument,
  alias,
  decorator
};
std::string_view category_name(Category c);

struct Fragment {
  uint16_t file = 0;
  Span span;  // of the text between the backticks
  Category category = Category::expression;
  std::string source;  // as written, for messages and dumps
  std::vector<PatternNode> pattern;
  std::vector<Segment> segments;
  Form form;              // of the result as an expression
  bool one_hole = false;  // the result is a hole and nothing else: its form is what the hole holds
  bool compound = false;  // a statement that owns a block
};

struct Frame {
  std::vector<std::string> holes;  // names, without `$`
  std::vector<bool> sequence;      // declared as `$...x`
};

struct RulesetParameter {
  enum class Type : uint8_t { boolean, integer, choice, text } type = Type::boolean;
  std::string name, help;
  std::vector<std::string> choices;
  std::string value;  // the default as text, replaced by what the user sets
  uint16_t file = 0;
  Span span;
};

struct Import {
  std::string module, alias;
  std::vector<std::string> patterns;  // empty: for all
  std::vector<TermId> when;           // at most one condition
};

struct Relation {
  std::string name, help;
  std::vector<std::string> columns;
  std::vector<VarId> column_vars;
  VarId at = kNoVar;
  Frame frame;
  TermId body = 0;  // a sequence of clauses
};

struct Definition {
  std::string name;
  std::vector<VarId> parameters;
  Frame frame;
  TermId body = 0;  // a value or a condition
  bool condition = false;
};

struct PatternDecl {
  std::string name;
  Frame frame;
  TermId condition = 0;
};

struct Refusal {
  Frame frame;
  TermId condition = 0;
  std::string message, help;
  VarId at = kNoVar;
  uint16_t file = 0;
  Span span;
};

struct Demand {
  std::string name;
  bool must = true;
  std::vector<std::string> patterns;
  Frame frame;
  TermId rows = 0;           // an each_row clause
  std::vector<TermId> when;  // conditions
  VarId at = kNoVar;
  bool is_error = true;
  std::string message;
  std::vector<std::string> together;  // rules that must all meet a row, or none does
};

struct Helper {
  std::string name;
  FragmentId fragment = 0;
  std::vector<std::string> uses;  // other helpers named in it
};

struct Key {
  std::string name;
  bool many = true;
  std::string region;  // block, function, class, module
};

struct Rule {
  std::string name, help;
  std::vector<std::string> patterns;
  std::vector<TermId> when;
  Frame frame;
  TermId body = 0;     // a sequence: clauses, then actions
  size_t clauses = 0;  // how many of the body's children are clauses
  uint16_t file = 0;
  Span span;  // of its name
};

struct Example {
  std::string rule;
  std::string before, after;
  std::vector<std::string> assuming;  // Python lines put in front of both
  std::vector<std::pair<std::string, std::string>> set;
  bool unchanged = false;
  uint16_t file = 0;
  Span span;
};

struct Ruleset {
  std::string name, help;
  std::vector<std::string> files;  // paths, as found
  std::vector<std::string> texts;  // their texts, for messages
  std::vector<Term> terms;
  std::vector<Fragment> fragments;
  std::vector<RulesetParameter> parameters;
  std::vector<Import> imports;
  std::vector<Relation> relations;
  std::vector<Definition> definitions;
  std::vector<PatternDecl> patterns;
  std::vector<Refusal> refusals;
  std::vector<Demand> demands;
  std::vector<Helper> helpers;
  std::vector<Key> keys;
  std::vector<Rule> rules;
  std::vector<Example> examples;
  Library library;

  const Term& operator[](TermId t) const { return terms[t]; }
};

// A stable text form, one declaration a paragraph.
std::string dump(const Ruleset& program);

}  // namespace hvr::ir
