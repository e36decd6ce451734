// A walk with a stack of its own, so that one unreadable folder does not end it.
#include "cli/walk.h"

#include <dirent.h>
#include <sys/stat.h>

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <system_error>

#include "cli/files.h"
#include "cli/ignore.h"
#include "cli/replace.h"

namespace cli {
namespace {

namespace fs = std::filesystem;

bool is_python(std::string_view name) {
  // As `extension`: what begins with its only dot has none.
  const size_t dot = name.rfind('.');
  if (dot == 0 || dot == std::string_view::npos) return false;
  return name.substr(dot) == ".py" || name.substr(dot) == ".ipynb";
}

bool is_passed_over(std::string_view folder) {
  return folder.starts_with('.') || folder == "__pycache__" || folder == "node_modules";
}

bool is_environment(const std::string& folder) {
  std::error_code ec;
  return fs::exists(fs::path(folder) / "pyvenv.cfg", ec);
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
  std::string path;    // as it was named
  std::string normal;  // without dots; with a slash behind it, unless it is empty
  std::string whole;   // from the root of the file system
  std::shared_ptr<const Ignores> ignores;
  bool first = false;
};

struct Entry {
  std::string name;
  unsigned char type;
};

// What a folder holds; why not, in `problem`.
std::vector<Entry> entries_of(const std::string& folder, int& problem) {
  std::vector<Entry> out;
  DIR* const open = ::opendir(folder.c_str());
  problem = open ? 0 : errno;
  while (open) {
    errno = 0;
    const dirent* next = ::readdir(open);
    if (!next) {
      problem = errno;
      break;
    }
    const std::string_view name = next->d_name;
    if (name != "." && name != "..") out.push_back({std::string(name), next->d_type});
  }
  if (open) ::closedir(open);
  return out;
}

std::string below(const std::string& folder, const std::string& name) {
  return folder.ends_with('/') ? folder + name : folder + "/" + name;
}

class Walker {
 public:
  Walker(const std::string& folder, const Selection& selection)
      : selection_(selection), include_(joined(selection.include)) {
    std::error_code ec;
    root_ = fs::canonical(folder, ec);
    Folder first{folder, normal_of(folder), base_of(root_), nullptr, true};
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
  static std::string normal_of(const std::string& folder) {
    std::string out = fs::path(folder).lexically_normal().string();
    if (out == ".") return {};
    return out.ends_with('/') ? out : out + "/";
  }

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

  // A link, to whatever.
  void link(const std::string& path, std::string normal) {
    std::error_code ec;
    if (fs::is_directory(path, ec)) return;
    const fs::path target = fs::canonical(path, ec);
    if (ec == std::errc::no_such_file_or_directory)
      out_.notes.push_back(path + ": left alone: the link leads nowhere");
    else if (!ec && fs::is_regular_file(target, ec) && !is_below(target, root_))
      out_.notes.push_back(path + ": left alone: the link leads out of the folder");
    else
      out_.files.push_back(std::move(normal));
  }

  static unsigned char type_of(const Entry& e, const std::string& path) {
    struct stat st {};
    if (e.type != DT_UNKNOWN || ::lstat(path.c_str(), &st) != 0) return e.type;
    return S_ISDIR(st.st_mode) ? DT_DIR : S_ISLNK(st.st_mode) ? DT_LNK : DT_REG;
  }

  void entry(const Folder& in, const Entry& e) {
    const std::string& name = e.name;
    // Of most other files nothing but the name is needed.
    if (e.type == DT_REG && !is_python(name) && !is_leftover(name)) return;
    std::string path = below(in.path, name);
    const unsigned char type = type_of(e, path);
    const bool is_folder = type == DT_DIR;
    if (!is_folder && is_leftover(name)) return out_.leftovers.push_back(in.normal + name);
    if (is_folder ? is_passed_over(name) : name.starts_with('.') || !is_python(name)) return;
    std::string whole = in.whole + "/" + name;
    if (ignored(in.ignores.get(), whole, is_folder) || ignored(exclude_.get(), whole, is_folder)) {
      if (!is_folder || !is_environment(path))
        out_.notes.push_back(path + ": passed over: it is ignored");
      return;
    }
    if (is_folder)
      work_.push_back({std::move(path), in.normal + name + "/", std::move(whole), in.ignores});
    else if (!is_included(whole))
      return;
    else if (type == DT_LNK)
      link(path, in.normal + name);
    else
      out_.files.push_back(in.normal + name);
  }

  void folder(Folder& at) {
    int problem = 0;
    const std::vector<Entry> entries = entries_of(at.path, problem);
    const auto holds = [&](std::string_view name) {
      return std::any_of(entries.begin(), entries.end(),
                         [&](const Entry& e) { return e.name == name; });
    };
    if (!at.first && holds("pyvenv.cfg") && is_environment(at.path)) return;
    if (selection_.gitignore && holds(".gitignore"))
      at.ignores = with(at.ignores, fs::path(at.path) / ".gitignore", at.whole);
    for (const Entry& e : entries) entry(at, e);
    if (problem)
      out_.problems.push_back(at.path +
                              ": cannot be read: " + std::generic_category().message(problem));
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
