// Printing: messages as text or JSON, diffs, colour.
#pragma once
#include <string>

#include "cli/options.h"
#include "hvrewrite/hvrewrite.h"

namespace cli {

class Report {
 public:
  explicit Report(const Options& options);
  void messages(const hvrewrite::Messages& list);
  void error(const std::string& text);  // a message without a place
  void note(const std::string& text);   // with --verbose
  bool colored() const { return color_; }

 private:
  void one(const hvrewrite::Message& m);
  const Options& options_;
  bool color_ = false;
};

// A unified diff with three lines of context; "" for equal texts.
std::string unified_diff(const std::string& path, const std::string& before,
                         const std::string& after, bool color);

std::string json_string(const std::string& s);

}  // namespace cli
