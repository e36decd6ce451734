// Lowering of syntax to the rule program. One object a ruleset; private to `dsl`.
#pragma once
#include <map>
#include <set>
#include <string>

#include "dsl/fragment.h"
#include "dsl/syntax.h"
#include "dsl/words.h"
#include "ir/program.h"

namespace hvr::dsl {

struct SourceFile {
  ir::FileId index;
  std::string path;
  std::vector<SyntaxNode> declarations;
};

class Lowerer {
 public:
  Lowerer(ir::Ruleset& program, Diagnostics& diagnostics)
      : rules_(program), diagnostics_(diagnostics) {}

  // lower_facts.cc: library facts and the names that bodies refer to.
  void collect(const SourceFile& file);
  // lower_declarations.cc: the bodies.
  void lower(const SourceFile& file);
  // lower_facts.cc, for `--set`.
  bool set_parameter(const std::string& name, const std::string& value, std::string& problem);

 private:
  // What a declaration knows while its body is lowered.
  struct Context {
    ir::Holes holes;
    std::map<std::string, ir::HoleId> by_name;
    std::set<std::string> emitted;  // names that results bind
  };

  void report(std::string_view code, Span span, std::string message, std::string help = {});
  ir::RulePlace place(const SyntaxNode& n) const { return {file_, n.span}; }
  ir::ValueId add(const SyntaxNode& at, ir::ValueOp op);
  ir::ConditionId add(const SyntaxNode& at, ir::ConditionOp op);
  ir::ClauseId add(const SyntaxNode& at, ir::ClauseOp op);
  ir::ActionId add(const SyntaxNode& at, ir::ActionOp op);

  // The hole with this name; nothing for `$_`. Where it `binds`, the hole may be new.
  std::optional<ir::HoleId> hole(const std::string& name, bool sequence, Span span, bool binds);
  std::optional<ir::HoleId> bind(const SyntaxNode& hole_node);
  // The same where `$_` makes no sense: it is reported.
  ir::HoleId bind_named(const SyntaxNode& hole_node);
  ir::HoleId use(const SyntaxNode& hole_node);
  FragmentScope fragment_scope();
  ir::FragmentId fragment(const SyntaxNode& n, FragmentUse use);
  std::vector<ir::FragmentId> fragments(const SyntaxNode& n, FragmentUse use);

  ir::ValueId value(const SyntaxNode& n);
  // What stands for a value that was reported.
  ir::ValueId no_value(const SyntaxNode& n) { return add(n, ir::value::Boolean{}); }
  ir::ValueId plain_name(const SyntaxNode& n);
  ir::ValueId dotted_value(const SyntaxNode& n);
  ir::ValueId apply(const SyntaxNode& n);
  ir::ValueId arithmetic(const SyntaxNode& n);
  std::optional<int64_t> constant(ir::ValueId v) const;
  int64_t number(const SyntaxNode& n);
  // A definition and the arguments it is given; nothing (and a report) where there is none.
  struct Application {
    ir::DefinitionId definition;
    std::vector<ir::ValueId> arguments;
  };
  std::optional<Application> application(const SyntaxNode& n, const std::string& name,
                                         std::vector<ir::ValueId> arguments);
  // The definition that a value-like syntax node applies, when it is a condition.
  std::optional<ir::DefinitionId> applied_condition(const SyntaxNode& n) const;
  ir::KeyId key(const SyntaxNode& word);

  ir::ConditionId condition(const SyntaxNode& n);
  ir::ConditionId test(const SyntaxNode& n);
  ir::ConditionId test_is(const SyntaxNode& n);
  ir::ConditionId test_class(const SyntaxNode& n, ir::ValueId subject);
  ir::ConditionId test_place(const SyntaxNode& n, ir::ValueId subject);
  ir::ConditionId in_table(const SyntaxNode& n, ir::ValueId subject);
  ir::ConditionId matches(const SyntaxNode& n, ir::ValueId subject);
  ir::ConditionId pattern_is(const SyntaxNode& n);
  ir::RowQuery row(const SyntaxNode& row_node, const SyntaxNode* where);
  std::optional<ir::ColumnIs> column(const SyntaxNode& n, const std::string& relation);
  ir::ConditionId some(const SyntaxNode& n);
  ir::NameOrGroup class_or_group(const SyntaxNode& n, bool callable);

  ir::ClauseId clause(const SyntaxNode& n);
  // One for each name that a `let` gives; the others are one.
  void clauses(const SyntaxNode& n, std::vector<ir::ClauseId>& into);
  ir::ClauseId match(const SyntaxNode& n);
  ir::ClauseId match_run(const SyntaxNode& n);
  ir::ClauseId from(const SyntaxNode& n);
  ir::ClauseId going_up(const SyntaxNode& n);
  std::optional<ir::HoleId> whole(const SyntaxNode& n);
  std::optional<std::string> reading(const SyntaxNode& n);

  ir::ActionId action(const SyntaxNode& n);
  void actions(const SyntaxNode& n, std::vector<ir::ActionId>& into);
  ir::ActionList action_list(const SyntaxNode& n);
  ir::ActionId branch(const SyntaxNode& n);
  ir::ActionId replace(const SyntaxNode& n);
  ir::ActionId at_place(const SyntaxNode& n);
  ir::ActionId message(const SyntaxNode& n);
  ir::ActionId does(const SyntaxNode& n);
  ir::ActionId each_do(const SyntaxNode& n);
  struct NamedValue {
    const SyntaxNode* at;
    ir::HoleId hole;
    ir::ValueId value;
  };
  // The names that one binding of a `let` gives; not for `transform`.
  std::vector<NamedValue> named_values(const SyntaxNode& binding);
  struct SlotName {
    ir::SequenceHole arguments;
    std::string parameter;
  };
  SlotName slot_target(const SyntaxNode& dotted);
  ir::MessageText message_text(const SyntaxNode& text);

  void lower_import(const SyntaxNode& n);
  void lower_find(const SyntaxNode& n);
  void lower_define(const SyntaxNode& n);
  void lower_pattern(const SyntaxNode& n);
  void lower_rule(const SyntaxNode& n);
  void lower_demand(const SyntaxNode& n);
  void lower_refuse(const SyntaxNode& n);
  void lower_helper(const SyntaxNode& n);
  void lower_example(const SyntaxNode& n);
  ir::Applicability applicability(const SyntaxNode& n);
  std::optional<ir::ConditionId> when(const SyntaxNode& n);
  std::vector<ir::PatternId> patterns(const SyntaxNode& n);
  void parameter(const SyntaxNode& n);
  void collect_key(const SyntaxNode& n);
  void demanded(const std::string& name);
  ir::Signature signature(const SyntaxNode& n);
  void klass(const SyntaxNode& n);
  bool declare(const std::string& space, const SyntaxNode& name);

  ir::Ruleset& rules_;
  Diagnostics& diagnostics_;
  ir::FileId file_;
  Context scope_;
  std::map<std::string, std::map<std::string, bool>> names_;  // space -> name
  std::map<std::string, ir::RelationId> relations_;
  std::map<std::string, ir::DefinitionId> definitions_;
  std::map<std::string, ir::ParameterId> parameters_;
  std::map<std::string, ir::PatternId> patterns_;
  std::map<std::string, ir::RuleId> rule_ids_;
  std::map<std::string, ir::ObligationId> obligations_;
  std::map<std::string, ir::KeyId> keys_;
  std::map<std::string, std::vector<std::string>> relation_columns_;
  std::set<std::string> helpers_, aliases_;
  size_t declared_rules_ = 0, declared_patterns_ = 0;
};

// For a switch over syntax that the grammar cannot bring: a fault of ours, never an invented
// answer.
[[noreturn]] void unexpected(const SyntaxNode& n, std::string_view wanted);

// check.cc: lints over the whole program.
void check_program(const ir::Ruleset& program, Diagnostics& diagnostics);

}  // namespace hvr::dsl
