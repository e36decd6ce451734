// Reading and writing of notebooks. The JSON is scanned, not parsed into values, since its bytes
// must come back.
#include "source/notebook.h"

#include <algorithm>
#include <charconv>

#include "source/json.h"

namespace hvr {
namespace {

const std::string kMark = "# -- hvrewrite cell ";
const std::string kMagic = "__hvrewrite_magic_";

// Follows strings and brackets over the lines of a cell, to tell where a statement begins.
struct LineState {
  int depth = 0;
  std::string quote;    // the triple quote that is open
  bool joined = false;  // the line before ends with a backslash

  bool fresh() const { return depth == 0 && quote.empty() && !joined; }
  void read(std::string_view line) {
    for (size_t i = 0; i < line.size(); ++i) {
      if (!quote.empty()) {
        if (line[i] == '\\')
          ++i;
        else if (line.substr(i, 3) == quote)
          quote.clear(), i += 2;
        continue;
      }
      const char c = line[i];
      if (c == '#') break;
      if (c == '"' || c == '\'') {
        if (line.substr(i, 3) == std::string(3, c)) {
          quote = std::string(3, c);
          i += 2;
          continue;
        }
        for (++i; i < line.size() && line[i] != c; ++i)
          if (line[i] == '\\') ++i;
        continue;
      }
      depth += c == '(' || c == '[' || c == '{' ? 1 : c == ')' || c == ']' || c == '}' ? -1 : 0;
    }
    joined = quote.empty() && line.ends_with('\\');
  }
};

// Where the shell or a magic begins on a line that begins a statement, or npos.
size_t magic_on(std::string_view line) {
  const size_t first = line.find_first_not_of(" \t");
  if (first == std::string_view::npos) return first;
  if (line[first] == '%' || line[first] == '!' || line[first] == '?') return first;
  if (line.find_last_not_of(" \t") != std::string_view::npos &&
      line[line.find_last_not_of(" \t")] == '?' && line.find('#') == std::string_view::npos)
    return first;
  // `files = !ls`, `t = %timeit -o f()`
  const size_t equals = line.find('=');
  if (equals == std::string_view::npos || equals == first) return std::string_view::npos;
  const auto target = line.substr(first, equals - first);
  const bool names = std::all_of(target.begin(), target.end(), [](char c) {
    return std::isalnum(static_cast<unsigned char>(c)) || c == '_' || c == ',' || c == ' ' ||
           c == '.';
  });
  const size_t right = line.find_first_not_of(" \t", equals + 1);
  if (!names || right == std::string_view::npos || (line[right] != '!' && line[right] != '%'))
    return std::string_view::npos;
  return right;
}

// How many bytes at the beginning of a cell belong to a cell magic that takes Python, which must
// stay the first: its line, with blank lines and comments above it. Nothing for one that takes
// something else.
std::optional<size_t> cell_magic_lines(std::string_view text) {
  for (size_t i = 0; i < text.size();) {
    const size_t end = std::min(text.find('\n', i), text.size());
    const std::string_view line = text.substr(i, end - i);
    const size_t first = line.find_first_not_of(" \t\r\f");
    i = std::min(end + 1, text.size());
    if (first == std::string_view::npos || line[first] == '#') continue;
    if (!line.starts_with("%%")) return 0;
    const std::string_view name = line.substr(2, line.find_first_of(" \t\r", 2) - 2);
    for (const std::string_view python : {"time", "capture", "prun"})
      if (name == python) return i;
    return std::nullopt;
  }
  return 0;
}

}  // namespace

void Notebook::add_cell(NotebookCell cell) {
  std::string text;
  for (const auto& l : cell.lines) text += l;
  std::string masked;
  LineState state;
  const auto head = cell_magic_lines(text);
  if (!head) return;  // not Python
  cell.head = text.substr(0, *head);
  for (size_t i = *head;
       i <= text.size() && !(i == text.size() && i > *head && text[i - 1] == '\n');) {
    const size_t end = std::min(text.find('\n', i), text.size());
    const std::string line = text.substr(i, end - i);
    const size_t magic = state.fresh() ? magic_on(line) : std::string::npos;
    if (magic != std::string::npos) {
      masked += line.substr(0, magic) + kMagic + std::to_string(magics_.size()) + "__";
      magics_.push_back(line.substr(magic));
    } else {
      masked += line;
      state.read(line);
    }
    if (end < text.size()) masked += '\n';
    if (end == text.size()) break;
    i = end + 1;
  }
  program_ += kMark + std::to_string(cell.number) + "\n";
  cell.begin = static_cast<uint32_t>(program_.size());
  cell.first_line = static_cast<uint32_t>(std::count(program_.begin(), program_.end(), '\n')) + 1;
  cell.head_lines = static_cast<uint32_t>(std::count(cell.head.begin(), cell.head.end(), '\n'));
  program_ += masked + "\n";
  cells_.push_back(std::move(cell));
}

std::optional<Notebook> Notebook::read(const std::string& path, std::string bytes, Diagnostics& d) {
  Notebook book;
  book.bytes_ = std::move(bytes);
  JsonScanner scanner{book.bytes_, 0, {}, {}};
  NotebookCell cell;
  std::string type, language, format;
  std::vector<NotebookCell> found;
  bool worksheets = false;
  const bool ok =
      scanner.scan([&](const std::string& where, Span span, const std::string& text, char kind) {
        if (where == "nbformat") format = text;
        if (where == "metadata.kernelspec.language" || where == "metadata.language_info.name")
          language = text;
        if (where == "worksheets") worksheets = true;
        if (!where.starts_with("cells.")) return;
        const size_t dot = where.find('.', 6);
        const std::string field = dot == std::string::npos ? "" : where.substr(dot + 1);
        if (field == "cell_type") type = text;
        if (kind == 's' && (field == "source" || field.starts_with("source."))) {
          cell.tokens.push_back(span);
          cell.lines.push_back(text);
        }
        if (field == "source") cell.source = span;
        if (!field.empty() || kind != 'o') return;
        uint32_t index = 0;
        const auto read = std::from_chars(where.data() + 6, where.data() + where.size(), index);
        if (read.ec != std::errc() || read.ptr != where.data() + where.size()) return;
        cell.number = index + 1;
        if (type == "code" && cell.source.size() > 0) found.push_back(cell);
        cell = {};
        type.clear();
      });
  const auto refuse = [&](Span at, std::string what, std::string help) {
    d.error("P005", path, at, std::move(what), std::move(help));
    return std::nullopt;
  };
  if (!ok)
    return refuse(
        {scanner.at, std::min<uint32_t>(scanner.at + 1, static_cast<uint32_t>(book.bytes_.size()))},
        "the notebook's JSON is broken: " + scanner.problem, "open and save it in Jupyter");
  if (worksheets || (!format.empty() && std::atoi(format.c_str()) < 4))
    return refuse({}, "the notebook has format " + (format.empty() ? "3" : format),
                  "`jupyter nbconvert --to notebook` writes format 4");
  if (!language.empty() && !language.starts_with("python") && !language.starts_with("Python") &&
      language != "ipython")
    return refuse({}, "the notebook is written in " + language,
                  "only notebooks in Python can be rewritten");
  for (auto& c : found) book.add_cell(std::move(c));
  if (book.cells_.empty()) return refuse({}, "the notebook has no cell of Python", "");
  return book;
}

const NotebookCell* Notebook::cell_at(uint32_t offset) const {
  const NotebookCell* best = cells_.empty() ? nullptr : &cells_[0];
  for (const auto& c : cells_)
    if (c.begin <= offset) best = &c;
  return best;
}

std::string Notebook::unmask(std::string text) const {
  for (size_t i = text.find(kMagic); i != std::string::npos; i = text.find(kMagic, i)) {
    const size_t end = text.find("__", i + kMagic.size());
    if (end == std::string::npos) break;
    size_t number = 0;
    const char* first = text.data() + i + kMagic.size();
    const auto read = std::from_chars(first, text.data() + end, number);
    if (read.ec != std::errc() || read.ptr != text.data() + end || number >= magics_.size()) {
      i += kMagic.size();
      continue;
    }
    const auto& magic = magics_[number];
    text.replace(i, end + 2 - i, magic);
    i += magic.size();
  }
  return text;
}

// The JSON of a new source, in the form of the old one; lines that stay keep their own spelling.
std::string Notebook::render(const NotebookCell& cell, const std::string& text) const {
  const bool ascii = std::all_of(bytes_.begin(), bytes_.end(),
                                 [](char c) { return static_cast<unsigned char>(c) < 0x80; });
  const auto escape = [](std::string& out, uint32_t unit) {
    out += "\\u";
    for (int shift = 12; shift >= 0; shift -= 4) out += "0123456789abcdef"[unit >> shift & 15];
  };
  const auto quote = [&](std::string_view s) {
    std::string out = "\"";
    for (size_t i = 0; i < s.size(); ++i) {
      const auto c = static_cast<unsigned char>(s[i]);
      static constexpr std::string_view plain = "\"\\\b\f\n\r\t", letters = "\"\\bfnrt";
      if (const size_t known = plain.find(s[i]); known != std::string_view::npos)
        (out += '\\') += letters[known];
      else if (c < 0x20)
        escape(out, c);
      else if (c < 0x80 || !ascii)
        out += s[i];
      else {
        // Beyond ASCII where the file keeps to ASCII.
        const int more = c >= 0xF0 ? 3 : c >= 0xE0 ? 2 : 1;
        uint32_t value = c & (0x3F >> more);
        for (int k = 0; k < more && i + 1 < s.size(); ++k)
          value = value << 6 | (static_cast<unsigned char>(s[++i]) & 63);
        if (value < 0x10000) {
          escape(out, value);
        } else {
          escape(out, 0xD800 + ((value - 0x10000) >> 10));
          escape(out, 0xDC00 + ((value - 0x10000) & 0x3FF));
        }
      }
    }
    return out + "\"";
  };
  if (bytes_[cell.source.begin] == '"') return quote(text);
  std::vector<std::string> lines;
  for (size_t i = 0; i < text.size();) {
    const size_t end = std::min(text.find('\n', i), text.size() - 1) + 1;
    lines.push_back(text.substr(i, end - i));
    i = end;
  }
  // Gaps as they are: before the first, between two, behind the last; guessed from the line of
  // `source` where there is one string or none.
  const auto gap = [&](uint32_t from, uint32_t to) { return bytes_.substr(from, to - from); };
  std::string open, between, close;
  if (!cell.tokens.empty()) {
    open = gap(cell.source.begin + 1, cell.tokens.front().begin);
    close = gap(cell.tokens.back().end, cell.source.end - 1);
    between = cell.tokens.size() > 1 ? gap(cell.tokens[0].end, cell.tokens[1].begin)
                                     : "," + (open.empty() ? std::string(" ") : open);
  }
  std::string out = "[";
  size_t token = 0;
  for (size_t i = 0; i < lines.size(); ++i) {
    const auto same = std::find(cell.lines.begin() + static_cast<std::ptrdiff_t>(token),
                                cell.lines.end(), lines[i]);
    out += i == 0 ? open : between;
    if (same == cell.lines.end()) {
      out += quote(lines[i]);
      continue;
    }
    token = static_cast<size_t>(same - cell.lines.begin());
    out += gap(cell.tokens[token].begin, cell.tokens[token].end);
    ++token;
  }
  return out + close + "]";
}

std::optional<std::string> Notebook::with_program(std::string_view program,
                                                  std::vector<Change>& changes) const {
  std::string out = bytes_;
  std::vector<std::string> texts;
  size_t at = 0;
  for (size_t i = 0; i < cells_.size(); ++i) {
    const std::string mark = kMark + std::to_string(cells_[i].number) + "\n";
    const size_t begin = program.find(mark, at);
    if (begin == std::string_view::npos) return std::nullopt;
    // What was put above the first mark belongs to the first cell, above a later one to the cell
    // before.
    if (i == 0)
      texts.emplace_back(program.substr(0, begin));
    else
      texts.back() += program.substr(at, begin - at);
    at = begin + mark.size();
    if (i > 0) texts.emplace_back();
  }
  texts.back() += program.substr(at);
  for (size_t i = cells_.size(); i-- > 0;) {
    std::string text = cells_[i].head + unmask(texts[i]);
    if (text.ends_with('\n')) text.pop_back();
    std::string old;
    for (const auto& l : cells_[i].lines) old += l;
    // Blank lines that part a helper from what follows are of no use at the end of a cell.
    while (text.ends_with('\n') && !old.ends_with('\n')) text.pop_back();
    if (text == old) continue;
    out.replace(cells_[i].source.begin, cells_[i].source.size(), render(cells_[i], text));
    changes.insert(changes.begin(), {cells_[i].number, old, text});
  }
  return out;
}

}  // namespace hvr
