// The rule program: what a ruleset means, as plain data. The treaty between the rule language
// (`dsl`) and the engine.
//
// Operations (ir/ops.h) lie in one flat table a kind and name their children by number. Holes are
// numbered per declaration; captures are indexed by these numbers.
#pragma once
#include <string>
#include <vector>

#include "ir/declarations.h"
#include "ir/deferred.h"
#include "ir/examples.h"
#include "ir/library.h"
#include "ir/ops.h"
#include "ir/regex.h"
#include "ir/rule_text.h"

namespace hvr::ir {

template <class Op>
struct Node {
  using Operation = Op;
  RulePlace place;
  Op op;
};

struct Ruleset {
  std::string name, help;
  Table<FileId, std::string> files;  // paths, as found
  Table<FileId, RuleText> texts;     // their texts, for messages
  DeferredTable<ValueId, Node<ValueOp>> values;
  DeferredTable<ConditionId, Node<ConditionOp>> conditions;
  DeferredTable<ClauseId, Node<ClauseOp>> clauses;
  DeferredTable<ActionId, Node<ActionOp>> actions;
  DeferredTable<FragmentId, Fragment> fragments;
  Table<RegexId, Regex> regexes;
  std::vector<std::string> distributions;  // ways of distributing that the ruleset brings
  Table<ParameterId, RulesetParameter> parameters;
  std::vector<Import> imports;
  DeferredTable<RelationId, Relation> relations;
  DeferredTable<DefinitionId, Definition> definitions;
  Table<PatternId, PatternDecl> patterns;
  std::vector<Refusal> refusals;
  std::vector<Finding> findings;
  Table<ObligationId, std::string> obligations;
  Table<DemandId, Demand> demands;
  std::vector<Helper> helpers;
  Table<KeyId, Key> keys;
  DeferredTable<RuleId, Rule> rules;
  std::vector<Example> examples;
  Library library;
  std::vector<ExampleProgram> programs;

  const Node<ValueOp>& operator[](ValueId id) const { return values[id]; }
  const Node<ConditionOp>& operator[](ConditionId id) const { return conditions[id]; }
  const Node<ClauseOp>& operator[](ClauseId id) const { return clauses[id]; }
  const Node<ActionOp>& operator[](ActionId id) const { return actions[id]; }
  const Fragment& operator[](FragmentId id) const { return fragments[id]; }
};

// As it is shown to users: the declared name, Multiple or Unknown.
std::string pattern_name(const Ruleset& rules, TrainingPattern pattern);

// A stable text form, one declaration a paragraph.
std::string dump(const Ruleset& program);

}  // namespace hvr::ir
