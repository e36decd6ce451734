// What the declarations of a ruleset are called, and who is told when a name is wrong.
#pragma once
#include <map>
#include <set>
#include <string>
#include <string_view>

#include "base/diagnostics.h"
#include "base/spelling.h"
#include "grammar/ast_declarations.h"
#include "ir/program.h"

namespace hvr::dsl {

// What a value is, as far as the rule file shows: a thing of the program (or perhaps one), or what
// comparisons see of it. `constant`: a number, text or truth.
enum class Sort : uint8_t { thing, text, number, truth, constant, klass };

// Reports the problems of one rule file.
class Reporter {
 public:
  // The text must outlive this.
  Reporter(Diagnostics& diagnostics, ir::FileId file, std::string path, std::string_view text)
      : diagnostics_(&diagnostics), file_(file), path_(std::move(path)), text_(text) {}
  void operator()(Code code, Span span, std::string message, std::string help = {}) const {
    diagnostics_->error(code, path_, span, std::move(message), std::move(help));
  }
  auto place(Span span) const { return decltype(ir::Fragment::place){file_, span}; }
  const std::string& path() const { return path_; }
  // What is written there.
  std::string text(Span span) const { return std::string(text_.substr(span.begin, span.size())); }
  Diagnostics& diagnostics() const { return *diagnostics_; }

 private:
  Diagnostics* diagnostics_;
  ir::FileId file_;
  std::string path_;
  std::string_view text_;
};

// Names of one kind of declaration.
template <class T>
using NameTable = std::map<std::string, T, std::less<>>;

// "did you mean `x`?" for the nearest name of a table, or "".
template <class Map>
std::string suggest(std::string_view wanted, const Map& names) {
  std::vector<std::string> all;
  all.reserve(names.size());
  for (const auto& [name, held] : names) all.push_back(name);
  return did_you_mean(std::string(wanted), all);
}

// What an import declaration calls the thing.
inline std::string bound_name(const ast::Import& i) {
  return std::string(i.alias ? i.alias->text : i.member->text);
}

// Filled while declarations are collected, except for what may be used only once it is lowered:
// `relations` and `definitions`, whose order forbids circles.
struct Names {
  struct Relation {
    std::vector<std::string> columns;
    std::vector<bool> places;          // of the columns, once it is lowered
    std::optional<ir::RelationId> id;  // nothing while it is declared further down
  };
  NameTable<Relation> relations;
  NameTable<std::optional<ir::DefinitionId>> definitions;
  std::map<ir::DefinitionId, Sort> sorts;  // of those that are values, once they are lowered
  NameTable<ir::ParameterId> parameters;
  NameTable<ir::PatternId> patterns;
  NameTable<ir::RuleId> rules;
  NameTable<ir::ObligationId> obligations;
  NameTable<ir::KeyId> keys;
  std::set<std::string> helpers, imports;
  NameTable<size_t> programs;
};

// The text between quotes; `\"` and `\\` are escapes, other backslashes stay for regular
// expressions.
std::string unquote(std::string_view text);

}  // namespace hvr::dsl
