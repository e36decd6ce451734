// The files of a project and how they import each other. Private to the library.
#pragma once
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "api/hvrewrite/hvrewrite.h"
#include "engine/facts/facts.h"
#include "source/notebook.h"
#include "source/source_file.h"

namespace hvr {

// A program of more modules than this is cut: what is imported first is taken in.
inline constexpr size_t kMaxModules = 120;

struct ImportStatement {
  std::vector<std::string>
      candidates;  // dotted names it may load, absolute or with leading dots, packages first
  NodeId node = kNoNode;
};

struct ProjectFile {
  std::string path;  // as given
  std::string bytes;
  std::vector<std::string> parts;            // the folders below the root, then the file's stem
  std::shared_ptr<const SourceFile> source;  // nothing for what is no text
  std::optional<Notebook> notebook;
  bool foreign = false;  // a notebook that holds no Python
  ParsedTree parsed;
  Diagnostics problems;
  std::vector<ImportStatement> imports;
  // Below the root, where the modules of a program with this main file are looked for: its own
  // folder, the root, `src`, and those that it names itself (api/search_path.h).
  std::vector<std::string> folders;
  bool guarded = false;  // has `if __name__ == '__main__'`
  bool is_test = false;
  bool usable() const { return source && !parsed.problem; }
};

// Where a statement of a notebook goes on in the next cell, if one does; `cells`: where each
// begins. Jupyter runs each cell by itself, so such a program is none.
std::optional<Span> crossing(const Tree& tree, const std::vector<uint32_t>& cells);

// The dotted names that an import statement may load, packages first.
std::vector<std::string> loaded_names(const Tree& t, NodeId import);

// The modules of one program: numbers of files, in the order they are run, the main one last.
struct ProgramModules {
  std::vector<size_t> files;
  ModuleNames names;
  std::vector<std::pair<size_t, NodeId>>
      broken;  // imported files that cannot be used; the import, in the main file or kNoNode
  bool cut = false;
};

}  // namespace hvr

namespace hvrewrite {

struct Project::Impl {
  // All files, decoded and parsed by whoever asks first.
  const std::vector<hvr::ProjectFile>& files() const;
  // The same, perhaps with nothing but their paths, parts and bytes.
  const std::vector<hvr::ProjectFile>& unread_files() const { return files_; }

  std::map<std::string, size_t> by_path;  // as given
  std::map<std::string, size_t>
      by_place;  // "folder/module" below the root; a package by its folder

  // The file that `dotted` names in a program whose main file is `main`.
  std::optional<size_t> find(size_t main, const std::string& dotted) const;
  // All names that a file has there.
  std::vector<std::string> names_of(size_t main, size_t file) const;
  // The files that the imports of `file` load, in order.
  std::vector<size_t> imported_by(size_t file, size_t main) const;
  hvr::ProgramModules modules_of(size_t main) const;
  std::vector<size_t> mains() const;

 private:
  friend class Project;
  mutable std::vector<hvr::ProjectFile> files_;
  mutable std::once_flag read_;
};

}  // namespace hvrewrite
