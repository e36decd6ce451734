// File access. The only place that touches the file system.
#include "cli/files.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <sstream>

namespace cli {

namespace fs = std::filesystem;

std::optional<std::string> read_file(const std::string& path, std::string* problem) {
  if (path == "-") return std::string(std::istreambuf_iterator<char>(std::cin), {});
  std::error_code ec;
  if (fs::is_directory(path, ec)) {
    if (problem) *problem = "is a folder";
    return std::nullopt;
  }
  errno = 0;
  std::ifstream in(path, std::ios::binary);
  std::ostringstream out;
  if (in) out << in.rdbuf();
  if (!in || (in.fail() && !in.eof() && out.str().empty() && fs::file_size(path, ec) > 0)) {
    if (problem) *problem = errno ? std::strerror(errno) : "cannot be read";
    return std::nullopt;
  }
  return out.str();
}

namespace {

// A file's new bytes on disk beside it, not yet in its place.
struct Pending {
  std::string temporary, target;
};

std::string prepare(const std::string& given, const std::string& bytes, Pending& out) {
  std::error_code ec;
  fs::path target = given;
  if (fs::is_symlink(target, ec)) {
    target = fs::canonical(target, ec);
    if (ec) return ec.message();
  }
  std::string pattern =
      (target.parent_path() / (".hvrewrite-" + target.filename().string() + "-XXXXXX")).string();
  const int fd = mkstemp(pattern.data());
  if (fd < 0) return std::strerror(errno);
  struct stat st {};
  const bool exists = ::stat(target.c_str(), &st) == 0;
  std::string problem;
  if (exists && ::access(target.c_str(), W_OK) != 0) problem = std::strerror(errno);
  if (problem.empty()) {
    const mode_t mask = ::umask(0);
    ::umask(mask);
    if (::fchmod(fd, exists ? st.st_mode & 07777 : 0666 & ~mask) != 0)
      problem = std::strerror(errno);
  }
  for (size_t done = 0; problem.empty() && done < bytes.size();) {
    const ssize_t n = ::write(fd, bytes.data() + done, bytes.size() - done);
    if (n < 0 && errno != EINTR)
      problem = std::strerror(errno);
    else if (n > 0)
      done += static_cast<size_t>(n);
  }
  if (problem.empty() && ::fsync(fd) != 0) problem = std::strerror(errno);
  if (::close(fd) != 0 && problem.empty()) problem = std::strerror(errno);
  if (!problem.empty()) ::unlink(pattern.c_str());
  out = {pattern, target.string()};
  return problem;
}

}  // namespace

std::string write_together(const std::vector<std::pair<std::string, std::string>>& files) {
  std::vector<Pending> pending(files.size());
  std::string problem;
  size_t ready = 0;
  for (; problem.empty() && ready < files.size(); ++ready) {
    problem = prepare(files[ready].first, files[ready].second, pending[ready]);
    if (!problem.empty()) {
      problem = files[ready].first + ": cannot be written: " + problem;
      break;
    }
  }
  size_t placed = 0;
  for (; problem.empty() && placed < files.size(); ++placed)
    if (::rename(pending[placed].temporary.c_str(), pending[placed].target.c_str()) != 0) {
      problem = files[placed].first + ": cannot be written: " + std::strerror(errno);
      break;
    }
  if (!problem.empty())
    for (size_t i = placed; i < ready; ++i) ::unlink(pending[i].temporary.c_str());
  return problem;
}

std::string write_atomically(const std::string& path, const std::string& bytes) {
  return write_together({{path, bytes}});
}

std::vector<std::string> python_files(const std::string& folder, std::vector<std::string>& errors) {
  std::error_code ec;
  std::vector<std::string> found;
  auto it =
      fs::recursive_directory_iterator(folder, fs::directory_options::skip_permission_denied, ec);
  for (; !ec && it != fs::recursive_directory_iterator(); it.increment(ec)) {
    const std::string name = it->path().filename().string();
    if (it->is_directory(ec)) {
      if (name.starts_with('.') || name == "__pycache__" || name == "node_modules" ||
          fs::exists(it->path() / "pyvenv.cfg", ec))
        it.disable_recursion_pending();
    } else if (it->path().extension() == ".py" || it->path().extension() == ".ipynb") {
      found.push_back(it->path().lexically_normal().string());
    }
  }
  if (found.empty()) errors.push_back(folder + ": holds no Python file");
  std::sort(found.begin(), found.end());
  return found;
}

std::vector<std::string> data_folders() {
  std::vector<std::string> out;
  if (const char* env = std::getenv("HVREWRITE_DATA")) out.emplace_back(env);
  std::error_code ec;
  const fs::path self = fs::read_symlink("/proc/self/exe", ec);
  if (!ec) out.push_back((self.parent_path().parent_path() / "share/hvrewrite/rulesets").string());
  out.emplace_back(HVREWRITE_DATA);
  out.emplace_back(HVREWRITE_SOURCE_DATA);
  std::erase_if(out, [](const std::string& d) {
    std::error_code e;
    return !fs::is_directory(d, e);
  });
  return out;
}

std::string find_ruleset(const std::string& name) {
  std::error_code ec;
  if (fs::exists(name, ec) || name.find('/') != std::string::npos) return name;
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
