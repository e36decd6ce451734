// What is known of the files of a project, one by one and as a program. Private to the library.
#pragma once
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "api/import_scan.h"
#include "base/diagnostics.h"
#include "engine/facts/facts.h"
#include "source/notebook.h"
#include "source/source_file.h"

namespace hvr {

// A file, decoded and parsed.
struct ReadModule {
  std::shared_ptr<const SourceFile> source;  // nothing for what is no text
  std::optional<Notebook> notebook;
  bool foreign = false;  // a notebook that holds no Python
  ParsedTree parsed;
  Diagnostics problems;
  bool usable() const { return source && !parsed.problem; }
};

// What the files of a program are found by: seen in the bytes of a file (api/import_scan.h), or,
// where that does not do, in its tree.
struct Outline {
  std::vector<ImportedNames> imports;  // of each import statement, in textual order
  std::vector<std::string> added;      // to where modules are looked for (api/search_path.h)
  bool guarded = false;                // has `if __name__ == '__main__'`
  std::string fault;             // of ours, that ended the reading; then nothing is known of it
  bool short_of_memory = false;  // so that is why
};

// A file that a person would start. `idle`: nothing in its program can concern the rules.
struct Start {
  size_t file;
  bool idle = false;
};

struct ProjectFile {
  std::string path;  // as given
  std::string bytes;
  std::vector<std::string> parts;  // the folders below the root, then the file's stem
  bool is_test = false;
};

// Those of a file's parts from one up to another, with a character between them.
std::string join_parts(const std::vector<std::string>& parts, size_t from, size_t to, char with);

// Where a statement of a notebook goes on in the next cell, if one does; `cells`: where each
// begins. Jupyter runs each cell by itself, so such a program is none.
std::optional<Span> crossing(const Tree& tree, const std::vector<uint32_t>& cells);

// The dotted names that an import statement may load, packages first; the import statements.
ImportedNames loaded_names(const Tree& t, NodeId import);
std::vector<NodeId> import_statements(const Tree& t);
// What `scan_imports` finds, from the tree.
ImportScan imports_in(const Tree& t);

// The modules of one program: numbers of files, in the order they are run, the main one last.
struct ProgramModules {
  std::vector<size_t> files;
  ModuleNames names;
  std::vector<std::pair<size_t, NodeId>>
      broken;  // imported files that cannot be used; the import, in the main file or kNoNode
  bool cut = false;
};

}  // namespace hvr
