// Dedenting, holes and splices of a fragment.
#include <algorithm>
#include <cctype>

#include "dsl/fragment_text.h"

namespace hvr::dsl {
namespace {

bool name_start(char c) { return std::isalpha(static_cast<unsigned char>(c)) || c == '_'; }
bool name_part(char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_'; }

struct Line {
  std::string text;
  std::vector<uint32_t> origin;
};

// Splits the inside of the backticks into lines, undoubling backticks.
std::vector<Line> lines_of(std::string_view inside, uint32_t base) {
  std::vector<Line> lines(1);
  for (size_t i = 0; i < inside.size(); ++i) {
    if (inside[i] == '\n') {
      lines.emplace_back();
      continue;
    }
    lines.back().text += inside[i];
    lines.back().origin.push_back(base + static_cast<uint32_t>(i));
    if (inside[i] == '`' && i + 1 < inside.size() && inside[i + 1] == '`') ++i;
  }
  return lines;
}

bool is_blank(const std::string& s) { return s.find_first_not_of(" \t\r") == std::string::npos; }

void cut(Line& l, size_t n) {
  n = std::min(n, l.text.size());
  l.text.erase(0, n);
  l.origin.erase(l.origin.begin(), l.origin.begin() + static_cast<long>(n));
}

}  // namespace

std::optional<FragmentText> prepare_fragment(const ast::Fragment& node, FragmentUse use,
                                             const FragmentScope& scope) {
  FragmentText f;
  f.source = std::string(node.text.substr(1, node.text.size() - 2));
  auto lines = lines_of(f.source, node.body.begin + 1);
  // The common indentation of all lines but one that begins right behind the backtick.
  size_t common = std::string::npos;
  for (size_t i = is_blank(lines[0].text) ? 0 : 1; i < lines.size(); ++i)
    if (!is_blank(lines[i].text)) common = std::min(common, lines[i].text.find_first_not_of(" \t"));
  const bool opened = is_blank(lines[0].text);
  if (!opened && common != std::string::npos && lines.size() > 1) {
    const std::string first = lines[0].text;
    // Lines that stand under the first one, or deeper, are measured from it.
    const size_t under = node.column + 1;
    if (common >= under) common = under;
    const bool opens = common != under && first.find_last_not_of(" \t\r") != std::string::npos &&
                       first[first.find_last_not_of(" \t\r")] == ':';
    if (opens) common = common >= 4 ? common - 4 : 0;
  }
  for (size_t i = 0; i < lines.size(); ++i) {
    if (i == 0 && !opened)
      cut(lines[0], lines[0].text.find_first_not_of(" \t"));
    else if (common != std::string::npos)
      cut(lines[i], is_blank(lines[i].text) ? lines[i].text.size() : common);
  }
  while (!lines.empty() && is_blank(lines.back().text)) lines.pop_back();
  while (!lines.empty() && is_blank(lines.front().text)) lines.erase(lines.begin());
  for (auto& l : lines) {
    while (!l.text.empty() && std::isspace(static_cast<unsigned char>(l.text.back())))
      l.text.pop_back();
    if (&l != &lines.front()) {
      f.text += '\n';
      f.origin.push_back(l.origin.empty() ? node.body.begin : l.origin[0]);
    }
    f.text += l.text;
    f.origin.insert(f.origin.end(), l.origin.begin(),
                    l.origin.begin() + static_cast<long>(std::min(l.text.size(), l.origin.size())));
    f.origin.resize(f.text.size(), node.body.begin);
  }
  char quote = 0;
  for (size_t i = 0; i < f.text.size(); ++i) {
    const char c = f.text[i];
    if (quote) {
      if (c == '\\')
        ++i;
      else if (c == quote)
        quote = 0;
    } else if (c == '"' || c == '\'') {
      quote = c;
    } else if (c == '#') {
      while (i < f.text.size() && f.text[i] != '\n') ++i;
      continue;
    }
    if (c != '$') continue;
    const auto here = static_cast<uint32_t>(i);
    if (i + 1 < f.text.size() && f.text[i + 1] == '{') {
      const size_t close = f.text.find('}', i);
      if (close == std::string::npos || use == FragmentUse::pattern) {
        scope.report("R006", f.place({here, here + 1}), "a splice `${...}` cannot stand here",
                     "splices belong into results");
        return std::nullopt;
      }
      HoleText h;
      h.splice = true;
      h.in_string = quote != 0;
      h.span = {here, static_cast<uint32_t>(close + 1)};
      h.term = scope.splice(std::string_view(f.text).substr(i + 2, close - i - 2), f.origin[i + 2]);
      std::fill(f.text.begin() + here, f.text.begin() + static_cast<long>(close) + 1, '_');
      f.holes.push_back(h);
      i = close;
      continue;
    }
    if (quote) continue;
    HoleText h;
    size_t k = i + 1;
    if (f.text.compare(k, 3, "...") == 0) {
      h.sequence = true;
      k += 3;
    }
    if (k >= f.text.size() || !name_start(f.text[k])) {
      scope.report("R006", f.place({here, here + 1}), "a hole is written `$name` or `$...name`",
                   "");
      return std::nullopt;
    }
    while (k < f.text.size() && name_part(f.text[k])) h.name += f.text[k++];
    while (k < f.text.size() && f.text[k] == '\'') h.name += f.text[k++];
    h.span = {here, static_cast<uint32_t>(k)};
    std::fill(f.text.begin() + here, f.text.begin() + static_cast<long>(k), '_');
    f.holes.push_back(h);
    i = k - 1;
  }
  return f;
}

}  // namespace hvr::dsl
