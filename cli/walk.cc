// A walk with a stack of its own, so that one unreadable folder does not end it.
#include "cli/walk.h"

#include <algorithm>
#include <filesystem>

#include "cli/files.h"
#include "cli/ignore.h"
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

constexpr size_t kMostIgnoreBytes = 1 << 20;

std::string joined(const std::vector<std::string>& patterns) {
  std::string out;
  for (const auto& p : patterns) out += p + "\n";
  return out;
}

// A path that `/` and a name can be put behind.
std::string base_of(const fs::path& folder) { return folder == "/" ? "" : folder.string(); }

struct Folder {
  fs::path path;      // as it was named
  std::string whole;  // from the root of the file system
  std::shared_ptr<const Ignores> ignores;
};

class Walker {
 public:
  Walker(const std::string& folder, const Selection& selection)
      : selection_(selection), include_(joined(selection.include)) {
    std::error_code ec;
    root_ = fs::canonical(folder, ec);
    Folder first{folder, base_of(root_), nullptr};
    if (selection.gitignore) first.ignores = those_above();
    work_.push_back(std::move(first));
    exclude_ = std::make_shared<const Ignores>(
        Ignores{nullptr, base_of(root_), IgnoreLines(joined(selection.exclude))});
  }

  Walk all() {
    while (!work_.empty()) {
      Folder next = std::move(work_.back());
      work_.pop_back();
      folder(next);
    }
    return std::move(out_);
  }

 private:
  std::shared_ptr<const Ignores> with(std::shared_ptr<const Ignores> above, const fs::path& file,
                                      std::string folder) {
    std::error_code ec;
    if (!fs::is_regular_file(file, ec)) return above;
    std::string problem;
    const auto text = read_file(file.string(), &problem);
    if (!text || text->size() > kMostIgnoreBytes) {
      out_.problems.push_back(file.string() + ": " +
                              (text ? "is larger than 1 MB, and not heeded" : problem));
      return above;
    }
    IgnoreLines lines(*text);
    if (lines.empty()) return above;
    return std::make_shared<const Ignores>(
        Ignores{std::move(above), std::move(folder), std::move(lines)});
  }

  // What the repository around the folder says of it.
  std::shared_ptr<const Ignores> those_above() {
    std::vector<fs::path> ways;
    std::error_code ec;
    for (fs::path at = root_;; at = at.parent_path()) {
      ways.push_back(at);
      if (fs::exists(at / ".git", ec)) break;
      if (!at.has_relative_path()) return nullptr;
    }
    auto out = with(nullptr, ways.back() / ".git/info/exclude", base_of(ways.back()));
    for (size_t i = ways.size(); i-- > 1;)
      out = with(out, ways[i] / ".gitignore", base_of(ways[i]));
    return out;
  }

  bool is_included(std::string_view whole) const {
    if (selection_.include.empty()) return true;
    const std::string_view path = whole.substr(base_of(root_).size() + 1);
    for (size_t slash = 0; slash != std::string_view::npos;) {
      slash = path.find('/', slash + 1);
      const auto said = include_.verdict(path.substr(0, slash), slash != std::string_view::npos);
      if (said && *said) return true;
    }
    return false;
  }

  void file(const fs::path& path, const fs::file_status& itself) {
    std::error_code ec;
    if (fs::is_symlink(itself) && fs::is_directory(path, ec)) return;
    const fs::path target = fs::is_symlink(itself) ? fs::canonical(path, ec) : path;
    if (!ec && fs::is_symlink(itself) && fs::is_regular_file(target, ec) &&
        !is_below(target, root_))
      out_.notes.push_back(path.string() + ": left alone: the link leads out of the folder");
    else
      out_.files.push_back(path.lexically_normal().string());
  }

  void entry(const Folder& in, const fs::path& path) {
    std::error_code ec;
    const std::string name = path.filename().string();
    const fs::file_status itself = fs::symlink_status(path, ec);
    const bool is_folder = fs::is_directory(itself);
    if (!is_folder && is_leftover(name))
      return out_.leftovers.push_back(path.lexically_normal().string());
    if (is_folder ? is_passed_over(path) : name.starts_with('.') || !is_python(path)) return;
    std::string whole = in.whole + "/" + name;
    if (ignored(in.ignores.get(), whole, is_folder) || ignored(exclude_.get(), whole, is_folder)) {
      out_.notes.push_back(path.string() + ": passed over: it is ignored");
      return;
    }
    if (is_folder)
      work_.push_back({path, std::move(whole), in.ignores});
    else if (is_included(whole))
      file(path, itself);
  }

  void folder(Folder& at) {
    if (selection_.gitignore) at.ignores = with(at.ignores, at.path / ".gitignore", at.whole);
    std::error_code ec;
    fs::directory_iterator it(at.path, ec);
    for (; !ec && it != fs::directory_iterator(); it.increment(ec)) entry(at, it->path());
    if (ec) out_.problems.push_back(at.path.string() + ": cannot be read: " + ec.message());
  }

  const Selection& selection_;
  IgnoreLines include_;
  std::shared_ptr<const Ignores> exclude_;
  fs::path root_;  // canonical
  Walk out_;
  std::vector<Folder> work_;
};

}  // namespace

Walk walk(const std::string& folder, const Selection& selection) {
  Walk out = Walker(folder, selection).all();
  if (out.files.empty() && out.problems.empty())
    out.problems.push_back(
        folder + ": holds no Python file" +
        (out.notes.empty() ? "" : " that is not passed over (--verbose says which are)"));
  std::sort(out.files.begin(), out.files.end());
  std::sort(out.leftovers.begin(), out.leftovers.end());
  return out;
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
