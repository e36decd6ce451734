// The files of a project and how they import each other. Private to the library.
#pragma once
#include <atomic>
#include <deque>
#include <map>
#include <memory>
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

// What modules may take (text, tree, index of lines) that no program in work needs: these need not
// be read again. Beyond it the oldest go.
inline constexpr size_t kKeptModuleBytes = size_t{128} << 20;

struct ImportStatement {
  std::vector<std::string>
      candidates;  // dotted names it may load, absolute or with leading dots, packages first
  NodeId node = kNoNode;
};

// A file, decoded and parsed.
struct ReadModule {
  std::shared_ptr<const SourceFile> source;  // nothing for what is no text
  std::optional<Notebook> notebook;
  bool foreign = false;  // a notebook that holds no Python
  ParsedTree parsed;
  Diagnostics problems;
  bool usable() const { return source && !parsed.problem; }
};

// What is remembered of a file once it was read, so that its tree need not be.
struct Outline {
  std::vector<ImportStatement> imports;
  // Below the root, where the modules of a program with this main file are looked for: its own
  // folder, the root, `src`, and those that it names itself (api/search_path.h).
  std::vector<std::string> folders;
  bool guarded = false;  // has `if __name__ == '__main__'`
  bool usable = false;
  std::string fault;  // of ours, that ended the reading; then nothing is known of it
};

struct ProjectFile {
  std::string path;  // as given
  std::string bytes;
  std::vector<std::string> parts;  // the folders below the root, then the file's stem
  bool is_test = false;
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
  // `kept`: what modules that nobody uses may take, in bytes.
  explicit Impl(std::vector<hvr::ProjectFile> files, size_t kept = hvr::kKeptModuleBytes);
  const std::vector<hvr::ProjectFile>& files() const { return files_; }
  // Reads the file when it is first asked for. May be asked by several threads, like all that
  // follows.
  const hvr::Outline& outline(size_t file) const;
  // Reads the file, unless it is still there. Throws what reading throws.
  std::shared_ptr<const hvr::ReadModule> module(size_t file) const;

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
  struct Slot {
    std::mutex reading, outlining;  // the second is taken before the first
    std::weak_ptr<const hvr::ReadModule> module;
    std::unique_ptr<const hvr::Outline> outline;
    std::atomic<const hvr::Outline*> outlined = nullptr;  // the same, once it is there
  };
  void keep(std::shared_ptr<const hvr::ReadModule> module) const;

  std::vector<hvr::ProjectFile> files_;
  std::unique_ptr<Slot[]> slots_;  // one a file
  // Modules that were read last: a program is about to be made of them, or another one.
  mutable std::mutex keeping_;
  mutable std::deque<std::shared_ptr<const hvr::ReadModule>> kept_;
  mutable size_t kept_bytes_ = 0;
  const size_t most_kept_;
};

}  // namespace hvrewrite
