// File access. The only place that touches the file system.
#include "cli/files.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>

#include "cli/disk.h"
#include "cli/replace.h"

namespace cli {

namespace fs = std::filesystem;

namespace {

std::string size_problem() {
  return "is larger than " + std::to_string(kMaxFileBytes >> 20) + " MB, the most that is read";
}

std::string read_open(int fd, bool standard_input, std::string& buffer, std::string_view& out) {
  struct stat st {};
  if (disk().fstat(fd, st) != 0) return std::strerror(errno);
  if (S_ISDIR(st.st_mode)) return "is a folder";
  const bool regular = S_ISREG(st.st_mode);
  if (!standard_input && !regular)
    return "is no regular file (a pipe is read as standard input: `-`)";
  const uint64_t size = regular ? static_cast<uint64_t>(st.st_size) : 0;
  if (size > kMaxFileBytes) return size_problem();
  const auto read = read_over(fd, buffer, kMaxFileBytes, regular ? size : (1 << 16) - 1);
  if (!read) return errno == EFBIG ? size_problem() : std::strerror(errno);
  if (!standard_input && *read < size) return "became shorter while it was read";
  out = std::string_view(buffer).substr(0, *read);
  return {};
}

}  // namespace

std::string read_into(const std::string& path, std::string& buffer, std::string_view& out) {
  out = {};
  if (path == "-") return read_open(STDIN_FILENO, true, buffer, out);
  // Without O_NONBLOCK, opening a pipe would wait for its other end.
  const int fd =
      again([&] { return disk().open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY, 0); });
  if (fd < 0) return errno == ENXIO ? "is no regular file" : std::strerror(errno);
  std::string why = read_open(fd, false, buffer, out);
  disk().close(fd);
  return why;
}

std::optional<std::string> read_file(const std::string& path, std::string* problem) {
  std::string text;
  std::string_view read;
  std::string why = read_into(path, text, read);
  text.resize(read.size());
  if (why.empty()) return text;
  if (problem) *problem = std::move(why);
  return std::nullopt;
}

namespace {

// The number of an open file of this process that a path such as `/dev/stdout` stands for, or -1.
// Opening the path anew would write from the file's beginning.
int own_descriptor(const fs::path& given) {
  std::error_code ec;
  const fs::path own = fs::canonical("/proc/self/fd", ec);
  if (ec) return -1;
  fs::path at = given;
  for (int links = 0; links < 40; ++links) {
    const fs::path folder = fs::canonical(at.has_parent_path() ? at.parent_path() : ".", ec);
    if (ec) return -1;
    const std::string name = at.filename().string();
    if (folder == own && !name.empty() && name.size() < 6 &&
        name.find_first_not_of("0123456789") == std::string::npos)
      return std::stoi(name);
    if (!fs::is_symlink(fs::symlink_status(at, ec))) return -1;
    const fs::path to = fs::read_symlink(at, ec);
    if (ec) return -1;
    at = to.is_absolute() ? to : folder / to;
  }
  return -1;
}

}  // namespace

// The path that links lead to, whether something is there or not; ELOOP for links in a circle.
std::string behind_links(fs::path at, std::error_code& ec) {
  for (int links = 0; fs::is_symlink(fs::symlink_status(at, ec)); ++links) {
    if (links == 40) {
      ec = std::make_error_code(std::errc::too_many_symbolic_link_levels);
      return {};
    }
    const fs::path to = fs::read_symlink(at, ec);
    if (ec) return {};
    at = to.is_absolute() ? to : at.parent_path() / to;
  }
  ec.clear();
  return at.string();
}

std::string write_output(const std::string& path, const std::string& bytes) {
  const auto problem = [&](const char* why) { return path + ": cannot be written: " + why; };
  int fd = own_descriptor(path);
  const bool inherited = fd >= 0;
  if (!inherited) {
    struct stat st {};
    const bool there = disk().stat(path, st) == 0;
    if (!there || S_ISREG(st.st_mode))
      return replace_together({{path, bytes, std::nullopt}}).problem;
    if (S_ISDIR(st.st_mode)) return problem("is a folder");
    if (S_ISBLK(st.st_mode)) return problem("is a block device");
    // A device or a pipe takes bytes; it is not replaced.
    fd = again([&] { return disk().open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY, 0); });
    if (fd < 0) return problem(std::strerror(errno));
  }
  std::string out;
  if (!write_all(fd, bytes)) out = problem(std::strerror(errno));
  if (!inherited && disk().close(fd) != 0 && out.empty()) out = problem(std::strerror(errno));
  return out;
}

std::vector<std::string> data_folders() {
  std::vector<std::string> out;
  if (const char* env = std::getenv("HVREWRITE_DATA")) out.emplace_back(env);
  std::error_code ec;
  const fs::path self = fs::read_symlink("/proc/self/exe", ec);
  if (!ec) {
    out.push_back((self.parent_path().parent_path() / "share/hvrewrite/rulesets").string());
    // A build that is not installed: the build leaves a note beside the program.
    if (auto note = read_file((self.parent_path() / "hvrewrite.rulesets").string()))
      out.push_back(std::move(*note));
  }
  out.emplace_back(HVREWRITE_DATA);
  std::erase_if(out, [](const std::string& d) {
    std::error_code e;
    return !fs::is_directory(d, e);
  });
  return out;
}

std::string find_ruleset(const std::string& name) {
  std::error_code ec;
  // A folder of this name is no ruleset.
  if ((fs::exists(name, ec) && !fs::is_directory(name, ec)) || name.find('/') != std::string::npos)
    return name;
  for (const auto& d : data_folders())
    for (const char* suffix : {"", ".hvr"})
      if (const fs::path p = fs::path(d) / (name + suffix); fs::is_regular_file(p, ec))
        return p.string();
  return name;
}

std::vector<std::string> installed_rulesets() {
  std::vector<std::string> out;
  for (const auto& d : data_folders()) {
    std::error_code ec;
    for (const auto& e : fs::directory_iterator(d, ec))
      if (e.path().extension() == ".hvr") out.push_back(e.path().stem().string());
  }
  std::sort(out.begin(), out.end());
  out.erase(std::unique(out.begin(), out.end()), out.end());
  return out;
}

}  // namespace cli
