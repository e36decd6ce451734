// Which files make a program: names of modules, imports, the order in which modules are run.
#include "api/project.h"

#include <algorithm>
#include <filesystem>
#include <set>

#include "api/search_path.h"
#include "base/deadline.h"
#include "base/joined.h"
#include "engine/facts/live.h"
#include "python/limits.h"

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

// A folder whose name is no name is no package, whatever lies in it.
std::string package_of(const std::vector<std::string>& parts) {
  size_t from = 0;
  for (size_t i = 0; i + 1 < parts.size(); ++i)
    if (!is_name(parts[i])) from = i + 1;
  return join_parts(parts, from, parts.size() - 1, '.');
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
  // Cells may be indented as wholes.
  if (!out.parsed.problem && !out.notebook) out.parsed.problem = stray_indentation(out.parsed.tree);
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

std::string join_parts(const std::vector<std::string>& parts, size_t from, size_t to, char with) {
  std::string out;
  for (size_t i = from; i < to; ++i)
    out += (out.empty() ? std::string() : std::string(1, with)) + parts[i];
  return out;
}

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

ImportedNames loaded_names(const Tree& t, NodeId import) {
  ImportedNames out;
  std::string base;
  const bool from = t.kind(import) == Kind::import_from_statement;
  if (from) {
    base = std::string(t.text(t.child(import, Field::module_name)));
    add_with_packages(out, base);
  }
  for (NodeId name : t.children(import, Field::name)) {
    if (t.kind(name) == Kind::aliased_import) name = t.child(name, Field::name);
    if (from)
      out.push_back(member_of(base, t.text(name)));
    else
      add_with_packages(out, std::string(t.text(name)));
  }
  return out;
}

std::vector<NodeId> import_statements(const Tree& t) {
  std::vector<NodeId> out;
  for (NodeId n = 0; n < t.size(); ++n)
    if (t.kind(n) == Kind::import_statement || t.kind(n) == Kind::import_from_statement)
      out.push_back(n);
  return out;
}

ImportScan imports_in(const Tree& t) {
  ImportScan out;
  for (const NodeId n : import_statements(t)) out.imports.push_back(loaded_names(t, n));
  out.guarded = has_main_guard(t);
  return out;
}

}  // namespace hvr

namespace hvrewrite {

Project::Project(const std::string& root, std::vector<File> files, const std::string& package) {
  std::unordered_map<std::string, size_t> by_path, by_place;
  std::vector<hvr::ProjectFile> read;
  const auto base = hvr::split_path(std::filesystem::path(root).lexically_normal());
  std::string around = package;
  std::replace(around.begin(), around.end(), '.', '/');
  auto outer = hvr::split_path(std::filesystem::path(around));
  outer.erase(outer.begin(), std::find_if_not(outer.rbegin(), outer.rend(), hvr::is_name).base());
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
    p.is_test = !f.started && hvr::is_test_file(p.parts);
    by_path.emplace(f.path, read.size());
    if (!f.path.ends_with(".ipynb")) {
      const bool init = p.parts.back() == "__init__";
      const std::string place = hvr::join_parts(p.parts, 0, p.parts.size() - (init ? 1 : 0), '/');
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

std::shared_ptr<const hvr::ReadModule> Project::Impl::read_into(Slot& slot, size_t file) const {
  if (auto there = slot.module.lock()) return there;
  auto out = std::make_shared<const hvr::ReadModule>(hvr::read_module(files_[file]));
  slot.module = out;
  keep(out);
  return out;
}

std::shared_ptr<const hvr::ReadModule> Project::Impl::module(size_t file) const {
  const std::lock_guard mine(slots_[file].reading);
  return read_into(slots_[file], file);
}

Project::Impl::Held Project::Impl::free_modules(const std::vector<size_t>& files) const {
  Held out;
  for (const size_t file : files) {
    if (slots_[file].usable == Slot::Usable::no) continue;  // nobody will ask for it
    const std::unique_lock mine(slots_[file].reading, std::try_to_lock);
    if (!mine) continue;
    try {
      out.emplace(file, read_into(slots_[file], file));
    } catch (const hvr::Ended&) {
      throw;
    } catch (const std::exception&) {
      continue;  // whoever asks for the file is told
    }
  }
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
  const hvr::ProjectFile& f = files_[file];
  auto out = std::make_unique<hvr::Outline>();
  try {
    std::optional<hvr::ImportScan> seen;
    if (!f.path.ends_with(".ipynb") && f.bytes.find("sys.path") == std::string::npos)
      seen = hvr::scan_imports(f.bytes);
    if (!seen) {
      const auto read = module(file);
      seen.emplace();
      if (read->source) {
        seen = hvr::imports_in(read->parsed.tree);
        out->added = hvr::search_path(read->parsed.tree);
      }
    }
    out->imports = std::move(seen->imports);
    out->guarded = seen->guarded;
  } catch (const hvr::Ended&) {
    throw;  // another may have more time
  } catch (const std::exception& e) {
    *out = {};
    out->fault = e.what();
    out->short_of_memory = dynamic_cast<const std::bad_alloc*>(&e) != nullptr;
  }
  slot.outline = std::move(out);
  slot.outlined.store(slot.outline.get(), std::memory_order_release);
  return *slot.outline;
}

bool Project::Impl::usable(size_t file) const {
  using Usable = Slot::Usable;
  Slot& slot = slots_[file];
  // Other threads ask too: nothing but the answer is ever stored.
  const auto is_fit = [&] {
    try {
      return module(file)->usable() && outline(file).fault.empty();
    } catch (const hvr::Ended&) {
      throw;
    } catch (const std::exception&) {
      return false;  // it is left out, and whoever starts it is told
    }
  };
  if (slot.usable == Usable::unknown) slot.usable = is_fit() ? Usable::yes : Usable::no;
  return slot.usable == Usable::yes;
}

std::optional<size_t> Project::Impl::find(size_t main, const std::string& dotted) const {
  std::string place = dotted;
  std::replace(place.begin(), place.end(), '.', '/');
  for (const std::string& base : folders(main))
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
      out.push_back(hvr::join_parts(parts, skip, end, '.'));
  };
  if (parts.size() >= own.size() && std::equal(own.begin(), own.end() - 1, parts.begin()))
    add(own.size() - 1);
  if (own.size() > 1) add(0);
  if (parts.size() > 1 && parts[0] == "src" && searches_src()) add(1);
  const std::string place = hvr::join_parts(parts, 0, parts.size(), '/');
  const auto& all = folders(main);
  const size_t usual = searches_src() ? 2 : 1;  // that stand behind all others
  for (size_t i = 1; i + usual < all.size(); ++i)
    if (!all[i].empty() && place.starts_with(all[i] + "/"))
      add(static_cast<size_t>(std::count(all[i].begin(), all[i].end(), '/')) + 1);
  return out;
}

std::string Project::Impl::package_of(size_t file) const {
  return hvr::package_of(files_[file].parts);
}

const Project::Impl::Loads& Project::Impl::loads(size_t file) const {
  Slot& slot = slots_[file];
  if (const Loads* known = slot.loading.load(std::memory_order_acquire)) return *known;
  const hvr::Outline& own = outline(file);
  std::call_once(placed_, [&] { places_.emplace(by_place); });
  const std::lock_guard mine(slot.outlining);
  if (slot.loads) return *slot.loads;
  auto out = std::make_unique<Loads>();
  hvr::ModuleNames here;
  here.packages.push_back(package_of(file));
  for (const auto& statement : own.imports)
    for (const auto& name : statement)
      if (const auto& files = places_->named(here.absolute(0, name)); !files.empty())
        out->push_back(&files);
  slot.loads = std::move(out);
  slot.loading.store(slot.loads.get(), std::memory_order_release);
  return *slot.loads;
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
