// The node kinds and fields of tree-sitter-python 0.25, in one place: the grammar changes shapes
// between releases, and a start-up check (check_grammar) fails at once when the pinned grammar does
// not know one of these names.
#pragma once
#include <cstdint>
#include <string_view>

// clang-format off
#define HVR_KINDS(X) \
  X(aliased_import, "aliased_import") X(argument_list, "argument_list") X(as_pattern, "as_pattern")  \
  X(as_pattern_target, "as_pattern_target") X(assert_statement, "assert_statement") X(assignment, "assignment")  \
  X(attribute, "attribute") X(augmented_assignment, "augmented_assignment") X(await_, "await")  \
  X(binary_operator, "binary_operator") X(block, "block") X(boolean_operator, "boolean_operator")  \
  X(break_statement, "break_statement") X(call, "call") X(case_clause, "case_clause")  \
  X(case_pattern, "case_pattern") X(chevron, "chevron") X(class_definition, "class_definition")  \
  X(class_pattern, "class_pattern") X(comment, "comment") X(comparison_operator, "comparison_operator")  \
  X(complex_pattern, "complex_pattern") X(concatenated_string, "concatenated_string")  \
  X(conditional_expression, "conditional_expression") X(constrained_type, "constrained_type")  \
  X(continue_statement, "continue_statement") X(decorated_definition, "decorated_definition")  \
  X(decorator, "decorator") X(default_parameter, "default_parameter") X(delete_statement, "delete_statement")  \
  X(dict_pattern, "dict_pattern") X(dictionary, "dictionary")  \
  X(dictionary_comprehension, "dictionary_comprehension") X(dictionary_splat, "dictionary_splat")  \
  X(dictionary_splat_pattern, "dictionary_splat_pattern") X(dotted_name, "dotted_name")  \
  X(elif_clause, "elif_clause") X(ellipsis, "ellipsis") X(else_clause, "else_clause")  \
  X(escape_interpolation, "escape_interpolation") X(escape_sequence, "escape_sequence")  \
  X(except_clause, "except_clause") X(exec_statement, "exec_statement") X(expression_list, "expression_list")  \
  X(expression_statement, "expression_statement") X(false_, "false") X(finally_clause, "finally_clause")  \
  X(float_, "float") X(for_in_clause, "for_in_clause") X(for_statement, "for_statement")  \
  X(format_expression, "format_expression") X(format_specifier, "format_specifier")  \
  X(function_definition, "function_definition") X(future_import_statement, "future_import_statement")  \
  X(generator_expression, "generator_expression") X(generic_type, "generic_type")  \
  X(global_statement, "global_statement") X(identifier, "identifier") X(if_clause, "if_clause")  \
  X(if_statement, "if_statement") X(import_from_statement, "import_from_statement")  \
  X(import_prefix, "import_prefix") X(import_statement, "import_statement") X(integer, "integer")  \
  X(interpolation, "interpolation") X(keyword_argument, "keyword_argument")  \
  X(keyword_pattern, "keyword_pattern") X(keyword_separator, "keyword_separator") X(lambda_, "lambda")  \
  X(lambda_parameters, "lambda_parameters") X(line_continuation, "line_continuation") X(list, "list")  \
  X(list_comprehension, "list_comprehension") X(list_pattern, "list_pattern") X(list_splat, "list_splat")  \
  X(list_splat_pattern, "list_splat_pattern") X(match_statement, "match_statement")  \
  X(member_type, "member_type") X(module, "module") X(named_expression, "named_expression") X(none_, "none")  \
  X(nonlocal_statement, "nonlocal_statement") X(not_operator, "not_operator") X(pair, "pair")  \
  X(parameters, "parameters") X(parenthesized_expression, "parenthesized_expression")  \
  X(parenthesized_list_splat, "parenthesized_list_splat") X(pass_statement, "pass_statement")  \
  X(pattern_list, "pattern_list") X(positional_separator, "positional_separator")  \
  X(print_statement, "print_statement") X(raise_statement, "raise_statement")  \
  X(relative_import, "relative_import") X(return_statement, "return_statement") X(set, "set")  \
  X(set_comprehension, "set_comprehension") X(slice, "slice") X(splat_pattern, "splat_pattern")  \
  X(splat_type, "splat_type") X(string, "string") X(string_content, "string_content")  \
  X(string_end, "string_end") X(string_start, "string_start") X(subscript, "subscript") X(true_, "true")  \
  X(try_statement, "try_statement") X(tuple, "tuple") X(tuple_pattern, "tuple_pattern") X(type, "type")  \
  X(type_alias_statement, "type_alias_statement") X(type_conversion, "type_conversion")  \
  X(type_parameter, "type_parameter") X(typed_default_parameter, "typed_default_parameter")  \
  X(typed_parameter, "typed_parameter") X(unary_operator, "unary_operator") X(union_pattern, "union_pattern")  \
  X(union_type, "union_type") X(while_statement, "while_statement") X(wildcard_import, "wildcard_import")  \
  X(with_clause, "with_clause") X(with_item, "with_item") X(with_statement, "with_statement")  \
  X(yield_, "yield") 

#define HVR_FIELDS(X) \
  X(alias, "alias") X(alternative, "alternative") X(argument, "argument") X(arguments, "arguments")  \
  X(attribute, "attribute") X(body, "body") X(cause, "cause") X(code, "code") X(condition, "condition")  \
  X(consequence, "consequence") X(definition, "definition") X(expression, "expression") X(function, "function")  \
  X(guard, "guard") X(key, "key") X(left, "left") X(module_name, "module_name") X(name, "name")  \
  X(object, "object") X(operator_, "operator") X(operators, "operators") X(parameters, "parameters")  \
  X(return_type, "return_type") X(right, "right") X(subject, "subject") X(subscript, "subscript")  \
  X(superclasses, "superclasses") X(type, "type") X(value, "value")
// clang-format on

namespace hvr {

// `operator_token` stands for the anonymous tokens that are kept: operators, `async`, `is not`, the
// sign of a number in a `case` and the like.
enum class Kind : uint8_t {
  other,
  operator_token,
#define X(name, text) name,
  HVR_KINDS(X)
#undef X
};

enum class Field : uint8_t {
  none,
#define X(name, text) name,
  HVR_FIELDS(X)
#undef X
};

std::string_view kind_name(Kind k);
std::string_view field_name(Field f);

}  // namespace hvr
