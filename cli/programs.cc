// Reading what the command line names.
#include "cli/programs.h"

#include <algorithm>
#include <filesystem>

#include "cli/files.h"

namespace fs = std::filesystem;

namespace cli {
namespace {

std::shared_ptr<const hvrewrite::Project> read_project(const std::string& folder,
                                                       std::vector<std::string>& errors) {
  std::vector<hvrewrite::File> files;
  for (const auto& path : python_files(folder, errors)) {
    std::string problem;
    if (auto bytes = read_file(path, &problem))
      files.push_back({path, std::move(*bytes)});
    else
      errors.push_back(path + ": " + problem);
  }
  // A folder that is a package: imports start where its outermost package lies.
  std::string package;
  std::error_code ec;
  for (fs::path at = fs::canonical(folder, ec);
       !ec && fs::exists(at / "__init__.py", ec) && at.has_relative_path(); at = at.parent_path())
    package = at.filename().string() + (package.empty() ? "" : "." + package);
  return std::make_shared<const hvrewrite::Project>(folder, std::move(files), package);
}

// The project's own spelling of a path; empty when the file is not in it.
std::string path_in(const hvrewrite::Project& project, const std::string& path) {
  std::error_code ec;
  for (const auto& p : project.files())
    if (p == path || fs::equivalent(p, path, ec)) return p;
  return {};
}

}  // namespace

std::vector<Program> find_programs(const Options& o, std::vector<std::string>& errors,
                                   const hvrewrite::Ruleset* rules) {
  std::vector<Program> out;
  std::shared_ptr<const hvrewrite::Project> given;
  std::error_code ec;
  if (!o.project.empty()) {
    if (!fs::is_directory(o.project, ec)) {
      errors.push_back(o.project + ": --project takes a folder");
      return out;
    }
    given = read_project(o.project, errors);
  }
  for (const auto& path : o.paths) {
    if (path != "-" && fs::is_directory(path, ec)) {
      const auto project = read_project(path, errors);
      const bool idle = rules && !rules->may_concern(*project);
      for (auto& main : idle ? project->files() : project->mains())
        out.push_back({project, std::move(main), true, false, idle});
      continue;
    }
    if (path != "-" && !fs::exists(path, ec)) {
      errors.push_back(path + ": no such file or folder");
      continue;
    }
    if (given) {
      std::string own = path_in(*given, path);
      if (own.empty())
        errors.push_back(path + ": is no Python file inside " + o.project);
      else
        out.push_back({given, std::move(own), false, false, false});
      continue;
    }
    std::string problem;
    auto bytes = read_file(path, &problem);
    if (!bytes) {
      errors.push_back(path + ": " + problem);
      continue;
    }
    const std::string name = path == "-" ? "<stdin>" : path;
    out.push_back({std::make_shared<const hvrewrite::Project>(
                       "", std::vector<hvrewrite::File>{{name, std::move(*bytes)}}),
                   name, false, path != "-", false});
  }
  return out;
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
