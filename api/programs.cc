// Which programs the files of a project make: the order of their modules, and which files a person
// would start.
#include <algorithm>
#include <set>
#include <unordered_map>

#include "api/pipeline.h"
#include "api/prefilter.h"
#include "api/project.h"
#include "api/search_path.h"

namespace hvrewrite {

namespace {
// Of the files that a name may mean, the one that is found first.
std::optional<size_t> first_in(const std::vector<std::string>& folders,
                               const std::vector<hvr::NamedFile>& files) {
  for (const std::string& folder : folders)
    for (const hvr::NamedFile& one : files)
      if (one.folder == folder) return one.file;
  return std::nullopt;
}
std::string folder_of(const hvr::ProjectFile& file) {
  return hvr::join_parts(file.parts, 0, file.parts.size() - 1, '/');
}
}  // namespace

const std::vector<std::string>& Project::Impl::folders(size_t main) const {
  Slot& slot = slots_[main];
  if (const auto* known = slot.searching.load(std::memory_order_acquire)) return *known;
  const auto own_of = [&](size_t file) { return folder_of(files_[file]); };
  auto out = std::make_unique<std::vector<std::string>>(1, own_of(main));
  hvr::add_folders(own_of(main), outline(main).added, *out);
  const auto end_with = [&](std::vector<std::string> all) {
    all.emplace_back();
    if (searches_src()) all.emplace_back("src");
    return all;
  };
  const std::vector<std::string> without = end_with(*out);
  for (const auto* files : loads(main))
    if (const auto found = first_in(without, *files); found && *found != main) {
      const auto& added = outline(*found).added;
      hvr::add_folders(own_of(*found), added, *out);
      hvr::add_folders(own_of(main), added, *out);
    }
  *out = end_with(std::move(*out));
  const std::lock_guard mine(slot.outlining);
  if (!slot.folders) slot.folders = std::move(out);
  slot.searching.store(slot.folders.get(), std::memory_order_release);
  return *slot.folders;
}

std::vector<size_t> Project::Impl::imported_by(size_t file, size_t main) const {
  std::vector<size_t> out;
  const auto& where = folders(main);
  for (const auto* files : loads(file)) {
    auto found = first_in(where, *files);
    if (!found) {
      // Python 2 looks beside the module as well; a package there may be a library's namesake.
      found = first_in({folder_of(files_[file])}, *files);
      if (found && files_[*found].parts.back() == "__init__") continue;
    }
    if (found && *found != file) out.push_back(*found);
  }
  return out;
}

template <class Fit>
std::vector<size_t> Project::Impl::in_order(size_t main, Fit&& fit, bool* cut) const {
  std::vector<size_t> out;
  std::vector<bool> seen(files_.size(), false);
  size_t count = 1;
  seen[main] = true;
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
      out.push_back(top.file);
      stack.pop_back();
      continue;
    }
    const size_t file = top.next[top.at++];
    if (seen[file]) continue;
    seen[file] = true;
    ++count;
    if (!fit(file)) continue;
    if (count > hvr::kMaxModules) {
      if (cut) *cut = true;
      continue;
    }
    stack.push_back({file, imported_by(file, main)});
  }
  return out;
}

std::vector<size_t> Project::Impl::reached_from(size_t main, bool* cut) const {
  return in_order(
      main, [](size_t) { return true; }, cut);
}

// Which modules the limit leaves is told by imports alone, as if all were Python: so it is known
// before any is parsed, and a module that is none makes room for no other.
template <class Fit>
std::vector<size_t> Project::Impl::fit_among(const std::vector<size_t>& files, size_t main,
                                             Fit&& fit) const {
  std::vector<bool> among(files_.size(), false);
  for (const size_t f : files) among[f] = true;
  return in_order(
      main, [&](size_t f) { return among[f] && fit(f); }, nullptr);
}

hvr::ProgramModules Project::Impl::modules_of(size_t main, Held* held) const {
  hvr::ProgramModules out;
  const auto fit = [&](size_t file) {
    if (usable(file)) return true;
    hvr::NodeId at = hvr::kNoNode;
    const auto& imports = outline(main).imports;
    for (size_t i = 0; i < imports.size() && at == hvr::kNoNode; ++i)
      for (const auto& name : imports[i])
        if (find(main, name) == file) {
          const auto nodes = hvr::import_statements(module(main)->parsed.tree);
          if (i < nodes.size()) at = nodes[i];
          break;
        }
    out.broken.emplace_back(file, at);
    return false;
  };
  const std::vector<size_t> reached = reached_from(main, &out.cut);
  if (held) *held = free_modules(reached);
  out.files = fit_among(reached, main, fit);
  for (size_t i = 0; i < out.files.size(); ++i) {
    out.names.packages.push_back(package_of(out.files[i]));
    if (out.files.size() > 1)
      for (auto& name : names_of(main, out.files[i]))
        if (find(main, name) == out.files[i]) out.names.by_name.emplace(std::move(name), i);
  }
  return out;
}

std::vector<bool> Project::Impl::imported() const {
  std::vector<bool> out(files_.size(), false);
  for (size_t i = 0; i < files_.size(); ++i) {
    // Nobody starts an `__init__.py`.
    if (files_[i].parts.back() == "__init__") out[i] = true;
    if (files_[i].is_test) continue;
    for (const size_t k : imported_by(i, i)) out[k] = true;
  }
  return out;
}

template <class Reach>
std::vector<size_t> Project::Impl::uncovered(std::vector<bool>& covered,
                                             const std::vector<bool>& asked, Reach&& reach) const {
  // Depth first from each: who is left last imports, directly or not, those left before it.
  enum class State : uint8_t { unseen, open, done };
  std::vector<State> state(files_.size(), State::unseen);
  std::vector<size_t> order;
  const auto waits = [&](size_t i) { return asked[i] && !covered[i] && state[i] == State::unseen; };
  for (size_t first = 0; first < files_.size(); ++first) {
    if (!waits(first)) continue;
    std::vector<std::pair<size_t, std::vector<size_t>>> stack;
    const auto open = [&](size_t i) {
      state[i] = State::open;
      stack.emplace_back(i, imported_by(i, i));
    };
    open(first);
    while (!stack.empty()) {
      auto& [file, next] = stack.back();
      if (next.empty()) {
        state[file] = State::done;
        order.push_back(file);
        stack.pop_back();
        continue;
      }
      const size_t other = next.back();
      next.pop_back();
      if (waits(other)) open(other);
    }
  }
  std::vector<size_t> out;
  for (size_t i = order.size(); i-- > 0;) {
    if (covered[order[i]]) continue;
    out.push_back(order[i]);
    for (const size_t k : reach(order[i])) covered[k] = true;
  }
  std::sort(out.begin(), out.end());
  return out;
}

std::vector<size_t> Project::Impl::mains() const {
  const auto before = starts({});
  std::vector<size_t> out;
  for (size_t i = 0; i < files_.size(); ++i) (void)usable(i);
  std::vector<hvr::Start> late = late_starts({}, before);
  const auto add = [&](const std::vector<hvr::Start>& some, bool tests) {
    for (const hvr::Start& s : some)
      if (files_[s.file].is_test == tests) out.push_back(s.file);
  };
  add(before, false);
  add(late, false);
  add(before, true);
  return out;
}

std::shared_ptr<const std::vector<uint64_t>> Project::Impl::said(
    const hvr::Prefilter& filter) const {
  const std::lock_guard mine(listening_);
  if (!said_ || listened_ != filter.words) {
    auto out = std::make_shared<std::vector<uint64_t>>();
    out->reserve(files_.size());
    for (const hvr::ProjectFile& f : files_) out->push_back(hvr::words_in(filter, f));
    listened_ = filter.words;
    said_ = std::move(out);
  }
  return said_;
}

std::vector<bool> Project::Impl::concerned(const hvr::Prefilter& filter) const {
  const size_t count = files_.size();
  if (filter.any()) return std::vector<bool>(count, true);
  std::vector<uint64_t> mentioned = *said(filter);
  // Wherever a module is looked for.
  std::vector<std::vector<size_t>> importers(count);
  for (size_t i = 0; i < count; ++i) {
    if (files_[i].is_test) continue;
    for (const auto* named : loads(i))
      for (const hvr::NamedFile& one : *named)
        if (one.file != i) importers[one.file].push_back(i);
  }
  std::vector<size_t> work;
  for (size_t i = 0; i < count; ++i)
    if (mentioned[i]) work.push_back(i);
  while (!work.empty()) {
    const size_t i = work.back();
    work.pop_back();
    for (const size_t by : importers[i])
      if ((mentioned[i] & ~mentioned[by]) != 0) {
        mentioned[by] |= mentioned[i];
        work.push_back(by);
      }
  }
  std::vector<bool> out(count);
  for (size_t i = 0; i < count; ++i) out[i] = filter.met(mentioned[i]);
  return out;
}

std::vector<hvr::Start> Project::Impl::starts(const hvr::Prefilter& filter) const {
  const size_t count = files_.size();
  const std::vector<bool> concerns = concerned(filter);
  const std::vector<bool> used = imported();
  std::vector<bool> covered(count, false), asked(count);
  std::vector<hvr::Start> out;
  const auto take = [&](size_t i) {
    out.push_back({i, !concerns[i]});
    // What a program that is not looked into covers concerns nobody either.
    if (concerns[i])
      for (const size_t k : reached_from(i)) covered[k] = true;
  };
  for (size_t i = 0; i < count; ++i)
    if (!used[i] && !files_[i].is_test) take(i);
  for (size_t i = 0; i < count; ++i)
    if (used[i] && outline(i).guarded && !files_[i].is_test) take(i);
  for (size_t i = 0; i < count; ++i)
    asked[i] = concerns[i] && !files_[i].is_test && files_[i].parts.back() != "__init__";
  // Modules that only import each other in a circle, or of which a program has too many.
  for (const size_t i : uncovered(covered, asked, [&](size_t i) { return reached_from(i); }))
    out.push_back({i, false});
  for (size_t i = 0; i < count; ++i)
    if (files_[i].is_test) out.push_back({i, !concerns[i]});
  return out;
}

std::vector<hvr::Start> Project::Impl::late_starts(const hvr::Prefilter& filter,
                                                   const std::vector<hvr::Start>& starts) const {
  if (std::none_of(slots_.get(), slots_.get() + files_.size(),
                   [](const Slot& s) { return s.usable == Slot::Usable::no; }))
    return {};
  std::vector<bool> covered(files_.size(), false), asked = concerned(filter);
  // What is no Python itself reaches nothing.
  const auto reach = [&](size_t i) {
    return usable(i) ? fit_among(reached_from(i), i, [&](size_t k) { return usable(k); })
                     : std::vector{i};
  };
  for (const hvr::Start& s : starts) {
    covered[s.file] = true;
    if (!s.idle && !files_[s.file].is_test)
      for (const size_t k : reach(s.file)) covered[k] = true;
  }
  for (size_t i = 0; i < files_.size(); ++i)
    if (files_[i].is_test || files_[i].parts.back() == "__init__") asked[i] = false;
  std::vector<hvr::Start> out;
  for (const size_t i : uncovered(covered, asked, reach)) out.push_back({i, false});
  return out;
}

namespace {

std::vector<Start> to_public(const std::vector<hvr::Start>& some, const Project& project) {
  std::vector<Start> out;
  out.reserve(some.size());
  for (const hvr::Start& s : some) out.push_back({project.impl().files()[s.file].path, s.idle});
  return out;
}

}  // namespace

std::vector<Start> Ruleset::starts(const Project& project) const {
  return to_public(project.impl().starts(impl_->prefilter()), project);
}

std::vector<Start> Ruleset::late_starts(const Project& project,
                                        const std::vector<Start>& starts) const {
  std::vector<hvr::Start> before;
  for (const Start& s : starts)
    if (const auto it = project.impl().by_path.find(s.main); it != project.impl().by_path.end())
      before.push_back({it->second, s.idle});
  return to_public(project.impl().late_starts(impl_->prefilter(), before), project);
}

}  // namespace hvrewrite
