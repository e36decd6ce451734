// Which edition of the language a rule file is written in.
#include "dsl/edition.h"

namespace hvr::dsl {
namespace {

// The edition that a file says it is written in.
struct Edition {
  std::string_view mark;  // empty: it says none
  Span span;
};
constexpr std::string_view kEdition = "2";

Edition edition_of(const std::vector<ast::Declaration>& all) {
  for (const auto& d : all)
    if (const auto* head = std::get_if<ast::Header>(&d.node); head && head->edition)
      return {head->edition->text, head->edition->span};
  return {};
}

template <class... Nodes>
bool is_one_of(const ast::Declaration& d) {
  return (std::holds_alternative<Nodes>(d.node) || ...);
}

bool asks(const ast::Declaration& d) {
  return is_one_of<ast::Find, ast::FindAny, ast::Define, ast::Pattern, ast::Refuse, ast::Finding,
                   ast::Demand, ast::Rule, ast::Program, ast::Example>(d);
}

}  // namespace

void judge_edition(const std::string& path, std::vector<ast::Declaration>& all, size_t old_places,
                   const Diagnostics& faults, Diagnostics& diagnostics) {
  const Edition edition = edition_of(all);
  const bool other = !edition.mark.empty() && edition.mark != kEdition;
  const bool old = edition.mark.empty() && old_places > 1;
  if (!other && !old) {
    for (const Diagnostic& d : faults.all()) diagnostics.add(d);
    return;
  }
  const Span at = other ? edition.span : faults.all()[0].span;
  diagnostics.error(
      "R044", path, at,
      other ? "this file is written in edition " + std::string(edition.mark) +
                  " of the language, and edition 2 is read here"
            : "this file is written in the first edition of the language: " +
                  std::to_string(old_places) + " places of it are written otherwise now",
      "section 13 of docs/language.md has a table of both; with `ruleset NAME edition 2` in its "
      "head each place gets a message of its own");
  std::erase_if(all, asks);
}

}  // namespace hvr::dsl
