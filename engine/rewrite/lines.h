// The original's lines: where its statements, their indentation and their comments stand.
#pragma once
#include <string>
#include <string_view>

#include "python/tree.h"

namespace hvr {

// The line ending of a gap between two nodes that ends a logical line, the last one; none that a
// backslash takes away. npos where the gap has none.
size_t last_line_break(std::string_view gap);
inline bool has_line_break(std::string_view gap) {
  return last_line_break(gap) != std::string_view::npos;
}
// Where a text ends without the blanks and continued line endings behind it.
size_t end_of_solid(std::string_view text);

class Lines {
 public:
  // `unit`: one level of the module's indentation.
  Lines(const Tree& tree, std::string_view unit) : tree_(tree), unit_(unit) {}

  // Whether a block stands behind the colon of its header.
  bool one_line_suite(NodeId block) const;
  // The indentation of the line on which a statement's logical line begins: it may stand behind
  // another one, on the last of its lines.
  std::string_view line_indent(NodeId statement) const;
  // The indentation that a statement has, or would have on a line of its own.
  std::string indent_of(NodeId statement) const;
  // The indentation from which the lines of a node are measured: that of its statement.
  std::string_view base_of(NodeId node) const;
  // A comment without the first half of its line ending.
  Span comment_span(NodeId comment) const;
  // Where the semicolon that ends the line of a statement ends, or `at`, the end of the statement.
  uint32_t semicolon_end(uint32_t at) const;
  // How many blank lines part a definition from what stands behind it; no other statement has any.
  size_t blank_lines_behind(NodeId statement, NodeId next) const;
  // The bytes of a run of statements with the comments that move along: those on the lines above
  // the first, the one behind the last, and, at the end of a block, those below it.
  Span with_comments(NodeId first, NodeId last) const;

 private:
  const Tree& tree_;
  std::string_view unit_;
};

}  // namespace hvr
