// The syntax tree of rule files: one node type, one kind per grammar rule that carries meaning.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/diagnostics.h"

// clang-format off
#define HVR_SYNTAX(X) \
  X(word) X(dotted) X(dashed) X(hole) X(many) X(text) X(fragment) X(category_word) \
  X(fragment_text) X(number) X(boolean_value) X(apply) X(arguments) X(first_given) \
  X(default_of) X(context_key) X(new_key) X(seen) X(all_rows) X(those) X(list_value) \
  X(product_op) X(sum_op) X(product) X(value) X(compare_op) X(fragments) X(column_bind) \
  X(columns) X(row) X(place) X(row_where) X(some_fragment) X(some) X(none) X(surely) X(maybe) \
  X(imports) X(entry) X(pattern_is) X(each_in) X(is_absent) X(is_none) X(is_given) \
  X(is_literal) X(is_path) X(is_known) X(is_statement) X(negated) X(t_is) X(t_type) X(t_sub) \
  X(t_calls) X(t_scope) X(t_in) X(t_compare) X(t_matches) X(t_has) X(t_within) X(t_runs) \
  X(t_under) X(t_overrides) X(t_precedes) X(t_bound) X(test) X(negation) X(conjunction) \
  X(condition) X(as_hole) X(reading) X(block) X(t_follows) X(t_member) X(run_part) X(c_run) \
  X(split) X(members) X(by_rules) X(d_together) X(c_nearest) X(c_innermost) X(c_outermost) \
  X(c_match) X(c_each) X(c_where) X(transformed) X(binding) X(c_let) X(made_of) X(back_to) \
  X(back_through) X(made_through) X(c_from) X(c_either) X(actions) X(results) X(otherwise) \
  X(else_if) X(a_if) X(a_replace) X(a_set) X(a_drop) X(a_wrap) X(a_guard) X(at_first) \
  X(at_last) X(a_insert) X(a_after_imports) X(a_after_value) X(a_before) X(a_after) X(a_head) \
  X(a_remove) X(is_warn) X(is_note) X(is_error) X(a_message) X(a_does) X(with_index) X(a_each) \
  X(a_extend) X(a_keep) X(for_patterns) X(when) X(d_ruleset) X(d_facts) X(d_use) \
  X(choice_type) X(bool_type) X(int_type) X(text_type) X(d_parameter) X(parameter_value) \
  X(d_import) X(d_library) X(d_alias) X(star_param) X(fallback) X(alias_name) X(sig_param) \
  X(sig_list) X(result) X(passes) X(passed_name) X(bases) X(d_class) X(d_function) \
  X(table_row) X(d_table) X(d_group) X(column_names) X(d_find) X(parameters) \
  X(conditional_value) X(definition_body) X(d_define) X(d_pattern) X(help) X(d_refuse) \
  X(is_must) X(is_should) X(d_demand) X(d_helper) X(key_one) X(key_many) X(d_key) X(d_rule) \
  X(assuming) X(setting) X(settings) X(becomes) X(stays) X(d_example) \
  X(d_distribution)
// clang-format on

namespace hvr::grammar {

enum class Syntax : uint8_t {
#define X(name) name,
  HVR_SYNTAX(X)
#undef X
};

struct SyntaxNode {
  Syntax kind = Syntax::word;
  Span span;            // bytes of the rule file
  uint32_t column = 0;  // of its first byte, from 0
  std::string text;     // what it covers, without surrounding blanks
  std::vector<SyntaxNode> children;

  const SyntaxNode* child(Syntax k) const {
    for (const auto& c : children)
      if (c.kind == k) return &c;
    return nullptr;
  }
};

// The kind as the tree's dump spells it.
std::string_view syntax_name(Syntax k);

}  // namespace hvr::grammar
