// A declaration while its body is lowered: its holes, and the operations that are made of its
// syntax.
//
// Each `lower` lives in a source file of its own (lower_values.cc, …), whose helpers nobody else
// sees. Problems are reported, and something harmless is returned.
#pragma once
#include <map>
#include <vector>

#include "dsl/fragment.h"
#include "dsl/names.h"
#include "grammar/ast_rules.h"

namespace hvr::dsl {

// A hole as a rule file spells it.
std::string written(const ast::Hole& h);

// The holes of one declaration.
class Scope {
 public:
  Scope(const Reporter& report) : report_(report) {}

  // A hole that may be new; nothing for `$_`. What is handed to it another declaration has caught.
  std::optional<ir::HoleId> bind(const ast::Hole& h, bool place = false, bool handed = false);
  // Not of one whose use was reported.
  bool is_place(ir::HoleId hole) const { return holes_.has(hole) && holes_[hole].place; }
  bool is_handed(ir::HoleId hole) const { return holes_.has(hole) && holes_[hole].handed; }
  // What holes hold that no pattern binds; without a word a thing of the program.
  void note_sort(ir::HoleId hole, Sort sort);
  Sort sort(ir::HoleId hole) const;
  // The same where `$_` makes no sense, which is reported.
  ir::HoleId bind_named(const ast::Hole& h);
  // A hole that something in front of it has bound.
  ir::HoleId use(const ast::Hole& h);
  // The same in a fragment, where `$_` is looked at elsewhere.
  std::optional<ir::HoleId> find(std::string_view name, bool many, Span span, bool binds);

  const ir::HoleId* by_name(std::string_view name) const;

  // What is bound first between `open` and `close` cannot be used behind it.
  using Mark = size_t;
  Mark open() const { return bound_.size(); }
  void close(Mark mark);
  // For the reason of a failed question: what was closed since there were so many, is known again.
  size_t closed() const { return log_.size(); }
  void reopen(size_t closed);
  // Arms of which one holds: what is bound first in all of them can be used behind them.
  class Arms {
   public:
    explicit Arms(Scope& scope);
    Arms(const Arms&) = delete;
    Arms& operator=(const Arms&) = delete;
    ~Arms();
    void next();  // an arm ends

   private:
    Scope& scope_;
    Mark mark_;
    size_t arms_ = 0;
    std::map<std::string, std::pair<ir::HoleId, size_t>, std::less<>> bound_;  // and in how many
    friend class Scope;
  };
  // The captured arguments that `NAME.slot` speaks about.
  const ir::HoleId* arguments(std::string_view name) const;
  std::string suggestion(std::string_view name) const { return suggest(name, by_name_); }
  const ir::Holes& holes() const { return holes_; }

  // The signatures that captured arguments are known to have; one that is null is not known.
  using Signatures = std::vector<const ir::Signature*>;
  void note(ir::HoleId arguments, const ir::Signature* s) { signatures_[arguments].push_back(s); }
  const Signatures* signatures(ir::HoleId arguments) const {
    const auto it = signatures_.find(arguments);
    return it == signatures_.end() ? nullptr : &it->second;
  }

 private:
  const Reporter& report_;
  ir::Holes holes_;
  NameTable<ir::HoleId> by_name_;
  std::vector<std::string> bound_;  // in order, without those that were closed
  std::set<std::string, std::less<>> closed_;
  std::vector<std::pair<std::string, ir::HoleId>> log_;  // what was closed, in order
  std::vector<Arms*> arms_;                              // those that are open
  std::map<ir::HoleId, Signatures> signatures_;
  std::map<ir::HoleId, Sort> sorts_;
};

struct Body {
  Body(ir::Ruleset& rules_, const Names& names_, FragmentParser& parser_, const Reporter& report_)
      : rules(rules_), names(names_), parser(parser_), report(report_), scope(report_) {}

  ir::Ruleset& rules;
  const Names& names;
  FragmentParser& parser;
  const Reporter& report;
  Scope scope;
  std::set<std::string> emitted;  // names that results bind
  // Relations of which it is asked whether every row …, and those of which some row is asked for.
  std::vector<std::pair<std::string, Span>> every;
  std::set<std::string, std::less<>> some;
  std::set<ir::ValueId> reported;  // stand for values that were wrong

  ir::ValueId add(Span span, ir::ValueOp op);
  ir::ConditionId add(Span span, ir::ConditionOp op);
  ir::ClauseId add(Span span, ir::ClauseOp op);
  ir::ActionId add(Span span, ir::ActionOp op);
};

// Reports a slot that no signature of the captured arguments has.
void check_slot(Body& b, ir::HoleId arguments, std::string_view parameter, Span span);

// -- lower_values.cc --
ir::ValueId lower(Body& b, const ast::Value& v);
// The same where the elements of a list are meant.
ir::ValueId lower_list(Body& b, const ast::Value& v);
// The argument of a captured list, or the class, that a dotted name stands for.
ir::ValueId lower_dotted(Body& b, const ast::Dotted& name);
// The definition that a value applies, when it is a condition.
std::optional<ir::DefinitionId> applied_condition(const Body& b, const ast::Value& v);
int64_t lower_number(Body& b, const ast::Number& n);

// -- lower_conditions.cc --
ir::ConditionId lower(Body& b, const ast::Condition& c);
ir::RowQuery lower(Body& b, const ast::Row& row);
// `comes from F` as a condition, its catch included.
ir::condition::Comes lower_comes(Body& b, ir::ValueId value, const ast::Comes& c);

// -- lower_clauses.cc: a `let` makes one for each name that it gives --
void lower(Body& b, const ast::Clause& c, std::vector<ir::ClauseId>& into);
struct NamedValue {
  Span span;
  ir::HoleId hole;
  ir::ValueId value;
};
// The canonical name behind `reading`.
std::optional<std::string> reading(Body& b, const std::optional<ast::Dotted>& dotted);
std::vector<NamedValue> lower(Body& b, const ast::Split& s);
NamedValue lower(Body& b, const ast::Binding& binding);

// -- lower_actions.cc --
void lower(Body& b, const ast::Action& a, std::vector<ir::ActionId>& into);
// A `let` behind a rule's clauses that transforms something is an action, too.
void lower_let_action(Body& b, const ast::Let& let, std::vector<ir::ActionId>& into);

// -- operands.cc --
ir::FragmentId lower(Body& b, const ast::Fragment& f, FragmentUse use);
std::vector<ir::FragmentId> lower(Body& b, const ast::Patterns& fragments, FragmentUse use);

}  // namespace hvr::dsl
