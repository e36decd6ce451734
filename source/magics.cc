// Strings, brackets and joined lines are followed to tell where a statement begins.
#include "source/magics.h"

#include <algorithm>
#include <cctype>

namespace hvr {
namespace {

struct Lines {
  int depth = 0;
  std::string quote;    // of the string that is open
  bool joined = false;  // the line before ends with a backslash
  size_t equals = 0;    // of the last line read: its first `=` outside brackets, or npos
  bool asks = false;    // of the last line read: its last character of code is `?`

  bool fresh() const { return depth == 0 && quote.empty() && !joined; }

  // A line without its line ending.
  void read(std::string_view line) {
    equals = std::string_view::npos;
    joined = asks = false;
    size_t i = 0;
    while (i < line.size()) {
      if (!quote.empty()) {
        i = in_string(line, i);
        continue;
      }
      const char c = line[i];
      if (c == '#') return close_line();
      if (c == '"' || c == '\'') {
        quote = line.substr(i, 3) == std::string(3, c) ? std::string(3, c) : std::string(1, c);
        i += quote.size();
        asks = false;
        continue;
      }
      if (c == '\\' && i + 1 == line.size()) {
        joined = true;
        return;
      }
      code(line, i++);
    }
    close_line();
  }

 private:
  // A string of one quote ends with its line, unless a backslash joins the next.
  void close_line() {
    if (quote.size() == 1 && !joined) quote.clear();
  }

  size_t in_string(std::string_view line, size_t i) {
    if (line[i] == '\\') {
      joined = quote.size() == 1 && i + 1 == line.size();
      return i + 2;
    }
    if (line.substr(i, quote.size()) != quote) return i + 1;
    i += quote.size();
    quote.clear();
    return i;
  }

  void code(std::string_view line, size_t i) {
    const char c = line[i];
    if (c == '(' || c == '[' || c == '{') ++depth;
    if (c == ')' || c == ']' || c == '}') depth = std::max(0, depth - 1);
    if (c != ' ' && c != '\t' && c != '\f') asks = c == '?' && depth == 0;
    if (c != '=' || depth > 0 || equals != std::string_view::npos) return;
    const char before = i > 0 ? line[i - 1] : ' ', behind = i + 1 < line.size() ? line[i + 1] : ' ';
    if (behind != '=' && std::string_view("=!<>:+-*/%&|^@").find(before) == std::string_view::npos)
      equals = i;
  }
};

bool starts_name(char c) {
  return std::isalpha(static_cast<unsigned char>(c)) || c == '_' ||
         static_cast<unsigned char>(c) >= 0x80;
}

// Where a magic begins on a line that begins a statement, or npos. `after` has read that line.
size_t magic_on(std::string_view line, const Lines& after) {
  const size_t first = line.find_first_not_of(" \t\f");
  if (first == std::string_view::npos) return first;
  if (std::string_view("%!?,;/").find(line[first]) != std::string_view::npos) return first;
  if (after.asks) return first;
  if (after.equals == std::string_view::npos) return after.equals;
  // `files = !ls`, `t = %timeit -o f()`
  const size_t right = line.find_first_not_of(" \t", after.equals + 1);
  if (right == std::string_view::npos) return right;
  const bool magic = line[right] == '!' || (line[right] == '%' && right + 1 < line.size() &&
                                            starts_name(line[right + 1]));
  return magic ? right : std::string_view::npos;
}

// Whether a line is one of the magics that IPython runs without their `%`
// (IPython/core/prefilter.py): in a cell that has no other line. What could as well be an
// expression of Python is taken for one.
bool is_automagic(std::string_view line) {
  static constexpr std::string_view kNames[] = {
      "cat",      "cd",     "conda",      "config",     "cp",    "env", "less",
      "load_ext", "ls",     "man",        "mkdir",      "more",  "mv",  "pip",
      "pwd",      "pylab",  "reload_ext", "rm",         "rmdir", "run", "tensorboard",
      "time",     "timeit", "matplotlib", "autoreload", "ll",    "who", "whos"};
  const size_t word = line.find_first_of(" \t");
  if (std::find(std::begin(kNames), std::end(kNames), line.substr(0, word)) == std::end(kNames))
    return false;
  const size_t rest = line.find_first_not_of(" \t", std::min(word, line.size()));
  if (rest == std::string_view::npos) return true;
  const std::string_view given = line.substr(rest);
  if (std::string_view("/-").find(given[0]) != std::string_view::npos)
    return given.size() > 1 && given[1] != ' ';
  for (const std::string_view word_of_python : {"if", "in", "is", "and", "or", "not", "for"})
    if (given.substr(0, given.find_first_of(" \t")) == word_of_python) return false;
  return starts_name(given[0]) || std::isdigit(static_cast<unsigned char>(given[0])) ||
         std::string_view(".~$'\"").find(given[0]) != std::string_view::npos;
}

// The only line of a text that has one, else empty.
std::string_view only_line(std::string_view text) {
  const size_t first = text.find_first_not_of(" \t\r\n"), last = text.find_last_not_of(" \t\r\n");
  if (first == std::string_view::npos || (first > 0 && text[first - 1] != '\n')) return {};
  const std::string_view line = text.substr(first, last + 1 - first);
  return line.find('\n') == std::string_view::npos ? line : std::string_view();
}

size_t line_end(std::string_view text, size_t at) {
  return std::min(text.find('\n', at), text.size());
}

uint32_t line_ends(std::string_view text) {
  return static_cast<uint32_t>(std::count(text.begin(), text.end(), '\n'));
}

std::string_view without_return(std::string_view line) {
  if (line.ends_with('\r')) line.remove_suffix(1);
  return line;
}

// How many bytes belong to cell magics that run Python; nothing where one does not.
std::optional<size_t> head_size(std::string_view text) {
  size_t head = 0;
  for (size_t i = 0; i < text.size();) {
    const size_t end = line_end(text, i);
    const std::string_view line = without_return(text.substr(i, end - i));
    const size_t first = line.find_first_not_of(" \t\f");
    i = std::min(end + 1, text.size());
    if (first == std::string_view::npos || line[first] == '#') continue;
    const std::string_view code = line.substr(first);
    if (!code.starts_with("%%")) return head;
    if (code.ends_with('?')) return head;  // asks for help
    const std::string_view name = code.substr(2, code.find_first_of(" \t", 2) - 2);
    // What is defined under `%%timeit` is not the notebook's: it is left out as other languages
    // are.
    if (name != "time" && name != "capture" && name != "prun") return std::nullopt;
    head = i;
  }
  return head;
}

}  // namespace

std::optional<CellText> read_cell(std::string_view text,
                                  const std::function<std::string(size_t)>& mask) {
  const auto head = head_size(text);
  if (!head) return std::nullopt;
  CellText out;
  out.head = text.substr(0, *head);
  const bool automagic = is_automagic(only_line(text));
  Lines lines;
  uint32_t code_lines = 0;
  for (size_t i = *head; i < text.size();) {
    size_t end = line_end(text, i);
    std::string_view line = without_return(text.substr(i, end - i));
    Lines after = lines;
    after.read(line);
    const size_t magic = automagic && !line.empty() ? line.find_first_not_of(" \t")
                         : lines.fresh()            ? magic_on(line, after)
                                                    : std::string_view::npos;
    if (magic == std::string_view::npos) {
      lines = std::move(after);
      out.code += text.substr(i, end - i);
    } else {
      while (end < text.size() && end > i && text[end - 1] == '\\') end = line_end(text, end + 1);
      line = without_return(text.substr(i, end - i));
      out.code += line.substr(0, magic);
      const auto at = static_cast<uint32_t>(out.code.size());
      out.code += mask(out.magics.size());
      out.magics.push_back({{at, static_cast<uint32_t>(out.code.size())},
                            std::string(line.substr(magic)),
                            code_lines,
                            line_ends(line.substr(magic))});
      out.code += text.substr(i + line.size(), end - i - line.size());
    }
    if (end < text.size()) {
      out.code += '\n';
      ++code_lines;
    }
    i = end + 1;
  }
  out.open = !lines.fresh();
  return out;
}

}  // namespace hvr
