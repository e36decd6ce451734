// Where string literals stand in the text of a fragment. Private to the fragment compiler.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace hvr::dsl {

// Reads a text from left to right and knows at each byte whether it is code, or the inside of a
// literal; the replacement field of a formatted string is code again.
class StringCursor {
 public:
  explicit StringCursor(std::string_view text) : text_(text) {}
  // Reads what begins at this byte; returns where the next begins. Bytes that the caller reads
  // itself (holes) are left out.
  size_t read(size_t at);
  // Whether a byte here is code that says nothing of literals, and no hole.
  bool is_plain(char c) const {
    return open_.empty() && c != '$' && c != '"' && c != '\'' && c != '#';
  }
  // Whether letters are the text of a literal here, no code.
  bool in_text() const { return !open_.empty() && open_.back().what != What::field; }
  // How the literals around this place begin (`f"`), the outermost first.
  std::vector<std::string> literals() const;

 private:
  enum class What : uint8_t { literal, field, specifier };
  struct Level {
    What what;
    std::string_view prefix, quotes;  // of a literal
    int brackets = 0;                 // that are open in a field
  };
  size_t read_text(size_t at);
  size_t read_code(size_t at);
  void open_literal(size_t at);

  std::string_view text_;
  std::vector<Level> open_;
};

}  // namespace hvr::dsl
