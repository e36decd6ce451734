// Messages as values. Nothing below the command line prints; everything that has to be said is one
// of these.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "base/span.h"

namespace hvr {

enum class Severity { note, warning, error };

struct Diagnostic {
  Severity severity = Severity::error;
  std::string code;     // a registered code, such as "R012"
  std::string file;     // the path as it was given
  Span span;            // bytes of that file
  std::string message;  // lower case, no final period, code in backticks
  std::string help;     // what to do; may be empty
};

struct CodeInfo {
  std::string_view code;
  std::string_view meaning;
  std::string_view help;  // what to do where a message says nothing more fitting
};

// Every code that a diagnostic may carry; a test fails if one of them is produced by no test.
const std::vector<CodeInfo>& registered_codes();

// Collects messages. Adding an unregistered code is a programming error and throws
// std::logic_error.
class Diagnostics {
 public:
  void add(Diagnostic d);
  void error(std::string_view code, std::string file, Span span, std::string message,
             std::string help = {});
  const std::vector<Diagnostic>& all() const { return items_; }
  bool has_errors() const;
  // Orders by file (in the order of first appearance), then by place; keeps one of equal messages.
  void sort();

 private:
  std::vector<Diagnostic> items_;
};

std::string_view severity_name(Severity s);

}  // namespace hvr
