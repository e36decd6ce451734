#include "api/search_path.h"

#include <algorithm>
#include <filesystem>

namespace hvr {
namespace {

namespace fs = std::filesystem;
using Paths = std::vector<fs::path>;

// The file's own name: any that lies in its folder.
constexpr const char* kSelf = "__file__";
// Names that stand for more places than that are given up, and so are longer ways to them.
constexpr size_t kMostPlaces = 16;
constexpr int kDeepest = 16;

fs::path parent_of(const fs::path& p) {
  if (p.empty() || p == ".") return "..";
  if (p.filename() == "..") return p / "..";
  return p.has_parent_path() ? p.parent_path() : fs::path(".");
}

std::string_view last_name(const Tree& t, NodeId function) {
  return t.kind(function) == Kind::attribute ? t.text(t.child(function, Field::attribute))
                                             : t.text(function);
}

// What follows the names of folders through one file.
class Places {
 public:
  explicit Places(const Tree& tree) : t(tree) {}

  // The places that an expression may mean; none where one of its parts cannot be told.
  Paths of(NodeId n, int depth = 0) const {
    if (depth > kDeepest || n == kNoNode) return {};
    switch (t.kind(n)) {
      case Kind::string: return of_text(t.text(n));
      case Kind::identifier: return t.text(n) == kSelf ? Paths{kSelf} : of_name(n, depth);
      case Kind::call: return of_call(n, depth);
      case Kind::attribute:
        return last_name(t, n) == "parent" ? parents(of(t.child(n, Field::object), depth + 1))
                                           : Paths{};
      case Kind::binary_operator: return of_operator(n, depth);
      default: return {};
    }
  }

 private:
  const Tree& t;

  static Paths of_text(std::string_view s) {
    const size_t begin = s.find_first_of("'\""), end = s.find_last_of("'\"");
    if (begin == std::string_view::npos || end <= begin || s.find('\\') != s.npos ||
        s.find('{') != s.npos)
      return {};
    return {fs::path(s.substr(begin + 1, end - begin - 1))};
  }

  static Paths parents(Paths paths) {
    for (fs::path& p : paths) p = parent_of(p);
    return paths;
  }

  template <class Join>
  static Paths joined(const Paths& left, const Paths& right, Join&& join) {
    Paths out;
    for (const fs::path& a : left)
      for (const fs::path& b : right)
        if (out.size() < kMostPlaces) out.push_back(join(a, b));
    return out;
  }
  static fs::path below(const fs::path& a, const fs::path& b) { return a / b; }

  Paths of_operator(NodeId n, int depth) const {
    const Paths left = of(t.child(n, Field::left), depth + 1);
    const Paths right = of(t.child(n, Field::right), depth + 1);
    const NodeId sign = t.child(n, Field::operator_);
    if (sign == kNoNode) return {};
    if (t.text(sign) == "/") return joined(left, right, below);
    // Texts: `os.path.dirname(__file__) + '/utils'`.
    if (t.text(sign) != "+") return {};
    return joined(left, right, [](const fs::path& a, const fs::path& b) {
      return fs::path(a.string() + b.string());
    });
  }

  Paths of_call(NodeId n, int depth) const {
    const NodeId f = t.child(n, Field::function), args = t.child(n, Field::arguments);
    if (f == kNoNode || args == kNoNode || t.kind(args) != Kind::argument_list) return {};
    const std::string_view name = last_name(t, f);
    if (name == "getcwd" || name == "cwd") return {fs::path(".")};
    const auto parts = t.children(args);
    if (parts.empty()) {  // a method of a path: `.resolve()`, `.absolute()`
      const bool same = name == "resolve" || name == "absolute" || name == "as_posix";
      if (!same || t.kind(f) != Kind::attribute) return {};
      return of(t.child(f, Field::object), depth + 1);
    }
    Paths out = of(parts[0], depth + 1);
    if (name == "join") {
      for (size_t i = 1; i < parts.size(); ++i) out = joined(out, of(parts[i], depth + 1), below);
      return out;
    }
    if (parts.size() != 1) return {};
    if (name == "dirname") return parents(std::move(out));
    const bool same = name == "abspath" || name == "realpath" || name == "normpath" ||
                      name == "str" || name == "Path" || name == "fspath";
    return same ? out : Paths{};
  }

  // What the name is bound to: by assignments and loops anywhere in the file, and where it is a
  // parameter by the calls of the function's name.
  Paths of_name(NodeId use, int depth) const {
    const std::string_view name = t.text(use);
    Paths out;
    const auto add = [&](NodeId value) {
      for (fs::path& p : of(value, depth + 1))
        if (out.size() < kMostPlaces) out.push_back(std::move(p));
    };
    const auto means = [&](NodeId n) { return n != kNoNode && t.text(n) == name; };
    for (NodeId n = 0; n < t.size() && n < use; ++n) {
      if (t.kind(n) == Kind::assignment && means(t.child(n, Field::left)))
        add(t.child(n, Field::right));
      else if (t.kind(n) == Kind::for_statement && means(t.child(n, Field::left)))
        for (const NodeId one : t.children(t.child(n, Field::right))) add(one);
    }
    for (NodeId f = t.parent(use); f != kNoNode; f = t.parent(f)) {
      if (t.kind(f) != Kind::function_definition) continue;
      const auto parameters = t.children(t.child(f, Field::parameters));
      const auto at = std::find_if(parameters.begin(), parameters.end(), means);
      if (at != parameters.end())
        for_arguments(t.text(t.child(f, Field::name)), static_cast<size_t>(at - parameters.begin()),
                      add);
    }
    return out;
  }

  template <class Add>
  void for_arguments(std::string_view function, size_t position, Add&& add) const {
    for (NodeId n = 0; n < t.size(); ++n) {
      if (t.kind(n) != Kind::call || t.text(t.child(n, Field::function)) != function) continue;
      const NodeId args = t.child(n, Field::arguments);
      if (args == kNoNode || t.kind(args) != Kind::argument_list) continue;
      if (const auto given = t.children(args); position < given.size()) add(given[position]);
    }
  }
};

}  // namespace

std::vector<std::string> search_path(const Tree& t) {
  const Places places(t);
  std::vector<std::string> out;
  for (NodeId n = 0; n < t.size(); ++n) {
    if (t.kind(n) != Kind::call) continue;
    const NodeId f = t.child(n, Field::function), args = t.child(n, Field::arguments);
    if (f == kNoNode) continue;
    const bool append = t.text(f) == "sys.path.append", insert = t.text(f) == "sys.path.insert";
    if ((!append && !insert) || args == kNoNode || t.kind(args) != Kind::argument_list) continue;
    const auto parts = t.children(args);
    if (parts.size() != (append ? 1u : 2u)) continue;
    for (const fs::path& path : places.of(parts.back())) {
      const std::string folder = path.lexically_normal().generic_string();
      if (!folder.empty() && !path.is_absolute()) out.push_back(folder);
    }
  }
  return out;
}

void add_folders(const std::string& own, const std::vector<std::string>& added,
                 std::vector<std::string>& to) {
  for (const std::string& one : added)
    for (const fs::path& from : {fs::path(own), fs::path()}) {
      std::string folder = (from / one).lexically_normal().generic_string();
      while (folder.ends_with('/') || folder == ".") folder.pop_back();
      if (folder.starts_with("..") || std::find(to.begin(), to.end(), folder) != to.end()) continue;
      to.push_back(std::move(folder));
    }
}

}  // namespace hvr
