// The second phase of rewriting: pieces become text. One pass; it decides nothing.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/rewrite/pieces.h"

namespace hvr {

// Where a range of the output came from.
struct Origin {
  Span output;              // bytes of the new text
  Span source;              // bytes of the program's text, for `kept` and `carried`; else empty
  uint32_t unit = kNoUnit;  // the rule application, for all but `kept`
  Meaning meaning = Meaning::none;
  std::string symbol;  // see Meaning

  bool from_source() const { return source.end > source.begin; }
};

// The new text of a module and the origin of each of its bytes.
struct Layout {
  std::string text;
  std::vector<Origin> origins;  // in the order of the text, without gaps or overlaps

  // The origin of a byte of the text.
  const Origin& at(uint32_t byte) const;
  // Where a byte of the program's text stands now: its first copy that was kept or, where there is
  // none, carried; nothing when it is gone.
  std::optional<uint32_t> output_of(uint32_t source) const;
  // Where a border between two bytes of the program's text now lies (`source`: the byte behind it):
  // behind the last byte in front of the border that was kept. What was added in between comes
  // behind it. Linear; ask once a border.
  uint32_t border(uint32_t source) const;
};

// Prints pieces. `program` is the text that their spans speak of, `newline` the file's line ending.
Layout layout(const Pieces& pieces, std::string_view program, std::string_view newline);

}  // namespace hvr
