// The syntax tree of rule files: what is known of libraries.
#pragma once
#include "grammar/ast_tokens.h"
#include "ir/library.h"

namespace hvr::ast {

struct Library {
  std::vector<Dotted> roots;
};
struct Alias {
  Dotted name, meaning;
};

struct SignatureParameter {
  Word name;  // with its stars
  std::vector<Word> others;
  std::optional<Token> fallback;  // perhaps in backticks
};
struct Signature {
  std::vector<SignatureParameter> parameters;
};
struct Class {
  std::vector<Dotted> names, bases;
  std::optional<Signature> constructor;
  std::vector<Word> members;
};
struct Passed {
  std::vector<Word> parameters;
  ir::Passing to = ir::Passing::value;
};
struct Function {
  Dotted name;
  Signature signature;
  std::optional<Dotted> result;
  std::vector<Passed> passes;
};
struct TableRow {
  Text key;
  Dotted value;
};
struct TableOf {
  Word name;
  std::vector<TableRow> rows;
};
struct GroupOf {
  Word name;
  std::vector<Dotted> members;
};

}  // namespace hvr::ast
