// Dedenting, holes and splices of a fragment.
#include <algorithm>
#include <cctype>
#include <map>
#include <numeric>

#include "dsl/fragment_strings.h"
#include "dsl/fragment_text.h"
#include "dsl/names.h"

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
  for (size_t i = 0; i < inside.size();) {
    if (inside[i] == '\n') {
      lines.emplace_back();
      ++i;
      continue;
    }
    size_t stop = i;
    while (stop < inside.size() && inside[stop] != '`' && inside[stop] != '\n') ++stop;
    const bool tick = stop < inside.size() && inside[stop] == '`';
    Line& line = lines.back();
    const size_t length = stop - i + tick, before = line.origin.size();
    line.text += inside.substr(i, length);
    line.origin.resize(before + length);
    std::iota(line.origin.begin() + static_cast<long>(before), line.origin.end(),
              base + static_cast<uint32_t>(i));
    i += length;
    if (tick && i < inside.size() && inside[i] == '`') ++i;
  }
  return lines;
}

bool is_blank(const std::string& s) { return s.find_first_not_of(" \t\r") == std::string::npos; }

void cut(Line& l, size_t n) {
  n = std::min(n, l.text.size());
  l.text.erase(0, n);
  l.origin.erase(l.origin.begin(), l.origin.begin() + static_cast<long>(n));
}

// The common indentation of all lines but one that begins right behind the backtick, whose lines
// below are measured from it; npos: there is none.
size_t common_indent(const std::vector<Line>& lines, bool opened, size_t column) {
  size_t common = std::string::npos;
  for (size_t i = opened ? 0 : 1; i < lines.size(); ++i)
    if (!is_blank(lines[i].text)) common = std::min(common, lines[i].text.find_first_not_of(" \t"));
  if (opened || common == std::string::npos || lines.size() == 1) return common;
  const std::string& first = lines[0].text;
  const size_t under = column + 1, last = first.find_last_not_of(" \t\r");
  if (common >= under) return under;
  const bool opens = last != std::string::npos && first[last] == ':';
  return !opens ? common : common >= 4 ? common - 4 : 0;
}

void dedent(std::vector<Line>& lines, size_t column) {
  const bool opened = is_blank(lines[0].text);
  const size_t common = common_indent(lines, opened, column);
  for (size_t i = 0; i < lines.size(); ++i) {
    if (i == 0 && !opened)
      cut(lines[0], lines[0].text.find_first_not_of(" \t"));
    else if (common != std::string::npos)
      cut(lines[i], is_blank(lines[i].text) ? lines[i].text.size() : common);
  }
  while (!lines.empty() && is_blank(lines.back().text)) lines.pop_back();
  while (!lines.empty() && is_blank(lines.front().text)) lines.erase(lines.begin());
}

// The same of one line, which most fragments are.
bool take_line(uint32_t begin, FragmentText& f) {
  const std::string_view inside = f.source;
  for (const char c : {'\n', '`'})
    if (inside.find(c) != std::string_view::npos) return false;
  if (is_blank(f.source)) return true;
  const size_t from = inside.find_first_not_of(" \t");
  size_t end = inside.size();
  while (end > from && std::isspace(static_cast<unsigned char>(inside[end - 1]))) --end;
  f.text = inside.substr(from, end - from);
  f.origin.resize(f.text.size());
  std::iota(f.origin.begin(), f.origin.end(), begin + static_cast<uint32_t>(from));
  return true;
}

void join(std::vector<Line>& lines, uint32_t begin, FragmentText& f) {
  for (auto& l : lines) {
    while (!l.text.empty() && std::isspace(static_cast<unsigned char>(l.text.back())))
      l.text.pop_back();
    if (&l != &lines.front()) {
      f.text += '\n';
      f.origin.push_back(l.origin.empty() ? begin : l.origin[0]);
    }
    f.text += l.text;
    f.origin.insert(f.origin.end(), l.origin.begin(),
                    l.origin.begin() + static_cast<long>(std::min(l.text.size(), l.origin.size())));
    f.origin.resize(f.text.size(), begin);
  }
}

// Finds the holes and splices of a text, and writes `__` in their places: texts that differ only in
// what they call them are parsed once.
struct HoleReader {
  FragmentText& f;
  FragmentUse use;
  const FragmentScope& scope;
  StringCursor strings{f.text};

  bool wrong(uint32_t at, std::string_view why, std::string_view help) const {
    scope.report("R006", f.place({at, at + 1}), std::string(why), std::string(help));
    return false;
  }
  void put(HoleText h, size_t begin, size_t end) {
    h.span = {static_cast<uint32_t>(begin), static_cast<uint32_t>(end)};
    h.literals = strings.literals();
    f.holes.push_back(std::move(h));
  }
  // Reads what begins at byte i and moves behind it.
  bool splice(size_t& i) {
    const auto here = static_cast<uint32_t>(i);
    const size_t close = f.text.find('}', i);
    if (close == std::string::npos || use == FragmentUse::pattern)
      return wrong(here, "a splice `${...}` cannot stand here", "splices belong into results");
    HoleText h;
    h.splice = true;
    h.in_string = strings.in_text();
    h.term = scope.splice(std::string_view(f.text).substr(i + 2, close - i - 2), f.origin[i + 2]);
    put(std::move(h), i, close + 1);
    i = close + 1;
    return true;
  }
  // The kind behind a hole, `:name`; gives the place behind it, or the same where there is none.
  size_t read_kind(size_t at, HoleText& h) const {
    using K = ir::HoleKind;
    static const std::map<std::string, K, std::less<>> kinds = {
        {"argument", K::argument}, {"name", K::name},     {"path", K::path},
        {"string", K::string},     {"number", K::number}, {"literal", K::literal}};
    if (at >= f.text.size() || f.text[at] != ':') return at;
    size_t end = at + 1;
    while (end < f.text.size() && name_part(f.text[end])) ++end;
    const std::string word = f.text.substr(at + 1, end - at - 1);
    if (const auto it = kinds.find(word); it != kinds.end()) {
      h.want = it->second;
      return end;
    }
    const std::string meant = suggest(word, kinds);
    if (word.empty() || meant.empty()) return at;
    scope.report("R017", f.place({static_cast<uint32_t>(at + 1), static_cast<uint32_t>(end)}),
                 "`" + word + "` is no kind of holes", meant);
    return end;
  }
  bool hole(size_t& i) {
    HoleText h;
    size_t k = i + 1;
    if (f.text.compare(k, 3, "...") == 0) {
      h.sequence = true;
      k += 3;
    }
    if (k >= f.text.size() || !name_start(f.text[k]))
      return wrong(static_cast<uint32_t>(i), "a hole is written `$name` or `$...name`", "");
    const size_t name = k;
    while (k < f.text.size() && name_part(f.text[k])) ++k;
    while (k < f.text.size() && f.text[k] == '\'') ++k;
    h.name.assign(f.text, name, k - name);
    if (use == FragmentUse::pattern) k = read_kind(k, h);
    put(std::move(h), i, k);
    i = k;
    return true;
  }
  bool read() {
    for (size_t i = 0; i < f.text.size();) {
      if (strings.is_plain(f.text[i])) {
        ++i;
        continue;
      }
      const bool spliced = f.text[i] == '$' && i + 1 < f.text.size() && f.text[i + 1] == '{';
      if (f.text[i] != '$' || (strings.in_text() && !spliced))
        i = strings.read(i);
      else if (!(spliced ? splice(i) : hole(i)))
        return false;
    }
    write_over();
    return true;
  }
  void write_over() {
    constexpr uint32_t kLength = 2;  // a hole's least; `_` alone is no name in a `case`
    if (f.holes.empty()) return;
    std::string text;
    std::vector<uint32_t> origin;
    text.reserve(f.text.size());
    origin.reserve(f.text.size());
    uint32_t done = 0;
    const auto copy_to = [&](uint32_t end) {
      text.append(f.text, done, end - done);
      origin.insert(origin.end(), f.origin.begin() + done, f.origin.begin() + end);
      done = end;
    };
    for (HoleText& h : f.holes) {
      copy_to(h.span.begin);
      const auto begin = static_cast<uint32_t>(text.size());
      text.append(kLength, '_');
      origin.push_back(f.origin[h.span.begin]);
      origin.push_back(f.origin[h.span.end - 1]);
      done = h.span.end;
      h.span = {begin, begin + kLength};
    }
    copy_to(static_cast<uint32_t>(f.text.size()));
    f.text = std::move(text);
    f.origin = std::move(origin);
  }
};

}  // namespace

std::optional<FragmentText> prepare_fragment(const ast::Fragment& node, FragmentUse use,
                                             const FragmentScope& scope) {
  FragmentText f;
  f.source = std::string(node.text.substr(1, node.text.size() - 2));
  if (!take_line(node.body.begin + 1, f)) {
    auto lines = lines_of(f.source, node.body.begin + 1);
    dedent(lines, node.column);
    join(lines, node.body.begin, f);
  }
  f.folds = use == FragmentUse::result;
  f.holes.reserve(static_cast<size_t>(std::count(f.text.begin(), f.text.end(), '$')));
  HoleReader reader{f, use, scope};
  return reader.read() ? std::optional(std::move(f)) : std::nullopt;
}

}  // namespace hvr::dsl
