// Files on a disk whose calls fail.
#include "cli/disk.h"

#include <sys/stat.h>

#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "cli/files.h"
#include "helpers.h"

namespace fs = std::filesystem;

namespace {

// Fails the n-th call (from 1) of one name with `error`; reads at most `part` bytes at a time.
struct FailingDisk : cli::Disk {
  std::string name;
  int nth = 0, error = EIO, calls = 0;
  size_t part = 1000;
  bool fails(const char* call) {
    if (name != call || ++calls != nth) return false;
    errno = error;
    return true;
  }
  ssize_t read(int fd, void* to, size_t size) override {
    return fails("read") ? -1 : cli::Disk::read(fd, to, std::min(size, part));
  }
  ssize_t write(int fd, const void* from, size_t size) override {
    return fails("write") ? -1 : cli::Disk::write(fd, from, std::min(size, part));
  }
};

struct Folder {
  std::string path;
  Folder() {
    path = (fs::temp_directory_path() / "hvrewrite-test-XXXXXX").string();
    REQUIRE(mkdtemp(path.data()));
  }
  ~Folder() { fs::remove_all(path); }
  std::string put(const std::string& name, const std::string& text) const {
    std::ofstream(path + "/" + name, std::ios::binary) << text;
    return path + "/" + name;
  }
};

}  // namespace

TEST_CASE("a read that fails at any moment is a failure, and one that is interrupted goes on") {
  const Folder folder;
  const std::string text(24009, 'x'), path = folder.put("a.py", text);
  FailingDisk disk;
  const cli::DiskInstead instead(disk);
  disk.name = "read";
  for (const int error : {EIO, ESTALE, EINTR}) {
    disk.error = error;
    int failed = 0;
    for (disk.nth = 1; disk.nth <= 25; ++disk.nth) {
      disk.calls = 0;
      std::string why;
      const auto got = cli::read_file(path, &why);
      if (error == EINTR) {
        CHECK(got == text);
      } else {
        CHECK_FALSE(got);
        CHECK_FALSE(why.empty());
        ++failed;
      }
    }
    CHECK(failed == (error == EINTR ? 0 : 25));
  }
  disk.nth = 0;
  CHECK(cli::read_file(path) == text);
}

TEST_CASE("a file that is shorter than its size says is not taken for whole") {
  struct Ends : cli::Disk {
    int left = 3;
    ssize_t read(int fd, void* to, size_t) override {
      return left-- > 0 ? cli::Disk::read(fd, to, 100) : 0;
    }
  } disk;
  const Folder folder;
  const std::string path = folder.put("a.py", std::string(1000, 'x'));
  const cli::DiskInstead instead(disk);
  std::string why;
  CHECK_FALSE(cli::read_file(path, &why));
  CHECK(why == "became shorter while it was read");
}

TEST_CASE("only regular files of a bounded size are read") {
  const Folder folder;
  std::string why;
  CHECK_FALSE(cli::read_file(folder.path, &why));
  CHECK(why == "is a folder");
  const std::string pipe = folder.path + "/x.py";
  REQUIRE(mkfifo(pipe.c_str(), 0600) == 0);
  CHECK_FALSE(cli::read_file(pipe, &why));
  CHECK(why.find("is no regular file") == 0);
  CHECK_FALSE(cli::read_file("/dev/zero", &why));
  CHECK(why.find("is no regular file") == 0);
  const std::string big = folder.put("big.py", "");
  fs::resize_file(big, cli::kMaxFileBytes + 1);
  CHECK_FALSE(cli::read_file(big, &why));
  CHECK(why == "is larger than 64 MB, the most that is read");
  CHECK_FALSE(cli::read_file(folder.path + "/nowhere", &why));
  CHECK(why == "No such file or directory");
}
