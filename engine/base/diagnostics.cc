// The registry of codes and the sink. R0xx: rule files; P0xx: Python input; W0xx: said while rewriting; R9xx: our own failures.
#include "engine/base/diagnostics.h"

#include <algorithm>
#include <map>
#include <stdexcept>

namespace hvr {

const std::vector<CodeInfo>& registered_codes() {
  static const std::vector<CodeInfo> codes = {
      {"R001", "a rule file does not follow the grammar"},
      {"R002", "a rule file cannot be read"},
      {"R003", "files include each other in a circle"},
      {"R004", "a file outside the ruleset's tree is included"},
      {"R005", "a name is declared twice"},
      {"R006", "a fragment is not Python"},
      {"R010", "a hole is used that nothing has bound"},
      {"R012", "a hole in a result is not bound"},
      {"R013", "a hole is used in a category it cannot stand in"},
      {"R014", "a result cannot be inserted where the rule matches"},
      {"R015", "a plain name in a fragment means nothing"},
      {"R016", "a captured expression would be evaluated twice"},
      {"R020", "an unknown relation"},
      {"R021", "an unknown pattern"},
      {"R022", "an unknown parameter or helper definition"},
      {"R023", "an unknown class"},
      {"R024", "an unknown table or group"},
      {"R025", "an unknown context key"},
      {"R026", "an unknown predicate"},
      {"R027", "an unknown demand"},
      {"R030", "a wrong number of arguments"},
      {"R031", "an unknown column of a relation"},
      {"R032", "a definition refers to itself"},
      {"R033", "a relation is used before it is declared"},
      {"R040", "a bad regular expression"},
      {"R041", "a bad value for a parameter"},
      {"R050", "a context key is read but never set"},
      {"R051", "a rule is shadowed by an earlier one"},
      {"R052", "a demand that no rule discharges"},
      {"R053", "an uncertain condition decides between two branches"},
      {"R060", "an example in a rule file does not hold"},
      {"P002", "a file is not text that Python would read"},
      {"P003", "a file is not valid Python"},
      {"P004", "a file is nested too deeply"},
      {"W001", "a message written by a rule"},
      {"W002", "the ruleset refuses the file"},
      {"W003", "a demand of the ruleset is not met"},
      {"W004", "several training patterns in one file"},
      {"W005", "two edits exclude each other"},
      {"R901", "the result would not be valid Python; nothing was written"},
  };
  return codes;
}

void Diagnostics::add(Diagnostic d) {
  const auto& codes = registered_codes();
  if (std::none_of(codes.begin(), codes.end(), [&](const CodeInfo& c) { return c.code == d.code; }))
    throw std::logic_error("unregistered diagnostic code " + d.code);
  items_.push_back(std::move(d));
}

void Diagnostics::error(std::string_view code, std::string file, Span span, std::string message, std::string help) {
  add({Severity::error, std::string(code), std::move(file), span, std::move(message), std::move(help)});
}

bool Diagnostics::has_errors() const {
  return std::any_of(items_.begin(), items_.end(), [](const Diagnostic& d) { return d.severity == Severity::error; });
}

void Diagnostics::sort() {
  std::map<std::string, size_t> order;
  for (const auto& d : items_) order.emplace(d.file, order.size());
  std::stable_sort(items_.begin(), items_.end(), [&](const Diagnostic& a, const Diagnostic& b) {
    const size_t fa = order[a.file], fb = order[b.file];
    return fa != fb ? fa < fb : a.span.begin < b.span.begin;
  });
  items_.erase(std::unique(items_.begin(), items_.end(),
                           [](const Diagnostic& a, const Diagnostic& b) {
                             return a.file == b.file && a.span == b.span && a.code == b.code && a.message == b.message;
                           }),
               items_.end());
}

std::string_view severity_name(Severity s) {
  return s == Severity::error ? "error" : s == Severity::warning ? "warning" : "note";
}

}  // namespace hvr
