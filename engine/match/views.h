// Views of a node: what comparisons and texts are made of.
#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "engine/match/query.h"

namespace hvr {

// The text of a string literal without its prefix and quotes, as it is written between them.
std::string_view string_content(std::string_view literal);
// The text of a node; of a literal of text its content.
std::string_view text_view(const Tree& tree, NodeId n);
// The same of an expression that is written so.
std::string_view text_view(std::string_view python);
// The number, text, bytes or truth value that an expression is: a literal, or a name that has one
// definition only, which is one. `None` is absent; unknown where it is none of these, or too large
// a number.
Value constant_of(const Query& query, NodeId n);
// The same of a literal that is written so.
Value constant_of(std::string_view python);
// A number as rule files and Python write it.
Value number_of(std::string_view text);
// Below, at or above 0, as the first number is less than, equal to or more than the other; nothing
// where one of them is no number.
std::optional<int> order_of(const Value& a, const Value& b);
// A number with a fraction, the shortest way that means it.
std::string written(double number);
// What a declared table, or a list or table parameter, holds for a text, a string or (of a
// parameter) a name or number; unbound where it holds nothing. Of a list that is the element.
Value entry_of(const Query& query, const ir::TableName& table, const Value& key);
// An element of a list or table parameter.
Value item_value(const ir::RulesetParameter& parameter, const std::string& text);
// What stands at a number in a list, from 0, or in a table parameter at a text, a string or a name;
// absent where there is nothing and unknown where the number or text is.
Value element_at(const Query& query, const ir::RulesetParameter* parameter, const Value& list,
                 const Value& at);
// A name in other letters. Words end at `_`, in front of a capital behind a small letter, and in
// front of the last of several capitals that a small letter follows: `HTTPServer` is two.
std::string recased(ir::Case to, std::string_view name);

}  // namespace hvr
