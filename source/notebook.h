// Jupyter notebooks: the code cells as one Python program, and a rewritten program put back into
// its cells.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/diagnostics.h"
#include "source/magics.h"

namespace hvr {

// A code cell that holds Python.
struct NotebookCell {
  uint32_t number = 0;             // among all cells of the notebook, from 1
  Span source;                     // of the JSON value of `source`
  std::vector<Span> tokens;        // of the JSON strings in it; one for a source that is one string
  std::vector<std::string> lines;  // what these strings say
  CellText text;                   // the same, taken apart
  uint32_t begin = 0;              // of its code in the program
  uint32_t first_line = 1;         // of its code, in the program

  std::string whole() const;  // what `source` says
};

// Where a range of a rewritten program came from.
struct Provenance {
  Span output;         // bytes of the new program
  Span source;         // bytes of the old one; empty for what is new
  bool stays = false;  // from where it was, in the old order; else a rule put it there
};

class Notebook {
 public:
  enum class Refusal {
    none,
    broken,   // JSON or a notebook that cannot be read
    foreign,  // no Python of format 4 in it: another language, an older format, no code, no text
  };
  // Reports P005 where there is a refusal. Linear.
  static std::optional<Notebook> read(const std::string& path, std::string bytes,
                                      Diagnostics& diagnostics, Refusal& refusal);

  // The code of the cells, one behind the other. Nothing parts them but a line ending: `borders`
  // says where each begins. A name that occurs nowhere else stands for each magic.
  const std::string& program() const { return program_; }
  std::vector<uint32_t> borders() const;
  const std::vector<NotebookCell>& cells() const { return cells_; }

  // A line of the program (from 1) as a place: the cell's number, and the line in it, from 1.
  struct Place {
    uint32_t cell = 0, line = 1;
  };
  Place place(uint32_t line) const;
  // Text that speaks of the program, with magics for the names that stand for them.
  std::string unmasked(std::string_view text) const;

  // Where each cell begins in a rewritten program. What was added between two cells belongs to the
  // first when it stands before the line ending that parts them, else to the second.
  std::vector<uint32_t> borders(const std::vector<Provenance>& origins, size_t size) const;

  struct Change {
    uint32_t cell = 0;
    std::string before, after;
  };
  // What of a program the cells cannot hold.
  struct Misfit {
    std::string why;
    Span at;
  };
  // The cells' texts under this program. Nothing, and what is in the way, where IPython would not
  // read a magic as one.
  std::optional<std::vector<std::string>> cell_texts(std::string_view program,
                                                     const std::vector<Provenance>& origins,
                                                     Misfit& misfit) const;
  // The notebook with this program in its cells; bytes outside changed `source` values stay, and
  // the result, read again, holds the same cells. Nothing, and why, when that cannot be.
  std::optional<std::string> with_program(std::string_view program,
                                          const std::vector<Provenance>& origins,
                                          std::vector<Change>& changes, Misfit& misfit) const;

 private:
  void add_code(std::vector<NotebookCell> cells);
  std::string mask(size_t number) const;
  struct Masked {
    Span at;  // of a name in a text
    const Magic* magic;
  };
  // The names in a text that stand for magics.
  std::vector<Masked> masks_in(std::string_view text) const;
  std::optional<std::string> cell_text(const NotebookCell& cell, std::string_view code,
                                       const std::vector<Masked>& masks) const;
  std::string source_json(const NotebookCell& cell, const std::string& text) const;

  std::string bytes_, program_;
  bool ascii_ = false;  // the bytes keep to ASCII
  std::vector<NotebookCell> cells_;
  std::string mask_prefix_;  // of the names that stand for magics; then a number and `_`
  std::vector<std::pair<uint32_t, uint32_t>> masks_;  // of each number: the cell, the magic in it
};

}  // namespace hvr
