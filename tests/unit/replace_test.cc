// Replacing files that belong together on a disk that fails, or in a process that dies.
#include "cli/replace.h"

#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "cli/disk.h"
#include "cli/journal.h"
#include "cli/walk.h"
#include "helpers.h"

namespace fs = std::filesystem;

namespace {

struct Killed {};

// Counts calls; the n-th (from 1) of a kind, or of all, fails or ends the process.
struct Fragile : cli::Disk {
  std::string kind;  // "" for all
  int nth = 0, error = EIO, calls = 0;
  bool kill = false;
  bool fails(const char* call) {
    if ((!kind.empty() && kind != call) || ++calls != nth) return false;
    if (kill) throw Killed();
    errno = error;
    return true;
  }
  int open(const std::string& p, int flags, mode_t mode) override {
    return fails("open") ? -1 : Disk::open(p, flags, mode);
  }
  ssize_t write(int fd, const void* from, size_t size) override {
    return fails("write") ? -1 : Disk::write(fd, from, std::min<size_t>(size, 7));
  }
  ssize_t read(int fd, void* to, size_t size) override {
    return fails("read") ? -1 : Disk::read(fd, to, size);
  }
  int fstat(int fd, struct stat& out) override {
    return fails("fstat") ? -1 : Disk::fstat(fd, out);
  }
  int stat(const std::string& p, struct stat& out) override {
    return fails("stat") ? -1 : Disk::stat(p, out);
  }
  int fchmod(int fd, mode_t mode) override { return fails("fchmod") ? -1 : Disk::fchmod(fd, mode); }
  int fsync(int fd) override { return fails("fsync") ? -1 : Disk::fsync(fd); }
  int close(int fd) override {
    const bool failing = !kill && fails("close");
    const int e = errno;
    const int out = Disk::close(fd);
    errno = e;
    return failing ? -1 : out;
  }
  int link(const std::string& a, const std::string& b) override {
    return fails("link") ? -1 : Disk::link(a, b);
  }
  int rename(const std::string& a, const std::string& b) override {
    return fails("rename") ? -1 : Disk::rename(a, b);
  }
  int unlink(const std::string& p) override { return fails("unlink") ? -1 : Disk::unlink(p); }
};

struct Folder {
  std::string path;
  Folder() {
    path = (fs::temp_directory_path() / "hvrewrite-test-XXXXXX").string();
    REQUIRE(mkdtemp(path.data()));
    fs::create_directory(path + "/sub");
    restore();
  }
  ~Folder() { fs::remove_all(path); }
  void put(const std::string& name, const std::string& text) const {
    std::ofstream(path + "/" + name, std::ios::binary) << text;
  }
  static const std::vector<std::string>& names() {
    static const std::vector<std::string> all{"a.py", "b.py", "sub/c.py"};
    return all;
  }
  static std::string old_text(const std::string& name) { return "old text of " + name + "\n"; }
  static std::string new_text(const std::string& name) { return "the new text of " + name + "\n"; }
  void restore() const {
    for (const auto& f : cli::walk(path).leftovers) fs::remove(f);
    for (const auto& name : names()) put(name, old_text(name));
  }
  std::vector<cli::Replacement> wanted() const {
    std::vector<cli::Replacement> out;
    for (const auto& name : names())
      out.push_back({path + "/" + name, new_text(name), old_text(name)});
    return out;
  }
  // "old", "new", or what is wrong.
  std::string state() const {
    size_t olds = 0, news = 0;
    for (const auto& name : names()) {
      const std::string text = slurp(path + "/" + name);
      olds += text == old_text(name);
      news += text == new_text(name);
    }
    if (olds == names().size()) return "old";
    if (news == names().size()) return "new";
    return olds + news == names().size() ? "mixed" : "broken";
  }
  std::vector<std::string> leftovers() const { return cli::walk(path).leftovers; }
};

}  // namespace

TEST_CASE("whatever call fails, all files of a program are old or all are new") {
  const Folder folder;
  for (const std::string kind :
       {"open", "write", "read", "fstat", "stat", "fchmod", "fsync", "close", "link", "rename"}) {
    for (const int error : {EIO, ENOSPC, EBUSY, EINTR}) {
      int faults = 0;
      for (int nth = 1; nth < 60; ++nth) {
        folder.restore();
        CAPTURE(kind);
        CAPTURE(error);
        CAPTURE(nth);
        Fragile disk;
        disk.kind = kind;
        disk.nth = nth;
        disk.error = error;
        cli::Replaced r;
        {
          const cli::DiskInstead instead(disk);
          r = cli::replace_together(folder.wanted());
        }
        if (disk.calls < nth) break;
        ++faults;
        CHECK(folder.state() == (r.problem.empty() ? "new" : "old"));
        CHECK(r.untouched == !r.problem.empty());
        if (kind != "rename" || error != EINTR) CHECK(folder.leftovers().empty());
      }
      CHECK(faults > 0);
    }
  }
}

TEST_CASE("a disk that fails from some moment on: what cannot be put back is said") {
  struct Broken : Fragile {
    int rename(const std::string& a, const std::string& b) override {
      if (++calls < nth) return cli::Disk::rename(a, b);
      errno = EIO;
      return -1;
    }
  };
  const Folder folder;
  Broken disk;
  disk.kind = "none";
  disk.nth = 2;
  cli::Replaced r;
  {
    const cli::DiskInstead instead(disk);
    r = cli::replace_together(folder.wanted());
  }
  CHECK_FALSE(r.untouched);
  CHECK(r.problem.find("b.py: cannot be written") != std::string::npos);
  CHECK(r.problem.find("a.py could not be put back") != std::string::npos);
  CHECK(folder.state() == "mixed");
  bool failed = false;
  CHECK(cli::recover(folder.leftovers(), failed).size() == 1);
  CHECK_FALSE(failed);
  CHECK(folder.state() == "old");
  CHECK(folder.leftovers().empty());
}

TEST_CASE("a process that is killed at any call leaves what the next run puts right") {
  const Folder folder;
  int kills = 0, ended_new = 0;
  for (int nth = 1;; ++nth) {
    folder.restore();
    Fragile disk;
    disk.nth = nth;
    disk.kill = true;
    bool killed = false;
    try {
      const cli::DiskInstead instead(disk);
      cli::replace_together(folder.wanted());
    } catch (const Killed&) {
      killed = true;
    }
    if (!killed) break;
    ++kills;
    CAPTURE(nth);
    bool failed = false;
    cli::recover(folder.leftovers(), failed);
    CHECK_FALSE(failed);
    const std::string state = folder.state();
    CHECK((state == "old" || state == "new"));
    ended_new += state == "new";
    CHECK(folder.leftovers().empty());
  }
  CHECK(kills > 40);
  CHECK(ended_new > 0);
}

TEST_CASE("recovery itself may be killed") {
  const Folder folder;
  for (int nth = 1; nth < 400; ++nth) {
    folder.restore();
    Fragile disk;
    disk.kind = "rename";
    disk.nth = 3;
    disk.kill = true;
    try {
      const cli::DiskInstead instead(disk);
      cli::replace_together(folder.wanted());
    } catch (const Killed&) {}
    REQUIRE(folder.state() == "mixed");
    Fragile second;
    second.nth = nth;
    second.kill = true;
    bool failed = false, killed = false;
    try {
      const cli::DiskInstead instead(second);
      cli::recover(folder.leftovers(), failed);
    } catch (const Killed&) {
      killed = true;
    }
    cli::recover(folder.leftovers(), failed);
    CHECK_FALSE(failed);
    CHECK(folder.state() == "old");
    CHECK(folder.leftovers().empty());
    if (!killed) break;
  }
}

TEST_CASE("a file that changed since it was read stays, and the others with it") {
  const Folder folder;
  folder.put("b.py", "saved meanwhile\n");
  const auto r = cli::replace_together(folder.wanted());
  CHECK(r.problem == folder.path + "/b.py: was changed by someone else meanwhile; left as it is");
  CHECK(slurp(folder.path + "/a.py") == Folder::old_text("a.py"));
  CHECK(slurp(folder.path + "/b.py") == "saved meanwhile\n");
  CHECK(folder.leftovers().empty());
}

TEST_CASE("a file that changed after an interruption is not overwritten by the recovery") {
  const Folder folder;
  Fragile disk;
  disk.kind = "rename";
  disk.nth = 3;
  disk.kill = true;
  try {
    const cli::DiskInstead instead(disk);
    cli::replace_together(folder.wanted());
  } catch (const Killed&) {}
  // An editor that saves by renaming.
  folder.put("edited", "edited since\n");
  fs::rename(folder.path + "/edited", folder.path + "/a.py");
  bool failed = false;
  const auto said = cli::recover(folder.leftovers(), failed);
  CHECK(failed);
  CHECK(slurp(folder.path + "/a.py") == "edited since\n");
  CHECK(said.at(0).find("a.py: changed since a run was interrupted") != std::string::npos);
}

TEST_CASE("mode, owner, attributes and links stay; a long name is no obstacle") {
  const Folder folder;
  const std::string name = std::string(252, 'n') + ".py";
  const std::string path = folder.path + "/" + name;
  folder.put(name, "x\n");
  ::chmod(path.c_str(), 0640);
  const bool root = ::geteuid() == 0;
  if (root) REQUIRE(::chown(path.c_str(), 1234, 1234) == 0);
  const bool attributes = ::setxattr(path.c_str(), "user.tag", "t", 1, 0) == 0;
  fs::create_symlink(path, folder.path + "/link.py");
  CHECK(cli::replace_together({{folder.path + "/link.py", "y\n", "x\n"}}).problem.empty());
  CHECK(slurp(path) == "y\n");
  CHECK(fs::is_symlink(folder.path + "/link.py"));
  struct stat st {};
  REQUIRE(::stat(path.c_str(), &st) == 0);
  CHECK((st.st_mode & 07777) == 0640);
  if (root) CHECK(st.st_uid == 1234);
  if (root) CHECK(st.st_gid == 1234);
  char value = 0;
  if (attributes) CHECK(::getxattr(path.c_str(), "user.tag", &value, 1) == 1);
  if (attributes) CHECK(value == 't');
}

TEST_CASE("one file under two names is not replaced twice") {
  const Folder folder;
  fs::create_hard_link(folder.path + "/a.py", folder.path + "/same.py");
  const auto r = cli::replace_together(
      {{folder.path + "/a.py", "1", std::nullopt}, {folder.path + "/same.py", "2", std::nullopt}});
  CHECK(r.problem.find("is the same file as") != std::string::npos);
  CHECK(folder.state() == "old");
}

TEST_CASE("half a journal is none") {
  const std::vector<cli::JournalEntry> entries{{"/a b\n%.py", 1, 2}, {"/c.py", 3, 4}};
  const std::string text = cli::to_text(entries);
  const auto read = cli::from_text(text);
  REQUIRE(read);
  REQUIRE(read->size() == 2);
  CHECK((*read)[0].target == "/a b\n%.py");
  CHECK((*read)[1].new_file == 4);
  for (size_t n = 0; n < text.size(); ++n) CHECK_FALSE(cli::from_text(text.substr(0, n)));
}
