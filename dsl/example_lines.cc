// The Python of examples, and of the programs that they stand in.
#include <algorithm>
#include <vector>

#include "dsl/declarations.h"

namespace hvr::dsl {

std::string lines_of(const ast::Fragment& fragment) {
  const std::string_view s = fragment.text.substr(1, fragment.text.size() - 2);
  std::vector<std::string> lines{""};
  for (size_t i = 0; i < s.size(); ++i) {
    if (s[i] == '\n') {
      lines.emplace_back();
      continue;
    }
    size_t stop = i;
    while (stop < s.size() && s[stop] != '`' && s[stop] != '\n') ++stop;
    const bool tick = stop < s.size() && s[stop] == '`';
    lines.back() += s.substr(i, stop - i + tick);
    i = tick ? stop + 1 : stop - 1;
  }
  const auto blank = [](const std::string& l) {
    return l.find_first_not_of(" \t") == std::string::npos;
  };
  const bool opened = blank(lines[0]);
  if (opened) lines.erase(lines.begin());
  if (!lines.empty() && blank(lines.back())) lines.pop_back();
  size_t common = std::string::npos;
  for (size_t i = opened ? 0 : 1; i < lines.size(); ++i)
    if (!blank(lines[i])) common = std::min(common, lines[i].find_first_not_of(" \t"));
  if (!opened && common != std::string::npos)
    common = std::min<size_t>(common, fragment.column + 1);
  std::string out;
  for (size_t i = 0; i < lines.size(); ++i) {
    if (i == 0 && !opened)
      out += lines[i];
    else if (lines[i].size() >= common)
      out += lines[i].substr(common);
    out += "\n";
  }
  return out;
}

std::string program_lines(const Reporter& report, const ast::Fragment& fragment) {
  std::string text = lines_of(fragment);
  size_t places = 0;
  for (size_t begin = 0, end = 0; begin < text.size(); begin = end + 1) {
    end = text.find('\n', begin);
    const size_t word = text.find_first_not_of(" \t", begin);
    places += text.substr(word, end - word) == ir::kHere;
  }
  if (places > 1)
    report("R006", fragment.span, "`$here` stands in it more than once",
           "an example stands in one place of its program");
  return text;
}

}  // namespace hvr::dsl
