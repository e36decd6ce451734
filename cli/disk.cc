// The real disk, and loops around its calls.
#include "cli/disk.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>

namespace cli {
namespace {

Disk real;
Disk* in_use = &real;

}  // namespace

int Disk::open(const std::string& path, int flags, mode_t mode) {
  return ::open(path.c_str(), flags, mode);
}
ssize_t Disk::read(int fd, void* to, size_t size) { return ::read(fd, to, size); }
ssize_t Disk::write(int fd, const void* from, size_t size) { return ::write(fd, from, size); }
int Disk::fstat(int fd, struct stat& out) { return ::fstat(fd, &out); }
int Disk::stat(const std::string& path, struct stat& out) { return ::stat(path.c_str(), &out); }
int Disk::fchmod(int fd, mode_t mode) { return ::fchmod(fd, mode); }
int Disk::fsync(int fd) { return ::fsync(fd); }
int Disk::close(int fd) { return ::close(fd); }
int Disk::fchown(int fd, uid_t user, gid_t group) { return ::fchown(fd, user, group); }
int Disk::link(const std::string& from, const std::string& to) {
  return ::link(from.c_str(), to.c_str());
}
int Disk::rename(const std::string& from, const std::string& to) {
  return ::rename(from.c_str(), to.c_str());
}
int Disk::unlink(const std::string& path) { return ::unlink(path.c_str()); }

Disk& disk() { return *in_use; }

DiskInstead::DiskInstead(Disk& other) : before_(in_use) { in_use = &other; }
DiskInstead::~DiskInstead() { in_use = before_; }

std::optional<size_t> read_over(int fd, std::string& buffer, size_t limit, size_t expected) {
  // A byte more than expected, so that the end is seen without growing.
  bool first = true;
  if (buffer.size() <= expected) buffer.resize(expected + 1);
  for (size_t done = 0;; first = false) {
    if (done == buffer.size()) buffer.resize(done + (size_t{1} << 16));
    const ssize_t n = disk().read(fd, buffer.data() + done, buffer.size() - done);
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) return std::nullopt;
    done += static_cast<size_t>(n);
    // A file that is as long as was said has been read: its end need not be asked for.
    if (n == 0 || (first && done == expected)) return done;
    if (done <= limit) continue;
    errno = EFBIG;
    return std::nullopt;
  }
}

bool read_all(int fd, std::string& out, size_t limit) {
  const auto size = read_over(fd, out, limit, (1 << 16) - 1);
  out.resize(size.value_or(0));
  return size.has_value();
}

bool read_exactly(int fd, char* room, size_t size) {
  for (size_t done = 0; done < size;) {
    const ssize_t n = again([&] { return disk().read(fd, room + done, size - done); });
    if (n <= 0) return false;
    done += static_cast<size_t>(n);
  }
  return true;
}

bool write_all(int fd, const std::string& bytes) {
  for (size_t done = 0; done < bytes.size();) {
    const ssize_t n = disk().write(fd, bytes.data() + done, bytes.size() - done);
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) return false;
    done += static_cast<size_t>(n);
  }
  return true;
}

}  // namespace cli
