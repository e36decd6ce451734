// Printing: messages as text or JSON, colour.
#pragma once
#include <string>

#include "cli/options.h"
#include "hvrewrite/hvrewrite.h"

namespace cli {

class Report {
 public:
  explicit Report(const Options& options);
  void messages(const hvrewrite::Messages& list);
  void error(const std::string& text);    // a message without a place
  void warning(const std::string& text);  // likewise
  void note(const std::string& text);     // with --verbose
  void summary(const std::string& text);  // on a terminal, and with --verbose
  bool colored() const { return color_; }

 private:
  void one(const hvrewrite::Message& m);
  const Options& options_;
  bool color_ = false;
};

std::string json_string(const std::string& s);

}  // namespace cli
