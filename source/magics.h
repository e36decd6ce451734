// The lines of a notebook's cell that IPython reads itself: magics, the shell, questions for help.
#pragma once
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/span.h"

namespace hvr {

struct Magic {
  Span mask;                // of the name that stands for it, in `CellText::code`
  std::string text;         // as it is in the cell; of several lines where backslashes join them
  uint32_t line = 0;        // of the mask in `CellText::code`, from 0
  uint32_t more_lines = 0;  // how many line ends `text` holds
};

// A cell's text, taken apart. A cell magic that runs Python (`%%time`) must stay the first line, so
// it is no part of the code.
struct CellText {
  std::string head;  // the lines of cell magics, with blank lines and comments above them
  std::string code;  // Python; a name stands for each magic
  std::vector<Magic> magics;
  bool open = false;  // a bracket, a string or a line is left open at the end
};

// Nothing for a cell of something else than Python (`%%bash`). `mask` gives the name for the k-th
// magic. Follows IPython's input transformer (IPython/core/inputtransformer2.py of IPython 7 to 9).
std::optional<CellText> read_cell(std::string_view text,
                                  const std::function<std::string(size_t)>& mask);

}  // namespace hvr
