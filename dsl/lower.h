// Lowering of syntax to the rule program. One object a ruleset; private to `dsl`.
#pragma once
#include <map>
#include <set>
#include <string>

#include "dsl/fragment.h"
#include "dsl/syntax.h"
#include "ir/program.h"

namespace hvr::dsl {

struct SourceFile {
  uint16_t index = 0;
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
  // lower_values.cc, for `--set`.
  bool set_parameter(const std::string& name, const std::string& value, std::string& problem);

 private:
  // What a declaration knows while its body is lowered.
  struct Context {
    ir::Frame frame;
    std::map<std::string, ir::VarId> vars;
    std::set<std::string> emitted;  // names that results bind
  };

  void report(std::string_view code, Span span, std::string message, std::string help = {});
  ir::TermId term(ir::Op op, const SyntaxNode& at, std::vector<ir::TermId> children = {});
  ir::Term& operator[](ir::TermId t) { return rules_.terms[t]; }
  ir::VarId hole(const std::string& name, bool sequence, Span span, bool binds);
  ir::VarId bind(const SyntaxNode& hole_node);
  FragmentScope fragment_scope();
  ir::TermId fragment(const SyntaxNode& n, FragmentUse use);
  std::vector<ir::TermId> fragments(const SyntaxNode& n, FragmentUse use);

  ir::TermId value(const SyntaxNode& n);
  ir::TermId dotted_value(const SyntaxNode& n);
  ir::TermId apply(const SyntaxNode& n);
  ir::TermId condition(const SyntaxNode& n);
  ir::TermId test(const SyntaxNode& n);
  ir::TermId test_is(const SyntaxNode& value_node, const SyntaxNode& is);
  ir::TermId row(ir::Op op, const SyntaxNode& row_node, const SyntaxNode* where);
  ir::TermId some(const SyntaxNode& n);
  bool class_or_group(const SyntaxNode& n, ir::TermId into, bool callable);

  ir::TermId clause(const SyntaxNode& n);
  ir::TermId action(const SyntaxNode& n);
  ir::TermId sequence(const SyntaxNode& n);
  ir::TermId let(const SyntaxNode& n);
  void slot_target(const SyntaxNode& dotted, ir::TermId into);

  void lower_find(const SyntaxNode& n);
  void lower_define(const SyntaxNode& n);
  void lower_rule(const SyntaxNode& n);
  void lower_demand(const SyntaxNode& n);
  void lower_refuse(const SyntaxNode& n);
  void lower_example(const SyntaxNode& n);
  std::vector<std::string> patterns(const SyntaxNode& n);
  std::vector<ir::TermId> when(const SyntaxNode& n);
  void parameter(const SyntaxNode& n);
  ir::Signature signature(const SyntaxNode& n);
  void klass(const SyntaxNode& n);
  bool declare(const std::string& space, const SyntaxNode& name);

  ir::Ruleset& rules_;
  Diagnostics& diagnostics_;
  uint16_t file_ = 0;
  Context scope_;
  std::map<std::string, std::map<std::string, bool>> names_;  // space -> name
  std::map<std::string, size_t> relations_, definitions_, parameters_;
  std::map<std::string, std::vector<std::string>> relation_columns_;
  std::set<std::string> patterns_, helpers_, aliases_, keys_, demands_;
};

std::string unquote(const std::string& text);
// The nearest of `names` to `wanted`, as "did you mean `x`?", or "".
std::string suggest(const std::string& wanted, const std::vector<std::string>& names);

// check.cc: lints over the whole program.
void check_program(const ir::Ruleset& program, Diagnostics& diagnostics);

}  // namespace hvr::dsl
