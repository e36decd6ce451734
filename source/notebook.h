// Jupyter notebooks: the code cells as one Python program, and a rewritten program put back into
// its cells.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/diagnostics.h"

namespace hvr {

// A code cell that holds Python. Lines of the shell and of magics are masked in the program and
// come back unchanged.
struct NotebookCell {
  uint32_t number = 0;             // among all cells of the notebook, from 1
  Span source;                     // of the JSON value of `source`
  std::vector<Span> tokens;        // of the JSON strings in it; one for a source that is one string
  std::vector<std::string> lines;  // what these strings say
  std::string head;                // a cell magic's line, which is no part of the program
  uint32_t head_lines = 0;         // how many lines that is
  uint32_t begin = 0;              // of its first line in the program
  uint32_t first_line = 1;         // of the program
};

class Notebook {
 public:
  // Reports P005 for JSON that is broken, has no cells of Python, or a format older than 4.
  static std::optional<Notebook> read(const std::string& path, std::string bytes,
                                      Diagnostics& diagnostics);

  const std::string& program() const { return program_; }
  const std::vector<NotebookCell>& cells() const { return cells_; }
  // The cell that holds a byte of the program.
  const NotebookCell* cell_at(uint32_t offset) const;
  // The notebook with this program in its cells; bytes outside changed `source` values stay.
  // Nothing when the program has lost the marks that part its cells.
  struct Change {
    uint32_t cell = 0;
    std::string before, after;
  };
  std::optional<std::string> with_program(std::string_view program,
                                          std::vector<Change>& changes) const;

 private:
  void add_cell(NotebookCell cell);
  std::string unmask(std::string text) const;
  std::string render(const NotebookCell& cell, const std::string& text) const;

  std::string bytes_, program_;
  std::vector<NotebookCell> cells_;
  std::vector<std::string> magics_;
};

}  // namespace hvr
