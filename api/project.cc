// Which files make a program: names of modules, imports, the order in which modules are run.
#include "api/project.h"

#include <algorithm>
#include <filesystem>
#include <set>

#include "api/search_path.h"
#include "base/deadline.h"
#include "engine/facts/live.h"

namespace hvr {
namespace {

bool is_name(const std::string& s) {
  return !s.empty() && !(s[0] >= '0' && s[0] <= '9') && std::all_of(s.begin(), s.end(), [](char c) {
    return std::isalnum(static_cast<unsigned char>(c)) || c == '_' ||
           static_cast<unsigned char>(c) >= 0x80;
  });
}

std::vector<std::string> split_path(const std::filesystem::path& p) {
  std::vector<std::string> out;
  for (const auto& part : p)
    if (part != "." && part != "/" && !part.empty()) out.push_back(part.string());
  return out;
}

// `a.b.c` loads a, a.b and a.b.c.
void add_with_packages(std::vector<std::string>& out, const std::string& dotted) {
  const size_t start = std::min(dotted.find_first_not_of('.'), dotted.size());
  for (size_t dot = dotted.find('.', start); dot != std::string::npos;
       dot = dotted.find('.', dot + 1))
    out.push_back(dotted.substr(0, dot));
  out.push_back(dotted);
}

std::vector<ImportStatement> imports_of(const Tree& t) {
  std::vector<ImportStatement> out;
  for (NodeId n = 0; n < t.size(); ++n)
    if (t.kind(n) == Kind::import_statement || t.kind(n) == Kind::import_from_statement)
      out.push_back({loaded_names(t, n), n});
  return out;
}

bool has_main_guard(const Tree& t) {
  const auto top = t.children(0);
  return std::any_of(top.begin(), top.end(), [&](NodeId c) { return is_main_guard(t, c); });
}

bool is_test_file(const std::vector<std::string>& parts) {
  const std::string& stem = parts.back();
  return stem.starts_with("test_") || stem.ends_with("_test") || stem == "conftest" ||
         std::any_of(parts.begin(), parts.end() - 1,
                     [](const std::string& p) { return p == "test" || p == "tests"; });
}

std::string joined(const std::vector<std::string>& parts, size_t from, size_t to, char with) {
  std::string out;
  for (size_t i = from; i < to; ++i)
    out += (out.empty() ? std::string() : std::string(1, with)) + parts[i];
  return out;
}

std::string joined(std::string_view a, std::string_view between, std::string_view b) {
  std::string out(a);
  return out.append(between).append(b);
}

std::string package_of(const std::vector<std::string>& parts) {
  return joined(parts, 0, parts.size() - 1, '.');
}

// Where modules are looked for, by a script with these parts that adds these folders.
std::vector<std::string> folders_of(const std::vector<std::string>& parts,
                                    const std::vector<std::string>& added) {
  std::vector<std::string> out{joined(parts, 0, parts.size() - 1, '/'), "", "src"};
  const std::string own = out[0];
  for (const std::string& one : added)
    // Where the script lies, or where it is started.
    for (const auto& from : {std::filesystem::path(own), std::filesystem::path()}) {
      std::string folder = (from / one).lexically_normal().generic_string();
      while (folder.ends_with('/') || folder == ".") folder.pop_back();
      if (!folder.starts_with("..")) out.push_back(std::move(folder));
    }
  return out;
}

// Decodes and parses a file.
ReadModule read_module(const ProjectFile& f) {
  ReadModule out;
  std::optional<SourceText> source;
  if (f.path.ends_with(".ipynb")) {
    Notebook::Refusal refusal = Notebook::Refusal::none;
    out.notebook = Notebook::read(f.path, f.bytes, out.problems, refusal);
    out.foreign = refusal == Notebook::Refusal::foreign;
    if (!out.notebook) return out;
    source = source_text(f.path, out.notebook->program());
    source->cells = out.notebook->borders();
  } else {
    source = decode(f.path, f.bytes, out.problems);
  }
  if (!source) return out;
  out.source = std::make_shared<const SourceFile>(std::move(*source));
  out.parsed = parse_lent(out.source->text);
  if (!out.parsed.problem)
    if (const auto span = crossing(out.parsed.tree, out.source->cells))
      out.parsed.problem = SyntaxProblem{*span, "this statement goes on in the next cell"};
  return out;
}

// What such a module takes, about.
size_t bytes_of(const ReadModule& m) {
  return m.source ? 3 * m.source->text.size() + m.parsed.tree.size() * sizeof(Node) : 0;
}

}  // namespace

std::optional<Span> crossing(const Tree& t, const std::vector<uint32_t>& cells) {
  if (cells.empty()) return std::nullopt;
  const auto cell_of = [&](uint32_t byte) {
    return std::upper_bound(cells.begin(), cells.end(), byte) - cells.begin();
  };
  for (const NodeId statement : t.children(0)) {
    const Span whole = t.span(statement);
    // Comments behind its last line may be counted to it.
    uint32_t end = whole.end;
    for (NodeId n = t[statement].last - 1; n >= statement && t.kind(n) == Kind::comment; --n) {
      const auto behind = t.text().substr(t.span(n).end, end - t.span(n).end);
      if (behind.find_first_not_of(" \t\r\n") != std::string_view::npos) break;
      end = t.span(n).begin;
    }
    while (end > whole.begin && std::isspace(static_cast<unsigned char>(t.text()[end - 1]))) --end;
    if (end > whole.begin && cell_of(whole.begin) != cell_of(end - 1)) return whole;
  }
  return std::nullopt;
}

std::vector<std::string> loaded_names(const Tree& t, NodeId import) {
  std::vector<std::string> out;
  std::string base;
  const bool from = t.kind(import) == Kind::import_from_statement;
  if (from) {
    base = std::string(t.text(t.child(import, Field::module_name)));
    add_with_packages(out, base);
  }
  for (NodeId name : t.children(import, Field::name)) {
    if (t.kind(name) == Kind::aliased_import) name = t.child(name, Field::name);
    const std::string dotted(t.text(name));
    if (!from)
      add_with_packages(out, dotted);
    else
      out.push_back(joined(base, base.ends_with('.') ? "" : ".", dotted));
  }
  return out;
}

}  // namespace hvr

namespace hvrewrite {

Project::Project(const std::string& root, std::vector<File> files, const std::string& package) {
  std::map<std::string, size_t> by_path, by_place;
  std::vector<hvr::ProjectFile> read;
  const auto base = hvr::split_path(std::filesystem::path(root).lexically_normal());
  std::string around = package;
  std::replace(around.begin(), around.end(), '.', '/');
  const auto outer = hvr::split_path(std::filesystem::path(around));
  for (File& f : files) {
    hvr::ProjectFile p;
    p.path = f.path;
    p.bytes = std::move(f.bytes);
    const std::filesystem::path normal = std::filesystem::path(f.path).lexically_normal();
    p.parts = hvr::split_path(normal);
    if (p.parts.empty()) p.parts.push_back(f.path);
    if (p.parts.size() > base.size() && std::equal(base.begin(), base.end(), p.parts.begin()))
      p.parts.erase(p.parts.begin(), p.parts.begin() + static_cast<long>(base.size()));
    p.parts.insert(p.parts.begin(), outer.begin(), outer.end());
    p.parts.back() = std::filesystem::path(p.parts.back()).stem().string();
    p.is_test = hvr::is_test_file(p.parts);
    by_path.emplace(f.path, read.size());
    if (!f.path.ends_with(".ipynb")) {
      const bool init = p.parts.back() == "__init__";
      const std::string place = hvr::joined(p.parts, 0, p.parts.size() - (init ? 1 : 0), '/');
      // A package stands before a module of its name.
      if (init)
        by_place[place] = read.size();
      else
        by_place.emplace(place, read.size());
    }
    read.push_back(std::move(p));
  }
  auto impl = std::make_shared<Impl>(std::move(read));
  impl->by_path = std::move(by_path);
  impl->by_place = std::move(by_place);
  impl_ = std::move(impl);
}

Project::Impl::Impl(std::vector<hvr::ProjectFile> files, size_t kept)
    : files_(std::move(files)), slots_(std::make_unique<Slot[]>(files_.size())), most_kept_(kept) {}

std::shared_ptr<const hvr::ReadModule> Project::Impl::module(size_t file) const {
  Slot& slot = slots_[file];
  const std::lock_guard mine(slot.reading);
  if (auto there = slot.module.lock()) return there;
  auto out = std::make_shared<const hvr::ReadModule>(hvr::read_module(files_[file]));
  slot.module = out;
  keep(out);
  return out;
}

void Project::Impl::keep(std::shared_ptr<const hvr::ReadModule> module) const {
  const std::lock_guard mine(keeping_);
  kept_bytes_ += hvr::bytes_of(*module);
  kept_.push_back(std::move(module));
  while (kept_bytes_ > most_kept_ && kept_.size() > 1) {
    kept_bytes_ -= hvr::bytes_of(*kept_.front());
    kept_.pop_front();
  }
}

const hvr::Outline& Project::Impl::outline(size_t file) const {
  Slot& slot = slots_[file];
  if (const hvr::Outline* known = slot.outlined.load(std::memory_order_acquire)) return *known;
  const std::lock_guard mine(slot.outlining);
  if (slot.outline) return *slot.outline;
  auto out = std::make_unique<hvr::Outline>();
  try {
    const auto read = module(file);
    const hvr::Tree& tree = read->parsed.tree;
    out->usable = read->usable();
    if (read->source) {
      out->imports = hvr::imports_of(tree);
      out->folders = hvr::folders_of(files_[file].parts, hvr::search_path(tree));
      out->guarded = hvr::has_main_guard(tree);
    } else {
      out->folders = hvr::folders_of(files_[file].parts, {});
    }
  } catch (const hvr::Ended&) {
    throw;  // another may have more time
  } catch (const std::exception& e) {
    *out = {};
    out->folders = hvr::folders_of(files_[file].parts, {});
    out->fault = e.what();
  }
  slot.outline = std::move(out);
  slot.outlined.store(slot.outline.get(), std::memory_order_release);
  return *slot.outline;
}

std::optional<size_t> Project::Impl::find(size_t main, const std::string& dotted) const {
  std::string place = dotted;
  std::replace(place.begin(), place.end(), '.', '/');
  for (const std::string& base : outline(main).folders)
    if (const auto it = by_place.find(base.empty() ? place : hvr::joined(base, "/", place));
        it != by_place.end())
      return it->second;
  return std::nullopt;
}

std::vector<std::string> Project::Impl::names_of(size_t main, size_t file) const {
  std::vector<std::string> out;
  const auto& parts = files_[file].parts;
  const auto& own = files_[main].parts;
  const size_t end = parts.size() - (parts.back() == "__init__" ? 1 : 0);
  const auto add = [&](size_t skip) {
    if (skip < end && std::all_of(parts.begin() + static_cast<long>(skip),
                                  parts.begin() + static_cast<long>(end), hvr::is_name))
      out.push_back(hvr::joined(parts, skip, end, '.'));
  };
  if (parts.size() >= own.size() && std::equal(own.begin(), own.end() - 1, parts.begin()))
    add(own.size() - 1);
  if (own.size() > 1) add(0);
  if (parts.size() > 1 && parts[0] == "src") add(1);
  const std::string place = hvr::joined(parts, 0, parts.size(), '/');
  const auto& folders = outline(main).folders;
  for (size_t i = 3; i < folders.size(); ++i)
    if (!folders[i].empty() && place.starts_with(folders[i] + "/"))
      add(static_cast<size_t>(std::count(folders[i].begin(), folders[i].end(), '/')) + 1);
  return out;
}

std::vector<size_t> Project::Impl::imported_by(size_t file, size_t main) const {
  std::vector<size_t> out;
  hvr::ModuleNames here;
  here.packages.push_back(hvr::package_of(files_[file].parts));
  for (const auto& statement : outline(file).imports)
    for (const auto& name : statement.candidates)
      if (const auto found = find(main, here.absolute(0, name)); found && *found != file)
        out.push_back(*found);
  return out;
}

hvr::ProgramModules Project::Impl::modules_of(size_t main) const {
  hvr::ProgramModules out;
  std::set<size_t> seen{main};
  // Depth first with a stack of its own: a module is run when all that it imports has been.
  struct Open {
    size_t file;
    std::vector<size_t> next;
    size_t at = 0;
  };
  std::vector<Open> stack;
  // A test imports what it tests; as a program it is looked at alone.
  stack.push_back({main, files_[main].is_test ? std::vector<size_t>{} : imported_by(main, main)});
  while (!stack.empty()) {
    Open& top = stack.back();
    if (top.at == top.next.size()) {
      out.files.push_back(top.file);
      stack.pop_back();
      continue;
    }
    const size_t file = top.next[top.at++];
    if (!seen.insert(file).second) continue;
    if (!outline(file).usable) {
      hvr::NodeId at = hvr::kNoNode;
      for (const auto& i : outline(main).imports)
        for (const auto& name : i.candidates)
          if (at == hvr::kNoNode && find(main, name) == file) at = i.node;
      out.broken.emplace_back(file, at);
      continue;
    }
    if (seen.size() > hvr::kMaxModules) {
      out.cut = true;
      continue;
    }
    stack.push_back({file, imported_by(file, main)});
  }
  for (size_t i = 0; i < out.files.size(); ++i) {
    out.names.packages.push_back(hvr::package_of(files_[out.files[i]].parts));
    if (out.files.size() > 1)
      for (auto& name : names_of(main, out.files[i]))
        if (find(main, name) == out.files[i]) out.names.by_name.emplace(std::move(name), i);
  }
  return out;
}

std::vector<size_t> Project::Impl::mains() const {
  std::vector<bool> imported(files_.size(), false), covered(files_.size(), false);
  // Nobody starts an `__init__.py`.
  for (size_t i = 0; i < files_.size(); ++i)
    covered[i] = imported[i] = files_[i].parts.back() == "__init__";
  for (size_t i = 0; i < files_.size(); ++i)
    if (!files_[i].is_test)
      for (const size_t k : imported_by(i, i)) imported[k] = true;
  std::vector<size_t> out;
  const auto take = [&](size_t i) {
    out.push_back(i);
    for (const size_t k : modules_of(i).files) covered[k] = true;
  };
  for (size_t i = 0; i < files_.size(); ++i)
    if (!imported[i] && !files_[i].is_test) take(i);
  for (size_t i = 0; i < files_.size(); ++i)
    if (imported[i] && outline(i).guarded && !files_[i].is_test) take(i);
  // Modules that only import each other in a circle.
  for (size_t i = 0; i < files_.size(); ++i)
    if (!covered[i] && !files_[i].is_test) take(i);
  for (size_t i = 0; i < files_.size(); ++i)
    if (files_[i].is_test) take(i);
  return out;
}

std::vector<std::string> Project::mains() const {
  std::vector<std::string> out;
  for (const size_t i : impl_->mains()) out.push_back(impl_->files()[i].path);
  return out;
}

std::vector<std::string> Project::modules_of(const std::string& main) const {
  std::vector<std::string> out;
  if (const auto it = impl_->by_path.find(main); it != impl_->by_path.end())
    for (const size_t i : impl_->modules_of(it->second).files)
      out.push_back(impl_->files()[i].path);
  return out;
}

void Project::read(size_t file) const { (void)impl_->outline(file); }

std::vector<std::string> Project::files() const {
  std::vector<std::string> out;
  for (const auto& f : impl_->files()) out.push_back(f.path);
  return out;
}

const std::string& Project::bytes_of(const std::string& path) const {
  static const std::string none;
  const auto it = impl_->by_path.find(path);
  return it == impl_->by_path.end() ? none : impl_->files()[it->second].bytes;
}

}  // namespace hvrewrite
