// The text of a rule file, for messages. Of rules that come from a kept image it is read when
// somebody first asks for it: most runs quote no rule.
#pragma once
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <utility>

namespace hvr::ir {

class RuleText {
 public:
  RuleText() = default;
  explicit RuleText(std::string text) : text_(std::move(text)) {}
  // `size` bytes, as `read` gives them. Where the file is another one by then, its text is cut or
  // filled with blanks to that size: places of rules stay within.
  RuleText(size_t size, std::function<std::string()> read)
      : later_(std::make_shared<Later>(size, std::move(read))) {}

  // As long as this lives. Safe to ask from several threads.
  std::string_view view() const { return later_ ? later_->view() : std::string_view(text_); }
  size_t size() const { return later_ ? later_->size : text_.size(); }

 private:
  struct Later {
    Later(size_t bytes, std::function<std::string()> how) : size(bytes), read(std::move(how)) {}
    const size_t size;
    const std::function<std::string()> read;
    std::once_flag asked;
    std::string text;
    std::string_view view() {
      std::call_once(asked, [&] {
        text = read();
        text.resize(size, ' ');
      });
      return text;
    }
  };

  std::string text_;
  std::shared_ptr<Later> later_;  // shared by copies of the rules
};

}  // namespace hvr::ir
