// Messages as values. Nothing below the command line prints; everything that has to be said is one
// of these.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "base/codes.h"
#include "base/span.h"

namespace hvr {

enum class Severity { note, warning, error };

struct Diagnostic {
  Severity severity = Severity::error;
  Code code;
  std::string file;     // the path as it was given
  Span span;            // bytes of that file's text
  std::string message;  // lower case, no final period, code in backticks
  std::string help;     // what to do; may be empty
  std::string rule;     // the rule that speaks; empty where none does
  std::string demand;   // the demand that is not met; empty where none is
};

// A place in a text that was read.
struct Location {
  std::string file;
  Span span;
};

class Diagnostics {
 public:
  // A message without help gets that of its code.
  void add(Diagnostic d);
  void error(Code code, std::string file, Span span, std::string message, std::string help = {});
  const std::vector<Diagnostic>& all() const { return items_; }
  bool has_errors() const;
  // Orders by file (in the order of first appearance), then by place; keeps one of equal messages.
  void sort();

 private:
  std::vector<Diagnostic> items_;
};

}  // namespace hvr
