// Printing: messages as text or JSON, colour.
#pragma once
#include <functional>
#include <string>
#include <utility>

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
  // Called before something is printed, here or by whoever calls `aside`: it makes room.
  void set_aside(std::function<void()> make_room) { make_room_ = std::move(make_room); }
  void aside() const {
    if (make_room_) make_room_();
  }

 private:
  void one(const hvrewrite::Message& m);
  const Options& options_;
  bool color_ = false;
  std::function<void()> make_room_;
};

std::string json_string(const std::string& s);

}  // namespace cli
