// The system calls that reading and writing files take, behind one interface, so that a test can
// make each of them fail.
#pragma once
#include <sys/stat.h>
#include <sys/types.h>

#include <cerrno>
#include <optional>
#include <string>

namespace cli {

// Each call does what the system call of its name does: -1 and `errno` on failure.
class Disk {
 public:
  virtual ~Disk() = default;
  virtual int open(const std::string& path, int flags, mode_t mode);
  virtual ssize_t read(int fd, void* to, size_t size);
  virtual ssize_t write(int fd, const void* from, size_t size);
  virtual int fstat(int fd, struct stat& out);
  virtual int stat(const std::string& path, struct stat& out);
  virtual int fchmod(int fd, mode_t mode);
  virtual int fsync(int fd);
  virtual int close(int fd);
  virtual int fchown(int fd, uid_t user, gid_t group);
  virtual int link(const std::string& from, const std::string& to);
  virtual int rename(const std::string& from, const std::string& to);
  virtual int unlink(const std::string& path);
};

// The disk in use: the real one, unless a `DiskInstead` lives.
Disk& disk();

// Puts another disk in the place of the real one while it lives. For tests with one thread.
class DiskInstead {
 public:
  explicit DiskInstead(Disk& other);
  ~DiskInstead();
  DiskInstead(const DiskInstead&) = delete;
  DiskInstead& operator=(const DiskInstead&) = delete;

 private:
  Disk* before_;
};

// Makes a call again while a signal interrupts it.
template <class Call>
auto again(Call call) {
  auto result = call();
  while (result < 0 && errno == EINTR) result = call();
  return result;
}

// Reads from an open file until its end, over what `buffer` holds, which only grows; how much was
// read. Nothing and `errno` on failure; EFBIG where more than `limit` bytes come. `expected`: how
// many will come, as far as is known.
std::optional<size_t> read_over(int fd, std::string& buffer, size_t limit, size_t expected);
// The same into a text of its own; false on failure, which leaves it empty.
bool read_all(int fd, std::string& out, size_t limit);
// Reads so many bytes into room that the caller has; false on failure, or where there are fewer.
bool read_exactly(int fd, char* room, size_t size);
// Writes all of `bytes`. False and `errno` on failure.
bool write_all(int fd, const std::string& bytes);

}  // namespace cli
