// Reading what the command line names.
#include "cli/programs.h"

#include <fmt/format.h>
#include <sys/stat.h>

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <map>
#include <optional>
#include <set>

#include "cli/files.h"
#include "cli/git.h"
#include "cli/on_all.h"
#include "cli/replace.h"
#include "cli/walk.h"

namespace fs = std::filesystem;

namespace cli {
namespace {

// What an interrupted run left is put right before anything is read, but only where files may be
// replaced.
void put_right(const std::vector<std::string>& leftovers, const Options& o, Found& out) {
  if (leftovers.empty()) return;
  if (!o.in_place) {
    out.warnings.push_back(
        leftovers[0] +
        ": left by an interrupted run; the next --in-place over this folder puts "
        "it right");
    return;
  }
  bool failed = false;
  for (auto& said : recover(leftovers, failed))
    (failed ? out.errors : out.warnings).push_back(std::move(said));
}

// The files of a folder that are looked at, unread.
std::vector<std::string> list_files(const std::string& folder, const Options& o, Found& out) {
  Walk found = walk(folder, o.selection);
  put_right(found.leftovers, o, out);
  for (auto& p : found.problems) out.errors.push_back(std::move(p));
  for (auto& n : found.notes) out.notes.push_back(std::move(n));
  return std::move(found.files);
}

// A folder that is a package: imports start where its outermost package lies. One with a point in
// its name is none that could be imported.
std::string package_around(const std::string& folder) {
  std::string package;
  std::error_code ec;
  for (fs::path at = fs::canonical(folder, ec);
       !ec && fs::exists(at / "__init__.py", ec) && at.has_relative_path(); at = at.parent_path()) {
    const std::string name = at.filename().string();
    if (name.find('.') != std::string::npos) break;
    package.insert(0, name + (package.empty() ? "" : "."));
  }
  return package;
}

// `named`: what is given by itself, so that it is started.
std::shared_ptr<const hvrewrite::Project> read_project(const std::string& folder,
                                                       const std::vector<std::string>& paths,
                                                       const std::vector<std::string>& named,
                                                       const Options& o, Found& out) {
  const auto started = [&](const fs::path& file) {
    return std::any_of(named.begin(), named.end(), [&](const fs::path& one) {
      std::error_code ec;
      return one.filename() == file.filename() && fs::equivalent(one, file, ec);
    });
  };
  struct Seen {
    std::optional<std::string> bytes;
    std::string problem;
  };
  std::vector<Seen> seen(paths.size());
  on_all(paths.size(), o.threads(),
         [&](size_t i) { seen[i].bytes = read_file(paths[i], &seen[i].problem); });
  std::vector<hvrewrite::File> files;
  for (size_t i = 0; i < paths.size(); ++i) {
    if (seen[i].bytes)
      files.push_back({paths[i], std::move(*seen[i].bytes), started(paths[i])});
    else
      out.errors.push_back(fmt::format("{}: {}", paths[i], seen[i].problem));
  }
  return std::make_shared<const hvrewrite::Project>(folder, std::move(files),
                                                    package_around(folder));
}

// For a folder in which no file says a word without which the rules have nothing to do: its files,
// of which none is kept.
bool add_idle(const std::string& folder, const std::vector<std::string>& paths,
              const hvrewrite::Ruleset& rules, Found& out) {
  const std::string package = package_around(folder) + "/";
  std::vector<std::string> readable, problems;
  std::string buffer;
  for (std::string_view bytes; const auto& path : paths) {
    const std::string problem = read_into(path, buffer, bytes);
    if (!problem.empty())
      problems.push_back(fmt::format("{}: {}", path, problem));
    else if (rules.may_concern(package + path, bytes))
      return false;
    else
      readable.push_back(path);
  }
  const auto none =
      std::make_shared<const hvrewrite::Project>(folder, std::vector<hvrewrite::File>{});
  for (auto& path : readable) out.programs.push_back({none, std::move(path), true, false, true});
  out.errors.insert(out.errors.end(), problems.begin(), problems.end());
  return true;
}

// A script that is named is one of the project, though it lies in a hidden folder, and so is what
// lies beside it.
void add_named(const std::string& folder, const std::vector<std::string>& named, const Options& o,
               Found& out, std::vector<std::string>& files) {
  std::error_code ec;
  const fs::path whole = fs::canonical(folder, ec);
  for (const auto& path : named) {
    if (!fs::is_regular_file(path, ec)) continue;
    const fs::path inside = fs::canonical(path, ec).lexically_relative(whole).parent_path();
    const bool hidden = std::any_of(inside.begin(), inside.end(), [](const fs::path& part) {
      return part != ".." && part.string().starts_with('.');
    });
    if (!hidden || *inside.begin() == "..") continue;
    auto beside = list_files((fs::path(folder) / inside).string(), o, out);
    std::vector<std::string> all;
    std::set_union(files.begin(), files.end(), beside.begin(), beside.end(),
                   std::back_inserter(all));
    files = std::move(all);
  }
}

// The project's own spelling of files, by the files themselves.
class Spellings {
 public:
  explicit Spellings(const hvrewrite::Project& project) {
    struct stat st {};
    for (auto& p : project.files())
      if (::stat(p.c_str(), &st) == 0) by_file_.emplace(std::pair{st.st_dev, st.st_ino}, p);
  }
  // Empty when the file is not in the project.
  std::string of(const std::string& path) const {
    struct stat st {};
    if (::stat(path.c_str(), &st) != 0) return {};
    const auto it = by_file_.find({st.st_dev, st.st_ino});
    return it == by_file_.end() ? std::string() : it->second;
  }

 private:
  std::map<std::pair<dev_t, ino_t>, std::string> by_file_;
};

// Reads all files of a project on several threads; `mains` would read them on one.
void read_all(const hvrewrite::Project& project, const Options& o) {
  on_all(project.files().size(), o.threads(), [&](size_t i) {
    try {
      project.read(i);
    } catch (const std::exception&) {
      return;  // whoever asks for the file is told
    }
  });
}

void add_folder(const std::string& path, const Options& o, const hvrewrite::Ruleset* rules,
                Found& out) {
  const std::vector<std::string> paths = list_files(path, o, out);
  if (rules && add_idle(path, paths, *rules, out)) return;
  const auto project = read_project(path, paths, {}, o, out);
  const bool idle = rules && !rules->may_concern(*project);
  if (!idle) read_all(*project, o);
  std::vector<hvrewrite::Start> starts;
  if (idle)
    for (auto& file : project->files()) starts.push_back({std::move(file), true});
  else if (rules && o.changed_since.empty())
    starts = rules->starts(*project);
  else
    for (auto& main : project->mains()) starts.push_back({std::move(main), false});
  for (auto& s : starts) out.programs.push_back({project, std::move(s.main), true, false, s.idle});
}

void add_file(const std::string& path, Found& out) {
  std::string problem;
  auto bytes = read_file(path, &problem);
  if (!bytes) {
    out.errors.push_back(path + ": " + problem);
    return;
  }
  const std::string name = path == "-" ? "<stdin>" : path;
  out.programs.push_back({std::make_shared<const hvrewrite::Project>(
                              "", std::vector<hvrewrite::File>{{name, std::move(*bytes), true}}),
                          name, false, path != "-", false});
}

// The paths that --files-from lists, behind those of the command line.
std::vector<std::string> paths_of(const Options& o, Found& out) {
  std::vector<std::string> paths = o.paths;
  if (o.files_from.empty()) return paths;
  std::string problem;
  const auto list = read_file(o.files_from, &problem);
  if (!list) {
    out.errors.push_back(o.files_from + ": " + problem);
    return paths;
  }
  const char mark = o.null ? '\0' : '\n';
  for (size_t at = 0; at < list->size();) {
    const size_t end = std::min(list->find(mark, at), list->size());
    // `-` would be standard input: here it is a file of that name.
    if (const std::string path = list->substr(at, end - at); !path.empty())
      paths.push_back(path == "-" ? "./-" : path);
    at = end + 1;
  }
  return paths;
}

// Takes out the programs of which nothing changed since --changed-since.
void keep_changed(const Options& o, const std::vector<std::string>& paths, Found& out) {
  std::set<std::string> changed;
  std::set<std::string> asked;
  std::error_code ec;
  for (const auto& path : paths) {
    const fs::path whole = fs::canonical(path, ec);
    const fs::path folder = fs::is_directory(whole, ec) ? whole : whole.parent_path();
    if (path == "-" || folder.empty() || !asked.insert(folder.string()).second) continue;
    std::string problem;
    const auto top = repository_of(folder.string(), problem);
    if (top && !asked.insert(*top + "/").second) continue;  // one answer for all of its folders
    auto some = top ? changed_since(*top, o.changed_since, problem) : std::nullopt;
    if (!some) {
      out.errors.push_back(problem);
      out.programs.clear();
      return;
    }
    changed.merge(*some);
  }
  std::erase_if(out.programs, [&](const Program& p) {
    const auto files = p.alone || p.idle ? std::vector{p.main} : p.project->modules_of(p.main);
    return std::none_of(files.begin(), files.end(), [&](const std::string& file) {
      const fs::path whole = fs::canonical(file, ec);
      return !ec && changed.contains(whole.string());
    });
  });
}

}  // namespace

Found find_programs(const Options& o, const hvrewrite::Ruleset* rules) {
  Found out;
  std::shared_ptr<const hvrewrite::Project> given;
  std::optional<Spellings> spellings;
  std::error_code ec;
  const std::vector<std::string> paths = paths_of(o, out);
  if (!o.project.empty()) {
    if (!fs::is_directory(o.project, ec)) {
      out.errors.push_back(o.project + ": --project takes a folder");
      return out;
    }
    std::vector<std::string> files = list_files(o.project, o, out);
    add_named(o.project, paths, o, out, files);
    given = read_project(o.project, files, paths, o, out);
    spellings.emplace(*given);
  }
  out.narrowed = !o.files_from.empty() || !o.changed_since.empty();
  std::set<std::string> looked_at;
  for (const auto& path : paths) {
    if (path == "-") {
      add_file(path, out);
    } else if (fs::is_directory(path, ec)) {
      add_folder(path, o, rules, out);
    } else if (!fs::exists(path, ec)) {
      out.errors.push_back(path + ": no such file or folder");
    } else if (given) {
      std::string own = spellings->of(path);
      if (own.empty())
        out.errors.push_back(path + ": is no Python file inside " + o.project);
      else
        out.programs.push_back({given, std::move(own), false, false, false});
    } else {
      const std::string folder = fs::path(path).parent_path().string();
      if (looked_at.insert(folder).second) put_right(leftovers_in(folder), o, out);
      add_file(path, out);
    }
  }
  if (!o.changed_since.empty()) keep_changed(o, paths, out);
  return out;
}

std::vector<Program> late_programs(const std::vector<Program>& programs,
                                   const hvrewrite::Ruleset& rules) {
  std::map<std::shared_ptr<const hvrewrite::Project>, std::vector<hvrewrite::Start>> folders;
  for (const Program& p : programs)
    if (p.found) folders[p.project].push_back({p.main, p.idle});
  std::vector<Program> out;
  for (const Program& p : programs) {
    const auto folder = folders.find(p.project);
    if (folder == folders.end()) continue;
    for (auto& s : rules.late_starts(*p.project, folder->second))
      out.push_back({p.project, std::move(s.main), true, false, s.idle});
    folders.erase(folder);
  }
  return out;
}

bool tell(const Found& found, Report& report) {
  for (const auto& n : found.notes) report.note(n);
  for (const auto& w : found.warnings) report.warning(w);
  for (const auto& e : found.errors) report.error(e);
  return !found.errors.empty();
}

hvrewrite::Messages unread_neighbours(const Program& p, const hvrewrite::Result& r) {
  hvrewrite::Messages out;
  if (!p.alone) return out;
  std::error_code ec;
  const fs::path folder = fs::path(p.main).parent_path();
  std::vector<std::string> said;
  for (const auto& u : r.unread) {
    const size_t start = std::min(u.module.find_first_not_of('.'), u.module.size());
    const std::string first = u.module.substr(start, u.module.find('.', start) - start);
    if (first.empty() || std::find(said.begin(), said.end(), first) != said.end()) continue;
    if (!fs::exists(folder / (first + ".py"), ec) && !fs::is_directory(folder / first, ec))
      continue;
    said.push_back(first);
    hvrewrite::Message m;
    m.severity = hvrewrite::Message::Severity::warning;
    m.code = "P009";
    m.file = p.main;
    m.line = u.line;
    m.text =
        "`" + first +
        "` stands beside this file and was not read, so nothing is known of what comes from it";
    m.help =
        "take it in with `--project " + (folder.empty() ? std::string(".") : folder.string()) + "`";
    out.push_back(std::move(m));
  }
  return out;
}

}  // namespace cli
