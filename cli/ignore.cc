// Patterns become regular expressions, so that matching takes time linear in the path.
#include "cli/ignore.h"

#include <re2/re2.h>

namespace cli {
namespace {

// A bracket expression that begins at `at`, as RE2 writes it; nothing where it does not end.
std::optional<std::string> bracket(std::string_view pattern, size_t& at) {
  size_t i = at + 1;
  std::string out = "[";
  if (i < pattern.size() && (pattern[i] == '!' || pattern[i] == '^')) {
    out += "^/";
    ++i;
  }
  for (bool first = true; i < pattern.size(); ++i, first = false) {
    char c = pattern[i];
    if (c == ']' && !first) {
      at = i + 1;
      return out + "]";
    }
    if (c == '[' && i + 1 < pattern.size() && pattern[i + 1] == ':') {
      const size_t end = pattern.find(":]", i + 2);
      if (end == std::string_view::npos) return std::nullopt;
      out += pattern.substr(i, end + 2 - i);
      i = end + 1;
      continue;
    }
    if (c == '\\' && i + 1 < pattern.size()) c = pattern[++i];
    if (c == '\\' || c == ']' || c == '[' || c == '^') out += '\\';
    out += c;
  }
  return std::nullopt;
}

// The expression of a pattern without its `!`, its last `/` and its first.
std::string expression_of(std::string_view pattern) {
  std::string out;
  for (size_t i = 0; i < pattern.size();) {
    const bool at_start = i == 0 || pattern[i - 1] == '/';
    if (at_start && pattern.substr(i, 3) == "**/") {
      out += "(?:.*/)?";
      i += 3;
    } else if (at_start && pattern.substr(i) == "**") {
      out += ".*";
      i += 2;
    } else if (pattern[i] == '*') {
      out += "[^/]*";
      ++i;
    } else if (pattern[i] == '?') {
      out += "[^/]";
      ++i;
    } else if (pattern[i] == '[') {
      const auto set = bracket(pattern, i);
      if (!set) return {};  // as git: a pattern that is no pattern fits nothing
      out += *set;
    } else {
      if (pattern[i] == '\\' && i + 1 < pattern.size()) ++i;
      out += re2::RE2::QuoteMeta(re2::StringPiece(&pattern[i], 1));
      ++i;
    }
  }
  return out;
}

// Blanks at the end do not count, unless a backslash stands before them.
std::string_view trimmed(std::string_view line) {
  while (!line.empty() && (line.back() == '\r' || line.back() == '\n')) line.remove_suffix(1);
  while (!line.empty() && line.back() == ' ') {
    if (line.size() > 1 && line[line.size() - 2] == '\\') break;
    line.remove_suffix(1);
  }
  return line;
}

}  // namespace

IgnoreLine ignore_line(std::string_view line) {
  IgnoreLine out;
  line = trimmed(line);
  if (line.empty() || line[0] == '#') return out;
  if (line[0] == '!') {
    out.negated = true;
    line.remove_prefix(1);
  }
  if (!line.empty() && line.back() == '/') {
    out.folders_only = true;
    line.remove_suffix(1);
  }
  const bool anchored = line.find('/') != std::string_view::npos;
  if (!line.empty() && line[0] == '/') line.remove_prefix(1);
  std::string expression = expression_of(line);
  if (!expression.empty()) out.expression = (anchored ? "" : "(?:.*/)?") + expression;
  return out;
}

struct IgnoreLines::Line {
  std::unique_ptr<re2::RE2> fits;
  bool negated, folders_only;
};

IgnoreLines::IgnoreLines(std::string_view text) {
  re2::RE2::Options options(re2::RE2::Latin1);  // names are bytes
  options.set_dot_nl(true);
  options.set_log_errors(false);
  options.set_max_mem(1 << 20);
  while (!text.empty()) {
    const size_t end = std::min(text.find('\n'), text.size());
    const IgnoreLine line = ignore_line(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
    if (line.expression.empty()) continue;
    auto fits = std::make_unique<re2::RE2>(line.expression, options);
    if (fits->ok()) lines_.push_back({std::move(fits), line.negated, line.folders_only});
  }
}

IgnoreLines::~IgnoreLines() = default;
IgnoreLines::IgnoreLines(IgnoreLines&&) noexcept = default;

std::optional<bool> IgnoreLines::verdict(std::string_view path, bool folder) const {
  for (auto it = lines_.rbegin(); it != lines_.rend(); ++it)
    if ((folder || !it->folders_only) &&
        re2::RE2::FullMatch(re2::StringPiece(path.data(), path.size()), *it->fits))
      return !it->negated;
  return std::nullopt;
}

bool ignored(const Ignores* ignores, std::string_view absolute_path, bool folder) {
  for (; ignores; ignores = ignores->above.get())
    if (absolute_path.size() > ignores->folder.size() + 1)
      if (const auto said =
              ignores->lines.verdict(absolute_path.substr(ignores->folder.size() + 1), folder))
        return *said;
  return false;
}

}  // namespace cli
