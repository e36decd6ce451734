// The Python of examples, and of the programs that they stand in.
#include <algorithm>
#include <vector>

#include "dsl/declarations.h"

namespace hvr::dsl {

namespace {

// The inside of the backticks, those that are doubled in it once.
std::string_view inside_of(const ast::Fragment& fragment, std::string& undoubled) {
  std::string_view s = fragment.text.substr(1, fragment.text.size() - 2);
  if (s.find('`') == std::string_view::npos) return s;
  for (size_t i = 0; i < s.size(); i += s[i] == '`' ? 2U : 1U) undoubled += s[i];
  return undoubled;
}

bool is_blank(std::string_view line) {
  return line.find_first_not_of(" \t") == std::string_view::npos;
}

}  // namespace

std::string lines_of(const ast::Fragment& fragment) {
  std::string undoubled;
  const std::string_view s = inside_of(fragment, undoubled);
  std::vector<std::string_view> lines;
  for (size_t begin = 0; begin <= s.size();) {
    const size_t end = std::min(s.find('\n', begin), s.size());
    lines.push_back(s.substr(begin, end - begin));
    begin = end + 1;
  }
  const bool opened = is_blank(lines[0]);
  if (opened) lines.erase(lines.begin());
  if (!lines.empty() && is_blank(lines.back())) lines.pop_back();
  size_t common = std::string::npos;
  for (size_t i = opened ? 0 : 1; i < lines.size(); ++i)
    if (!is_blank(lines[i])) common = std::min(common, lines[i].find_first_not_of(" \t"));
  if (!opened && common != std::string::npos)
    common = std::min<size_t>(common, fragment.column + 1);
  std::string out;
  out.reserve(s.size() + 1);
  for (size_t i = 0; i < lines.size(); ++i) {
    if (i == 0 && !opened)
      out += lines[i];
    else if (lines[i].size() >= common)
      out += lines[i].substr(common);
    out += '\n';
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
