// The files of a project and how they import each other. Private to the library.
#pragma once
#include <atomic>
#include <deque>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "api/hvrewrite/hvrewrite.h"
#include "api/module_places.h"
#include "api/project_files.h"
#include "api/read_results.h"

namespace hvr {

struct Prefilter;

// A program of more modules than this is cut: what is imported first is taken in.
inline constexpr size_t kMaxModules = 120;

// What modules may take (text, tree, index of lines) that no program in work needs: these need not
// be read again. Beyond it the oldest go.
inline constexpr size_t kKeptModuleBytes = size_t{128} << 20;

}  // namespace hvr

namespace hvrewrite {

struct Project::Impl {
  // `kept`: what modules that nobody uses may take, in bytes.
  explicit Impl(std::vector<hvr::ProjectFile> files, size_t kept = hvr::kKeptModuleBytes);
  const std::vector<hvr::ProjectFile>& files() const { return files_; }
  // Made when it is first asked for. May be asked by several threads, like all that follows.
  const hvr::Outline& outline(size_t file) const;
  // Whether it is Python: parses it, once.
  bool usable(size_t file) const;
  // Reads the file, unless it is still there. Throws what reading throws.
  std::shared_ptr<const hvr::ReadModule> module(size_t file) const;
  // For what programs make of the files; nothing where there is one file, so one program.
  hvr::ReadResults* made() const { return files_.size() > 1 ? &made_ : nullptr; }

  std::unordered_map<std::string, size_t> by_path;  // as given
  // "folder/module" below the root; a package by its folder
  std::unordered_map<std::string, size_t> by_place;
  // Whether modules may lie in `src`, as in a project that is installed from there; a package of
  // that name is imported by it.
  bool searches_src() const { return !by_place.contains("src"); }

  // Below the root, where the modules of a program with this main file are looked for: its own
  // folder, those that it or a module which it imports adds (api/search_path.h), the root, `src`.
  const std::vector<std::string>& folders(size_t main) const;
  // The file that `dotted` names in a program whose main file is `main`.
  std::optional<size_t> find(size_t main, const std::string& dotted) const;
  // All names that a file has there.
  std::vector<std::string> names_of(size_t main, size_t file) const;
  std::string package_of(size_t file) const;
  // The files that the imports of `file` load, in order.
  std::vector<size_t> imported_by(size_t file, size_t main) const;
  // Of each file, which of the words it says. Looked for once.
  std::shared_ptr<const std::vector<uint64_t>> said(const hvr::Prefilter& filter) const;
  // `held`: takes its modules, those first that no other thread is reading: so two programs that
  // share modules do not wait for each other at every one.
  using Held = std::map<size_t, std::shared_ptr<const hvr::ReadModule>>;  // by file
  hvr::ProgramModules modules_of(size_t main, Held* held = nullptr) const;
  // The same files, as far as imports tell: each is taken for Python, so nothing is parsed.
  std::vector<size_t> reached_from(size_t main, bool* cut = nullptr) const;
  std::vector<size_t> mains() const;
  // Of each file, whether a program in which it stands first may be concerned: whether those that
  // it may load, wherever they are looked for, mention enough. Nothing is parsed.
  std::vector<bool> concerned(const hvr::Prefilter& filter) const;
  // As `mains`, with every file taken for Python.
  std::vector<hvr::Start> starts(const hvr::Prefilter& filter) const;
  // Those that come besides when it is known which files are none: once all of `starts` were
  // looked into, this parses nothing more.
  std::vector<hvr::Start> late_starts(const hvr::Prefilter& filter,
                                      const std::vector<hvr::Start>& starts) const;

 private:
  // What the imports of a file may mean, in their order, without names that mean no file.
  using Loads = std::vector<const std::vector<hvr::NamedFile>*>;
  struct Slot {
    std::mutex reading, outlining;  // the second is taken before the first
    std::weak_ptr<const hvr::ReadModule> module;
    std::unique_ptr<const hvr::Outline> outline;
    std::atomic<const hvr::Outline*> outlined = nullptr;  // the same, once it is there
    std::unique_ptr<const std::vector<std::string>> folders;
    std::atomic<const std::vector<std::string>*> searching = nullptr;
    std::unique_ptr<const Loads> loads;
    std::atomic<const Loads*> loading = nullptr;
    enum class Usable : uint8_t { unknown, yes, no };
    std::atomic<Usable> usable = Usable::unknown;
  };
  // Who imports whom, as each file is started itself; tests import nobody.
  std::vector<bool> imported() const;
  const Loads& loads(size_t file) const;
  // Of the files for which `asked`, those that nothing covers yet, importers first; each that is
  // taken covers what it reaches.
  template <class Reach>
  std::vector<size_t> uncovered(std::vector<bool>& covered, const std::vector<bool>& asked,
                                Reach&& reach) const;
  // The files of a program in the order they are run; those that are not `fit` are left out.
  template <class Fit>
  std::vector<size_t> in_order(size_t main, Fit&& fit, bool* cut) const;
  // Those of `files`, which `main` reaches, that it reaches by fit ones, in that order.
  template <class Fit>
  std::vector<size_t> fit_among(const std::vector<size_t>& files, size_t main, Fit&& fit) const;
  void keep(std::shared_ptr<const hvr::ReadModule> module) const;
  // Of these files, those that no other thread is reading.
  Held free_modules(const std::vector<size_t>& files) const;
  // Of a slot that the caller has locked.
  std::shared_ptr<const hvr::ReadModule> read_into(Slot& slot, size_t file) const;

  std::vector<hvr::ProjectFile> files_;
  std::unique_ptr<Slot[]> slots_;  // one a file
  mutable std::once_flag placed_;
  mutable std::optional<hvr::ModulePlaces> places_;  // of `by_place`
  // The words that were looked for last, and the files that say them.
  mutable std::mutex listening_;
  mutable std::vector<std::string> listened_;
  mutable std::shared_ptr<const std::vector<uint64_t>> said_;
  // Modules that were read last: a program is about to be made of them, or another one.
  mutable std::mutex keeping_;
  mutable std::deque<std::shared_ptr<const hvr::ReadModule>> kept_;
  mutable size_t kept_bytes_ = 0;
  const size_t most_kept_;
  mutable hvr::ReadResults made_;
};

}  // namespace hvrewrite
