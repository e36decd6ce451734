// Structural checks.
#include "engine/rewrite/valid.h"

#include <set>

namespace hvr {
namespace {

// Whether n stands in a function (not merely in a class body) or, for loops, in a loop of the same
// function.
bool inside(const Tree& t, NodeId n, bool loop) {
  for (NodeId k = t.parent(n), below = n; k != kNoNode; below = k, k = t.parent(k)) {
    const Kind kind = t.kind(k);
    if (kind == Kind::function_definition || kind == Kind::lambda_) return !loop;
    if (kind == Kind::class_definition) return false;
    if (loop && (kind == Kind::for_statement || kind == Kind::while_statement) &&
        t[below].field == Field::body)
      return true;
  }
  return false;
}

}  // namespace

std::optional<SyntaxProblem> structural_problem(const Tree& t) {
  bool code_seen = false;
  for (NodeId n = 0; n < t.size(); ++n) {
    switch (t.kind(n)) {
      case Kind::argument_list: {
        std::set<std::string_view> names;
        bool keyword = false;
        for (const NodeId a : t.children(n)) {
          if (t.kind(a) == Kind::keyword_argument) {
            keyword = true;
            if (!names.insert(t.text(t.child(a, Field::name))).second)
              return SyntaxProblem{t.span(a),
                                   "the keyword argument `" +
                                       std::string(t.text(t.child(a, Field::name))) +
                                       "` is repeated",
                                   false};
          } else if (keyword && t.kind(a) != Kind::list_splat &&
                     t.kind(a) != Kind::dictionary_splat &&
                     t.kind(a) != Kind::parenthesized_list_splat) {
            return SyntaxProblem{t.span(a), "a positional argument follows a keyword argument",
                                 false};
          }
        }
        break;
      }
      case Kind::return_statement:
        if (!inside(t, n, false))
          return SyntaxProblem{t.span(n), "`return` outside a function", false};
        break;
      case Kind::break_statement:
      case Kind::continue_statement:
        if (!inside(t, n, true))
          return SyntaxProblem{t.span(n), "`" + std::string(t.text(n)) + "` outside a loop", false};
        break;
      case Kind::future_import_statement:
        if (code_seen)
          return SyntaxProblem{t.span(n), "a `__future__` import must come first", false};
        break;
      case Kind::global_statement:
        for (const NodeId name : t.children(n)) {
          const NodeId def = t.up(n, Kind::function_definition, Kind::module);
          if (t.kind(def) == Kind::module) continue;
          for (NodeId k = t.child(def, Field::body); k < n; ++k)
            if (t.kind(k) == Kind::identifier && t.text(k) == t.text(name) &&
                t.kind(t.parent(k)) != Kind::global_statement &&
                !(t.kind(t.parent(k)) == Kind::attribute && t[k].field == Field::attribute) &&
                t[k].field != Field::name)
              return SyntaxProblem{
                  t.span(n),
                  "`" + std::string(t.text(name)) + "` is used before its `global` declaration",
                  false};
        }
        break;
      default: break;
    }
    if (t.parent(n) == 0 && t.kind(n) != Kind::comment &&
        t.kind(n) != Kind::future_import_statement) {
      const bool doc =
          t.kind(n) == Kind::expression_statement && t.kind(t.first_child(n)) == Kind::string;
      code_seen = code_seen || !doc;
    }
  }
  return std::nullopt;
}

}  // namespace hvr
