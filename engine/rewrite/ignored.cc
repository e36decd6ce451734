// Reads the comments that ask rules to leave code alone.
#include "engine/rewrite/ignored.h"

#include <algorithm>

namespace hvr {
namespace {

bool take(std::string_view& text, std::string_view word) {
  while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
  if (!text.starts_with(word)) return false;
  text.remove_prefix(word.size());
  return true;
}

std::string trimmed(std::string_view s) {
  const size_t first = s.find_first_not_of(" \t");
  if (first == std::string_view::npos) return {};
  return std::string(s.substr(first, s.find_last_not_of(" \t") - first + 1));
}

}  // namespace

Ignored::Ignored(const Tree& tree) : tree_(tree) {
  for (NodeId n = 0; n < tree.size(); ++n) {
    if (tree.kind(n) != Kind::comment) continue;
    std::string_view text = tree.text(n);
    if (!take(text, "#") || !take(text, "hvr:") || !take(text, "ignore")) continue;
    const bool whole = text.starts_with("-file");
    if (whole) text.remove_prefix(5);
    Names& names = whole ? modules_[tree.module_of(n)] : lines_[line(tree.span(n).begin)];
    const size_t close = text.find(']');
    if (!take(text, "[") || close == std::string_view::npos) {
      names.all = true;
      continue;
    }
    text = text.substr(0, text.find(']'));
    for (size_t from = 0; from <= text.size();) {
      const size_t comma = std::min(text.find(',', from), text.size());
      names.some.insert(trimmed(text.substr(from, comma - from)));
      from = comma + 1;
    }
  }
}

size_t Ignored::line(size_t byte) const {
  const size_t newline = byte == 0 ? std::string_view::npos : tree_.text().rfind('\n', byte - 1);
  return newline == std::string_view::npos ? 0 : newline + 1;
}

bool Ignored::holds(const std::map<size_t, Names>& where, size_t key, const std::string& name) {
  const auto it = where.find(key);
  return it != where.end() && (it->second.all || it->second.some.contains(name));
}

bool Ignored::at(NodeId n, const std::string& name) const {
  if (lines_.empty() && modules_.empty()) return false;
  const Span span = tree_.span(n);
  return holds(modules_, tree_.module_of(n), name) || holds(lines_, line(span.begin), name) ||
         holds(lines_, line(span.end > span.begin ? span.end - 1 : span.end), name);
}

}  // namespace hvr
