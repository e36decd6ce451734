#include "api/search_path.h"

#include <filesystem>
#include <optional>

namespace hvr {
namespace {

namespace fs = std::filesystem;
// The file's own name: any that lies in its folder.
constexpr const char* kSelf = "__file__";

std::optional<fs::path> path_of(const Tree& t, NodeId n, int depth = 0);

fs::path parent_of(const fs::path& p) {
  if (p.empty() || p == ".") return "..";
  if (p.filename() == "..") return p / "..";
  return p.has_parent_path() ? p.parent_path() : fs::path(".");
}

std::string_view last_name(const Tree& t, NodeId function) {
  return t.kind(function) == Kind::attribute ? t.text(t.child(function, Field::attribute))
                                             : t.text(function);
}

std::optional<fs::path> call_of(const Tree& t, NodeId n, int depth) {
  const NodeId f = t.child(n, Field::function), args = t.child(n, Field::arguments);
  if (f == kNoNode || args == kNoNode || t.kind(args) != Kind::argument_list) return std::nullopt;
  const std::string_view name = last_name(t, f);
  if (name == "getcwd" || name == "cwd") return fs::path(".");
  const auto parts = t.children(args);
  if (parts.empty()) {  // a method of a path: `.resolve()`, `.absolute()`
    const bool same = name == "resolve" || name == "absolute" || name == "as_posix";
    return same && t.kind(f) == Kind::attribute ? path_of(t, t.child(f, Field::object), depth + 1)
                                                : std::nullopt;
  }
  std::optional<fs::path> out = path_of(t, parts[0], depth + 1);
  if (!out) return out;
  if (name == "join") {
    for (size_t i = 1; i < parts.size(); ++i) {
      const auto part = path_of(t, parts[i], depth + 1);
      if (!part) return std::nullopt;
      *out /= *part;
    }
    return out;
  }
  if (parts.size() != 1) return std::nullopt;
  if (name == "dirname") return parent_of(*out);
  if (name == "abspath" || name == "realpath" || name == "normpath" || name == "str" ||
      name == "Path" || name == "fspath")
    return out;
  return std::nullopt;
}

std::optional<fs::path> path_of(const Tree& t, NodeId n, int depth) {
  if (depth > 16 || n == kNoNode) return std::nullopt;
  switch (t.kind(n)) {
    case Kind::string: {
      const std::string_view s = t.text(n);
      const size_t begin = s.find_first_of("'\""), end = s.find_last_of("'\"");
      if (begin == std::string_view::npos || end <= begin || s.find('\\') != s.npos ||
          s.find('{') != s.npos)
        return std::nullopt;
      return fs::path(s.substr(begin + 1, end - begin - 1));
    }
    case Kind::identifier:
      return t.text(n) == kSelf ? std::optional<fs::path>(kSelf) : std::nullopt;
    case Kind::call: return call_of(t, n, depth);
    case Kind::attribute: {
      if (last_name(t, n) != "parent") return std::nullopt;
      const auto whole = path_of(t, t.child(n, Field::object), depth + 1);
      return whole ? std::optional(parent_of(*whole)) : std::nullopt;
    }
    case Kind::binary_operator: {
      const auto left = path_of(t, t.child(n, Field::left), depth + 1);
      const auto right = path_of(t, t.child(n, Field::right), depth + 1);
      if (!left || !right) return std::nullopt;
      const NodeId sign = t.child(n, Field::operator_);
      if (sign == kNoNode) return std::nullopt;
      if (t.text(sign) == "/") return *left / *right;
      // Texts: `os.path.dirname(__file__) + '/utils'`.
      return t.text(sign) == "+" ? std::optional(fs::path(left->string() + right->string()))
                                 : std::nullopt;
    }
    default: return std::nullopt;
  }
}

}  // namespace

std::vector<std::string> search_path(const Tree& t) {
  std::vector<std::string> out;
  for (NodeId n = 0; n < t.size(); ++n) {
    if (t.kind(n) != Kind::call) continue;
    const NodeId f = t.child(n, Field::function), args = t.child(n, Field::arguments);
    if (f == kNoNode) continue;
    const bool append = t.text(f) == "sys.path.append", insert = t.text(f) == "sys.path.insert";
    if ((!append && !insert) || args == kNoNode || t.kind(args) != Kind::argument_list) continue;
    const auto parts = t.children(args);
    if (parts.size() != (append ? 1u : 2u)) continue;
    if (const auto path = path_of(t, parts.back())) {
      const std::string folder = path->lexically_normal().generic_string();
      if (!folder.empty() && !path->is_absolute()) out.push_back(folder);
    }
  }
  return out;
}

}  // namespace hvr
