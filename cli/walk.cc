// A walk with a stack of its own, so that one unreadable folder does not end it.
#include "cli/walk.h"

#include <algorithm>
#include <filesystem>

#include "cli/replace.h"

namespace cli {
namespace {

namespace fs = std::filesystem;

bool is_python(const fs::path& path) {
  return path.extension() == ".py" || path.extension() == ".ipynb";
}

bool is_passed_over(const fs::path& folder) {
  const std::string name = folder.filename().string();
  std::error_code ec;
  return name.starts_with('.') || name == "__pycache__" || name == "node_modules" ||
         fs::exists(folder / "pyvenv.cfg", ec);
}

bool is_below(const fs::path& path, const fs::path& folder) {
  const fs::path way = path.lexically_relative(folder);
  return !way.empty() && *way.begin() != "..";
}

struct Walker {
  fs::path root;  // canonical
  Walk out;
  std::vector<fs::path> work;

  void entry(const fs::path& path) {
    std::error_code ec;
    const fs::file_status itself = fs::symlink_status(path, ec);
    if (fs::is_directory(itself)) {
      if (!is_passed_over(path)) work.push_back(path);
    } else if (is_leftover(path.filename().string())) {
      out.leftovers.push_back(path.lexically_normal().string());
    } else if (is_python(path)) {
      if (fs::is_symlink(itself) && fs::is_directory(path, ec)) return;
      const fs::path target = fs::is_symlink(itself) ? fs::canonical(path, ec) : path;
      if (!ec && fs::is_symlink(itself) && fs::is_regular_file(target, ec) &&
          !is_below(target, root))
        out.notes.push_back(path.string() + ": left alone: the link leads out of the folder");
      else
        out.files.push_back(path.lexically_normal().string());
    }
  }

  void folder(const fs::path& path) {
    std::error_code ec;
    fs::directory_iterator it(path, ec);
    for (; !ec && it != fs::directory_iterator(); it.increment(ec)) entry(it->path());
    if (ec) out.problems.push_back(path.string() + ": cannot be read: " + ec.message());
  }
};

}  // namespace

Walk walk(const std::string& folder) {
  Walker walker;
  std::error_code ec;
  walker.root = fs::canonical(folder, ec);
  walker.work.emplace_back(folder);
  while (!walker.work.empty()) {
    const fs::path next = std::move(walker.work.back());
    walker.work.pop_back();
    walker.folder(next);
  }
  Walk& out = walker.out;
  if (out.files.empty() && out.problems.empty())
    out.problems.push_back(folder + ": holds no Python file");
  std::sort(out.files.begin(), out.files.end());
  std::sort(out.leftovers.begin(), out.leftovers.end());
  return std::move(out);
}

std::vector<std::string> leftovers_in(const std::string& folder) {
  std::vector<std::string> out;
  std::error_code ec;
  for (fs::directory_iterator it(folder.empty() ? "." : folder, ec);
       !ec && it != fs::directory_iterator(); it.increment(ec))
    if (is_leftover(it->path().filename().string())) out.push_back(it->path().string());
  std::sort(out.begin(), out.end());
  return out;
}

}  // namespace cli
