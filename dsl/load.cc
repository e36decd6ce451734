// The rule side's pipeline: text -> syntax -> names -> program -> lints.
#include "dsl/load.h"

#include <algorithm>
#include <filesystem>

#include "dsl/declarations.h"
#include "dsl/syntax.h"
#include "ir/verify.h"
#include "source/text.h"

namespace hvr::dsl {
namespace {

namespace fs = std::filesystem;

struct Reader {
  const ReadFile& read;
  const LoadOptions& options;
  Diagnostics& diagnostics;
  ir::Ruleset& program;
  std::vector<SourceFile> files;
  std::vector<std::string> open, loaded;  // canonical

  std::string root;  // the folder of the ruleset: what it uses lies below it, or in the data folder

  static std::string normal(const fs::path& p) { return p.lexically_normal().string(); }
  static bool is_below(const std::string& path, const std::string& folder) {
    const auto rel = fs::path(path).lexically_relative(folder.empty() ? "." : folder);
    return !rel.empty() && *rel.begin() != "..";
  }

  std::string canonical(const std::string& path) const {
    return options.canonical ? options.canonical(path) : path;
  }
  // Whether a file may be used: one below the ruleset's folder, also behind links, and any of the
  // data folders, whose links are those of who installed them.
  bool is_allowed(const std::string& path, const std::string& below) const {
    const std::string itself = canonical(path);
    return is_below(itself, canonical(below.empty() ? "." : below)) ||
           std::any_of(options.data_roots.begin(), options.data_roots.end(), [&](const auto& r) {
             return is_below(path, r) || is_below(itself, canonical(r));
           });
  }

  // Depth first, so that what a file uses comes before the file itself. `text`: what stands in it,
  // where that is known.
  bool load(const std::string& path, const std::string& from, Span span,
            std::optional<std::string> text = {}) {
    const std::string itself = canonical(path);
    if (std::find(open.begin(), open.end(), itself) != open.end()) {
      std::string circle;
      for (const auto& o : open) circle += fs::path(o).filename().string() + " → ";
      diagnostics.error(
          "R003", from, span,
          "these files include each other: " + circle + fs::path(path).filename().string(),
          "move what both need into a third file");
      return false;
    }
    if (std::find(loaded.begin(), loaded.end(), itself) != loaded.end()) return true;
    if (!text) text = read(path);
    if (!text) return false;
    SourceFile file;
    file.path = path;
    file.index = program.files.add(path);
    program.texts.add(ir::RuleText(*text));
    file.text = std::make_unique<const std::string>(std::move(*text));
    open.push_back(itself);
    // What it says would go into programs.
    if (const size_t bad = invalid_utf8(*file.text); bad != std::string_view::npos)
      diagnostics.error("R001", path, Span{static_cast<uint32_t>(bad), static_cast<uint32_t>(bad)},
                        "this is not valid UTF-8", "save the rule file as UTF-8");
    else
      file.declarations = parse_rules(path, *file.text, diagnostics);
    for (const auto& d : file.declarations) {
      const auto* use = std::get_if<ast::Use>(&d.node);
      if (!use) continue;
      const std::string wanted = unquote(use->path.text);
      std::vector<std::string> candidates{normal(fs::path(path).parent_path() / wanted)};
      for (const auto& r : options.data_roots) candidates.push_back(normal(fs::path(r) / wanted));
      bool found = false, outside = false;
      for (size_t i = 0; i < candidates.size() && !found; ++i) {
        const std::string& folder = i == 0 ? root : options.data_roots[i - 1];
        if (fs::path(wanted).is_absolute() || !is_allowed(candidates[i], folder)) {
          outside = true;
          continue;
        }
        const bool circle =
            std::find(open.begin(), open.end(), canonical(candidates[i])) != open.end();
        auto there = circle ? std::nullopt : read(candidates[i]);
        found = circle || there;
        if (found) load(candidates[i], path, use->path.span, std::move(there));
      }
      if (found) continue;
      if (outside)
        diagnostics.error(
            "R004", path, use->path.span, "`" + wanted + "` lies outside the ruleset's folder",
            "put the file beside the ruleset; rule files include only what is below them");
      else
        diagnostics.error("R002", path, use->path.span, "`" + wanted + "` cannot be read",
                          "the path is relative to this file");
    }
    open.pop_back();
    loaded.push_back(itself);
    files.push_back(std::move(file));
    return true;
  }
};

// A file has one header; a file of facts is no ruleset.
void check_headers(const std::vector<SourceFile>& files, const std::vector<std::string>& facts,
                   Diagnostics& diagnostics) {
  for (const SourceFile& file : files) {
    const ast::Header* first = nullptr;
    for (const ast::Declaration& d : file.declarations) {
      const auto* header = std::get_if<ast::Header>(&d.node);
      if (!header) continue;
      if (first)
        diagnostics.error("R007", file.path, d.span, "this file has a header already",
                          "put what follows into a file of its own, and `use` it");
      else if (!header->is_facts && std::find(facts.begin(), facts.end(), file.path) != facts.end())
        diagnostics.error("R007", file.path, d.span, "this is a ruleset, and was given as facts",
                          "give it with --rules, or let it begin with `facts NAME \"…\"`");
      first = header;
    }
  }
}

}  // namespace

std::optional<ir::Ruleset> load_ruleset(const std::string& path, const ReadFile& read,
                                        const LoadOptions& options, Diagnostics& diagnostics) {
  ir::Ruleset program;
  Reader reader{read, options, diagnostics, program, {}, {}, {}, {}};
  const std::string main = Reader::normal(path);
  reader.root = fs::path(main).parent_path().string();
  if (!reader.load(main, main, {})) {
    diagnostics.error("R002", path, {}, "this rule file cannot be read",
                      "check the path; `hvrewrite help rulesets` lists the installed ones");
    return std::nullopt;
  }
  const auto holds_nothing = [&](const std::string& file) {
    if (reader.files.back().declarations.empty() && !diagnostics.has_errors())
      diagnostics.error("R001", file, {}, "this rule file holds no declaration",
                        "a ruleset begins with `ruleset NAME \"what it does\"`");
  };
  holds_nothing(main);
  std::vector<std::string> facts;
  for (const auto& f : options.facts) {
    const std::string& path_of_facts = facts.emplace_back(Reader::normal(f));
    reader.root = fs::path(path_of_facts).parent_path().string();
    if (reader.load(path_of_facts, path_of_facts, {}))
      holds_nothing(path_of_facts);
    else
      diagnostics.error("R002", f, {}, "this facts file cannot be read", "check the path");
  }
  check_headers(reader.files, facts, diagnostics);
  check_circles(reader.files, diagnostics);
  Names names;
  for (const auto& f : reader.files) collect(program, names, f, diagnostics);
  // Facts are written with any of a library's names; from here on each thing has one.
  program.library.resolve_aliases();
  FragmentParser parser;
  for (const auto& f : reader.files) lower(program, names, parser, f, diagnostics);
  note_bound(program);
  for (const auto& [name, value] : options.settings)
    if (const std::string problem = set_parameter(program, names, name, value); !problem.empty())
      diagnostics.error("R041", path, {}, problem,
                        "`hvrewrite help parameters --rules " + path + "` lists them");
  // A declaration that could not be read would make the lints speak about its absence.
  const auto& all = diagnostics.all();
  if (std::none_of(all.begin(), all.end(), [](const Diagnostic& d) { return d.code < "R010"; })) {
    check_program(program, diagnostics);
    check_conditions(program, diagnostics);
    check_places(program, diagnostics);
    check_shadows(program, diagnostics);
    check_captures(program, diagnostics);
    check_patterns(program, diagnostics);
    check_sizes(program, diagnostics);
    if (!diagnostics.has_errors()) check_uses(program, ir::FileId(0), diagnostics);
  }
  if (!diagnostics.has_errors())
    for (const auto& fault : ir::verify(program))
      diagnostics.error("R900", path, {}, "the rules were read wrongly: " + fault,
                        "this is a fault of hvrewrite; please report it with the rule file");
  diagnostics.sort();
  if (diagnostics.has_errors()) return std::nullopt;
  return program;
}

}  // namespace hvr::dsl
