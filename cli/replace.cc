// The order of the steps is what makes them safe; see docs/architecture.md, "Replacing files".
#include "cli/replace.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/xattr.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <filesystem>
#include <random>

#include "cli/disk.h"
#include "cli/files.h"
#include "cli/journal.h"

namespace cli {
namespace {

namespace fs = std::filesystem;

std::string failure() { return std::strerror(errno); }

// Signals that would end the process wait while this lives.
class SignalsWait {
 public:
  SignalsWait() {
    sigset_t set;
    sigemptyset(&set);
    for (const int s : {SIGINT, SIGTERM, SIGHUP, SIGQUIT}) sigaddset(&set, s);
    pthread_sigmask(SIG_BLOCK, &set, &before_);
  }
  ~SignalsWait() { pthread_sigmask(SIG_SETMASK, &before_, nullptr); }
  SignalsWait(const SignalsWait&) = delete;
  SignalsWait& operator=(const SignalsWait&) = delete;

 private:
  sigset_t before_;
};

// One file on its way.
struct Part {
  const Replacement* wanted = nullptr;
  std::string target;    // behind all links
  std::string new_path;  // the new bytes, on disk
  std::string old_path;  // another name of the old file
  struct stat was {};    // the old file, where there is one
  bool existed = false;
  int fd = -1;  // of new_path; locked, so that nobody takes it for a leftover
  ino_t new_file = 0;
  bool placed = false;
};

// What a file has beside its bytes and its mode. Where the file system or the user's rights do not
// let it be kept, it is not.
void copy_attributes(const std::string& from, int to) {
  const ssize_t size = ::listxattr(from.c_str(), nullptr, 0);
  if (size <= 0) return;
  std::string names(static_cast<size_t>(size), '\0');
  const ssize_t got = ::listxattr(from.c_str(), names.data(), names.size());
  if (got <= 0) return;
  names.resize(static_cast<size_t>(got));
  for (size_t i = 0; i < names.size(); i += std::strlen(names.c_str() + i) + 1) {
    const char* name = names.c_str() + i;
    const ssize_t length = ::getxattr(from.c_str(), name, nullptr, 0);
    if (length < 0) continue;
    std::string value(static_cast<size_t>(length), '\0');
    if (::getxattr(from.c_str(), name, value.data(), value.size()) == length)
      (void)::fsetxattr(to, name, value.data(), value.size(), 0);
  }
}

class Transaction {
 public:
  explicit Transaction(const std::vector<Replacement>& files) : parts_(files.size()) {
    for (size_t i = 0; i < files.size(); ++i) parts_[i].wanted = &files[i];
    std::random_device random;
    id_ = std::to_string(::getpid()) + "-" + std::to_string(random());
  }
  ~Transaction() {
    for (const Part& p : parts_)
      if (p.fd >= 0) disk().close(p.fd);
    if (journal_fd_ >= 0) disk().close(journal_fd_);
  }
  Transaction(const Transaction&) = delete;
  Transaction& operator=(const Transaction&) = delete;

  Replaced run() {
    Replaced out;
    std::string& problem = out.problem;
    for (size_t k = 0; k < parts_.size() && problem.empty(); ++k) problem = prepare(k);
    if (problem.empty() && parts_.size() > 1) problem = write_journal();
    for (size_t k = 0; k < parts_.size() && problem.empty(); ++k) problem = unchanged(parts_[k]);
    if (problem.empty()) {
      const SignalsWait wait;
      for (size_t k = 0; k < parts_.size() && problem.empty(); ++k) problem = place(k);
      if (problem.empty()) problem = commit();
      if (!problem.empty()) problem += put_back();
      finish(problem.empty());
      out.untouched = std::none_of(parts_.begin(), parts_.end(), [](auto& p) { return p.placed; });
    } else {
      finish(false);
    }
    return out;
  }

 private:
  static std::string say(const Part& p, const std::string& why) {
    return p.wanted->path + ": cannot be written: " + why;
  }
  std::string own_name(const Part& p, size_t k, const char* suffix) const {
    return (fs::path(p.target).parent_path() / part_name(id_, k, suffix)).string();
  }

  // The new bytes on disk, as the target's file is to be.
  std::string prepare(size_t k) {
    Part& p = parts_[k];
    std::error_code ec;
    p.target = behind_links(p.wanted->path, ec);
    if (ec) return say(p, ec.message());
    p.existed = disk().stat(p.target, p.was) == 0;
    if (!p.existed && errno != ENOENT) return say(p, failure());
    if (p.existed && !S_ISREG(p.was.st_mode)) return say(p, "is no regular file");
    if (p.existed && ::access(p.target.c_str(), W_OK) != 0) return say(p, failure());
    for (size_t other = 0; other < k; ++other)
      if (p.existed && parts_[other].was.st_ino == p.was.st_ino &&
          parts_[other].was.st_dev == p.was.st_dev)
        return say(p, "is the same file as " + parts_[other].wanted->path);
    // Beside the first file, where `recover` finds all of a program; in its own folder where that
    // is on another file system.
    p.new_path = own_name(parts_[0], k, ".new");
    struct stat folder {
    }, first{};
    if (k > 0 && disk().stat(folder_of(p.target), folder) == 0 &&
        disk().stat(folder_of(parts_[0].target), first) == 0 && folder.st_dev != first.st_dev)
      p.new_path = own_name(p, k, ".new");
    p.old_path = p.new_path.substr(0, p.new_path.size() - 4) + ".old";
    p.fd = again([&] {
      return disk().open(p.new_path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0600);
    });
    if (p.fd < 0) return say(p, failure());
    (void)::flock(p.fd, LOCK_EX | LOCK_NB);
    const std::string problem = fill(p);
    return problem.empty() ? problem : say(p, problem);
  }

  static std::string folder_of(const std::string& path) {
    const fs::path folder = fs::path(path).parent_path();
    return folder.empty() ? "." : folder.string();
  }

  std::string fill(Part& p) {
    if (!write_all(p.fd, p.wanted->text)) return failure();
    struct stat now {};
    if (disk().fstat(p.fd, now) != 0) return failure();
    p.new_file = now.st_ino;
    if (p.existed) {
      if (p.was.st_uid != now.st_uid && disk().fchown(p.fd, p.was.st_uid, p.was.st_gid) != 0)
        return "it belongs to another user, who would lose it";
      if (p.was.st_gid != now.st_gid) (void)disk().fchown(p.fd, p.was.st_uid, p.was.st_gid);
      copy_attributes(p.target, p.fd);
    }
    const mode_t mask = ::umask(0);
    ::umask(mask);
    if (disk().fchmod(p.fd, p.existed ? p.was.st_mode & 07777 : 0666 & ~mask) != 0)
      return failure();
    if (again([&] { return disk().fsync(p.fd); }) != 0) return failure();
    return {};
  }

  std::string journal(const char* suffix) const {
    return (fs::path(parts_[0].target).parent_path() / journal_name(id_, suffix)).string();
  }

  std::string write_journal() {
    std::vector<JournalEntry> entries;
    entries.reserve(parts_.size());
    std::error_code ec;
    for (const Part& p : parts_)
      entries.push_back(
          {fs::absolute(p.target, ec).lexically_normal().string(), p.was.st_ino, p.new_file});
    const auto problem = [&] { return say(parts_[0], "no journal beside it: " + failure()); };
    journal_fd_ = again([&] {
      return disk().open(journal(".journal"), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    });
    if (journal_fd_ < 0) return problem();
    (void)::flock(journal_fd_, LOCK_EX | LOCK_NB);
    if (!write_all(journal_fd_, to_text(entries)) ||
        again([&] { return disk().fsync(journal_fd_); }) != 0)
      return problem();
    return sync_folder(journal(".journal")) ? std::string() : problem();
  }

  // Whether the file still is what was read.
  static std::string unchanged(const Part& p) {
    if (!p.wanted->before) return {};
    std::string why;
    const auto now = read_file(p.target, &why);
    if (!now) return say(p, why);
    struct stat st {};
    if (*now == *p.wanted->before && disk().stat(p.target, st) == 0 && st.st_ino == p.was.st_ino)
      return {};
    return p.wanted->path + ": was changed by someone else meanwhile; left as it is";
  }

  std::string place(size_t k) {
    Part& p = parts_[k];
    if (parts_.size() > 1 && p.existed &&
        again([&] { return disk().link(p.target, p.old_path); }) != 0) {
      if (auto problem = copy_old(p); !problem.empty()) return say(p, problem);
    }
    if (again([&] { return disk().rename(p.new_path, p.target); }) != 0) return say(p, failure());
    p.placed = true;
    return {};
  }

  // From here on the new files stay: the journal, by one call, says that it is done.
  std::string commit() {
    for (const Part& p : parts_) (void)sync_folder(p.target);
    if (journal_fd_ < 0 ||
        again([&] { return disk().rename(journal(".journal"), journal(".done")); }) == 0 ||
        again([&] { return disk().unlink(journal(".journal")); }) == 0)
      return {};
    return say(parts_[0], "its journal stays: " + failure());
  }

  // A copy instead of a second name, where the file system knows no hard links.
  std::string copy_old(const Part& p) {
    std::string why;
    const auto bytes = read_file(p.target, &why);
    if (!bytes) return why;
    const int fd = disk().open(p.old_path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (fd < 0) return failure();
    copy_attributes(p.target, fd);
    const bool ok = write_all(fd, *bytes) && disk().fchmod(fd, p.was.st_mode & 07777) == 0 &&
                    disk().fsync(fd) == 0;
    std::string problem = ok ? "" : failure();
    if (disk().close(fd) != 0 && problem.empty()) problem = failure();
    return problem;
  }

  // Renames back what was placed. What is said of files for which that fails.
  std::string put_back() {
    std::string out;
    for (Part& p : parts_) {
      if (!p.placed) continue;
      const int done = p.existed ? again([&] { return disk().rename(p.old_path, p.target); })
                                 : again([&] { return disk().unlink(p.target); });
      if (done == 0)
        p.placed = false;
      else
        out += "; " + p.wanted->path + " could not be put back (" + failure() +
               "): its old text is in " + p.old_path;
    }
    return out;
  }

  // Takes away what is left.
  void finish(bool done) {
    const bool stuck =
        !done && std::any_of(parts_.begin(), parts_.end(), [](const Part& p) { return p.placed; });
    if (stuck) return;  // the journal says what is to be put right
    for (const Part& p : parts_) {
      if (p.fd >= 0 && !p.placed) (void)again([&] { return disk().unlink(p.new_path); });
      if (parts_.size() > 1 && !p.old_path.empty()) (void)disk().unlink(p.old_path);
    }
    if (journal_fd_ >= 0)
      (void)again([&] { return disk().unlink(journal(done ? ".done" : ".journal")); });
  }

  static bool sync_folder(const std::string& path) {
    const int fd = disk().open(folder_of(path), O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0);
    if (fd < 0) return false;
    // Some file systems cannot flush folders; that is no failure.
    const bool ok = again([&] { return disk().fsync(fd); }) == 0 || errno == EINVAL;
    disk().close(fd);
    return ok;
  }

  std::vector<Part> parts_;
  std::string id_;
  int journal_fd_ = -1;
};

}  // namespace

Replaced replace_together(const std::vector<Replacement>& files) {
  return files.empty() ? Replaced{} : Transaction(files).run();
}

}  // namespace cli
