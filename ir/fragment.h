// Python between backticks, compiled: what to match and what to emit.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/span.h"
#include "ir/ids.h"
#include "python/kinds.h"
#include "python/precedence.h"

namespace hvr::ir {

// A place in a rule file.
struct RulePlace {
  FileId file;
  Span span;
};

// Optional syntax that a pattern leaves free where it does not name it; a replacement keeps it.
enum class OpenPart : uint8_t {
  none,
  async_,
  decorators,
  type_parameters,
  bases,
  returns,
  annotation,  // of a parameter or an assignment
  as_target,   // of a `with` item or an `except`
  handlers,
  alternatives,  // of an `if`
  else_,
  finally_,
  cases,
  guard  // of a `case`
};
// Whether a construct may have several of them.
constexpr bool any_number(OpenPart part) {
  return part == OpenPart::decorators || part == OpenPart::handlers || part == OpenPart::cases;
}
// As it is written: `else`, `->`.
std::string_view written(OpenPart part);
// What `child` is to the construct that holds it. `assigns`: whether an assignment has a value.
OpenPart open_part(Kind owner, Kind child, Field field, std::string_view text, bool assigns);

// What a hole for one node takes: `$x`, `$x:argument`, ….
enum class HoleKind : uint8_t {
  expression,  // one expression: no keyword argument and nothing starred
  argument,    // any argument, element, parameter or imported name, as it stands
  name,
  path,    // a name or attributes of one: `a.b.c`
  string,  // a literal of text
  number,
  literal
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
  HoleKind want = HoleKind::expression;  // of a hole
  std::optional<HoleId> var;             // of a hole or sequence
  // The canonical dotted name, the operator, the identifier or the literal; of an `if` its
  // condition as it is written, by which a result knows it again; of a slice where its colons
  // stand.
  std::string text;
  uint32_t last = 0;
  // Takes any number of parts.
  bool is_list() const { return type == Type::sequence || type == Type::any_sequence; }
  bool is_keyword() const { return type == Type::node && kind == Kind::keyword_argument; }
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
    name,     // `text`: "library a.b", "import alias" or "helper name"
    fresh,    // `text`: the wish
    splice,   // `term`
    newline,  // a line of its own begins, `indent` levels deep and behind `space`
    open      // where optional syntax goes that the pattern did not name
  } type = Type::text;
  std::string text;
  std::optional<HoleId> var;
  std::optional<ValueId> term;
  Place place;        // of a hole or splice: what may stand there
  int indent = 0;     // after a newline
  std::string space;  // blanks in front of it
  // Of a sequence behind an operator, which stands in front of each of its elements: the operator,
  // and the blanks in front of that.
  std::string fold, fold_space;
  bool folds = false;
  bool glued = false;  // part of the token before: `new_${$name}`, `"a ${$x}"`
  // How the literals of the result begin that stand around it, the outermost first (`f"`); whether
  // it stands in the text of the innermost one, or in a field of it: `f"${$text} {$x}"`.
  std::vector<std::string> literals;
  bool in_text = false;

  // Of `open`: which part, and of which construct: the `ordinal`-th of its kind in the fragment, or
  // the parameter `text`; for an `if`, `text` is its condition. Decorators, handlers and cases
  // stand in front of the `before`-th one that the result has.
  struct Slot {
    OpenPart part = OpenPart::none;
    Kind construct = Kind::other;
    uint32_t ordinal = 0;
    uint32_t before = 0;
  } slot;
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
  RulePlace place;  // of the whole, with its category word
  Category category = Category::expression;
  std::string source;  // as written, for messages and dumps
  std::vector<PatternNode> pattern;
  std::vector<Segment> segments;
  Form form;              // of the result as an expression
  bool one_hole = false;  // the result is a hole and nothing else: its form is what the hole holds
  bool compound = false;  // a statement that owns a block
  bool splits = false;    // a pattern that may match in several ways at one place
  bool exact = false;     // `exactly`: optional syntax that the pattern does not name is not there
};

}  // namespace hvr::ir
