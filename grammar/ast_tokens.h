// The syntax tree of rule files: tokens, and the shapes that its nodes are made in.
//
// A construct whose parts become the operands of one operation of the rule program, in the order in
// which they are written, is a `Phrase` of that operation; what needs more is a struct of its own.
// The tree points into the text of its file, which must outlive it.
#pragma once
#include <memory>
#include <optional>
#include <string_view>
#include <tuple>
#include <variant>
#include <vector>

#include "base/span.h"

namespace hvr::ast {

// -- tokens ---------------------------------------------------------------------------------------

struct Token {
  std::string_view text;
  Span span;
};
struct Word : Token {};
struct Dotted : Token {};     // any dotted name
struct ClassName : Token {};  // of a class that must be declared
struct Classes : Token {};    // a class or a group
struct Callable : Token {};   // the same, or a function
struct Module : Token {};
struct Table : Token {};
struct Text : Token {};  // with its quotes
struct RegexText : Token {};
struct Number : Token {};
struct Display : Token {};  // a list or table as JSON writes it
struct Truth : Token {};    // `true` or `false`

struct Hole {
  std::string_view name;  // without `$` or `$...`
  bool many = false;
  Span span;
};

struct Fragment {
  std::string_view category;  // "" where none is said
  std::string_view text;      // with its backticks
  Span span;                  // with the category
  Span body;                  // of the text
  uint32_t column = 0;        // of the text, from 0
  bool exact = false;         // `exactly`
};
using Patterns = std::vector<Fragment>;
struct Results {
  std::vector<Fragment> fragments;
};

// -- the shapes -----------------------------------------------------------------------------------

template <class T>
class Box {
 public:
  Box() = default;  // empty, until the grammar has filled it
  explicit Box(T value) : held_(std::make_unique<T>(std::move(value))) {}
  const T& operator*() const { return *held_; }
  T& operator*() { return *held_; }
  const T* operator->() const { return held_.get(); }

 private:
  std::unique_ptr<T> held_;
};

template <class Op, class... Operands>
struct Phrase {
  using Operation = Op;
  std::tuple<Operands...> operands;
};

}  // namespace hvr::ast
