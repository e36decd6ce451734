// After a process that was killed: what it left is put right.
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <map>

#include "cli/disk.h"
#include "cli/files.h"
#include "cli/journal.h"
#include "cli/replace.h"

namespace cli {
namespace {

namespace fs = std::filesystem;

const std::string kPrefix = ".hvrewrite-";

bool same_file(const std::string& path, ino_t file) {
  struct stat st {};
  return disk().stat(path, st) == 0 && S_ISREG(st.st_mode) && st.st_ino == file;
}

// What one process left in one folder.
struct Left {
  fs::path folder;
  std::string id;
  bool journal = false, done = false;
  std::vector<std::string> parts;  // paths of `.new` and `.old` files

  // Whether a process holds one of the files: then it is at work, and they are its own.
  bool at_work() const {
    std::vector<std::string> all = parts;
    if (journal) all.push_back((folder / journal_name(id, ".journal")).string());
    if (done) all.push_back((folder / journal_name(id, ".done")).string());
    for (const auto& path : all) {
      if (path.ends_with(".old")) continue;  // the user's own file may be locked by anybody
      const int fd = disk().open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW, 0);
      if (fd < 0) continue;
      const bool held = ::flock(fd, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK;
      disk().close(fd);
      if (held) return true;
    }
    return false;
  }
};

class Recovery {
 public:
  explicit Recovery(bool& failed) : failed_(failed) {}
  std::vector<std::string> said;

  void put_right(const Left& left) {
    if (left.at_work()) return;
    bool all = true;
    const std::string journal = (left.folder / journal_name(left.id, ".journal")).string();
    if (left.journal && !left.done) all = undo(left, journal);
    if (!all) return;
    for (const auto& part : left.parts) remove(part);
    if (left.journal) remove(journal);
    if (left.done) remove((left.folder / journal_name(left.id, ".done")).string());
  }

 private:
  void fail(const std::string& what) {
    failed_ = true;
    said.push_back(what);
  }
  void remove(const std::string& path) {
    if (disk().unlink(path) != 0 && errno != ENOENT)
      fail(path + ": left by an interrupted run, cannot be removed: " + std::strerror(errno));
  }

  // Gives the files of a half-changed program their old contents. False where one is in the way.
  bool undo(const Left& left, const std::string& journal) {
    const auto text = read_file(journal);
    const auto entries = text ? from_text(*text) : std::nullopt;
    if (!entries) return true;  // it was not finished: nothing had been placed
    bool all = true;
    size_t undone = 0;
    for (size_t k = 0; k < entries->size(); ++k) {
      const JournalEntry& e = (*entries)[k];
      std::string old = (left.folder / part_name(left.id, k, ".old")).string();
      struct stat st {};
      if (disk().stat(old, st) != 0)
        old = (fs::path(e.target).parent_path() / part_name(left.id, k, ".old")).string();
      if (disk().stat(old, st) != 0 || same_file(e.target, e.old_file)) continue;
      if (!same_file(e.target, e.new_file)) {
        fail(e.target + ": changed since a run was interrupted; its text before that is in " + old);
        all = false;
      } else if (disk().rename(old, e.target) != 0) {
        fail(e.target + ": cannot be put back from " + old + ": " + std::strerror(errno));
        all = false;
      } else {
        ++undone;
      }
    }
    if (undone > 0)
      said.push_back("a run was interrupted between the files of a program: " +
                     std::to_string(undone) + " of " + std::to_string(entries->size()) +
                     " have their old text again, beside " + journal);
    return all;
  }

  bool& failed_;
};

}  // namespace

bool is_leftover(const std::string& name) {
  if (!name.starts_with(kPrefix)) return false;
  for (const char* suffix : {".journal", ".done", ".new", ".old"})
    if (name.ends_with(suffix)) return true;
  return false;
}

std::vector<std::string> recover(const std::vector<std::string>& leftovers, bool& failed) {
  std::map<std::pair<std::string, std::string>, Left> all;
  for (const auto& path : leftovers) {
    const std::string name = fs::path(path).filename().string();
    if (!is_leftover(name)) continue;
    const std::string rest = name.substr(kPrefix.size(), name.rfind('.') - kPrefix.size());
    const bool part = name.ends_with(".new") || name.ends_with(".old");
    const std::string id = part ? rest.substr(0, rest.rfind('-')) : rest;
    Left& left = all[{fs::path(path).parent_path().string(), id}];
    left.folder = fs::path(path).parent_path();
    left.id = id;
    left.journal = left.journal || name.ends_with(".journal");
    left.done = left.done || name.ends_with(".done");
    if (part) left.parts.push_back(path);
  }
  Recovery recovery(failed);
  for (const auto& [key, left] : all) recovery.put_right(left);
  return std::move(recovery.said);
}

}  // namespace cli
