// Reading and writing of notebooks. The JSON is scanned, not parsed into values, since its bytes
// must come back.
#include "source/notebook.h"

#include <algorithm>

namespace hvr {
namespace {

// Walks over JSON text and tells what stands where, by path: `cells.3.source.0`.
struct JsonScanner {
  std::string_view text;
  uint32_t at = 0;
  std::string problem;

  struct Frame {
    bool object = false;
    std::string key;
    uint32_t index = 0;
    uint32_t begin = 0;
  };
  std::vector<Frame> stack;

  void space() {
    while (at < text.size() &&
           (text[at] == ' ' || text[at] == '\n' || text[at] == '\r' || text[at] == '\t'))
      ++at;
  }
  bool fail(const char* why) {
    problem = why;
    return false;
  }
  // The string that begins here, decoded.
  bool string(std::string& out) {
    out.clear();
    for (++at; at < text.size() && text[at] != '"'; ++at) {
      if (static_cast<unsigned char>(text[at]) < 0x20)
        return fail("a control character in a string");
      if (text[at] != '\\') {
        out += text[at];
        continue;
      }
      if (++at >= text.size()) break;
      const char c = text[at];
      static constexpr std::string_view plain = "\"\\/bfnrt", meant = "\"\\/\b\f\n\r\t";
      if (const size_t i = plain.find(c); i != std::string_view::npos) {
        out += meant[i];
        continue;
      }
      uint32_t code = 0;
      if (c != 'u' || !unit(code)) return fail("an unknown escape in a string");
      if (code >= 0xD800 && code < 0xDC00 && text.substr(at + 1, 2) == "\\u") {
        uint32_t low = 0;
        at += 2;
        if (!unit(low)) return fail("an unknown escape in a string");
        code = 0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00);
      }
      if (code < 0x80)
        out += static_cast<char>(code);
      else if (code < 0x800)
        (out += static_cast<char>(0xC0 | code >> 6)) += static_cast<char>(0x80 | (code & 63));
      else if (code < 0x10000)
        ((out += static_cast<char>(0xE0 | code >> 12)) +=
         static_cast<char>(0x80 | (code >> 6 & 63))) += static_cast<char>(0x80 | (code & 63));
      else
        (((out += static_cast<char>(0xF0 | code >> 18)) +=
          static_cast<char>(0x80 | (code >> 12 & 63))) +=
         static_cast<char>(0x80 | (code >> 6 & 63))) += static_cast<char>(0x80 | (code & 63));
    }
    if (at >= text.size()) return fail("a string that does not end");
    ++at;
    return true;
  }
  // Four hexadecimal digits; `at` is left on the last one.
  bool unit(uint32_t& code) {
    for (int i = 0; i < 4; ++i) {
      const size_t digit =
          ++at < text.size()
              ? std::string_view("0123456789abcdef").find(static_cast<char>(text[at] | 32))
              : std::string_view::npos;
      if (digit == std::string_view::npos) return false;
      code = code * 16 + static_cast<uint32_t>(digit);
    }
    return true;
  }
  std::string path() const {
    std::string out;
    for (const Frame& f : stack)
      out += (out.empty() ? "" : ".") + (f.object ? f.key : std::to_string(f.index));
    return out;
  }

  // Calls `seen(path, span, text, kind)` for every value: kind `s` for strings, `v` for other plain
  // values, `l` and `o` for ends of lists and objects.
  template <class F>
  bool scan(F&& seen) {
    space();
    for (bool value = true;;) {
      if (value) {
        if (at >= text.size()) return fail("the text ends early");
        const uint32_t begin = at;
        if (text[at] == '{' || text[at] == '[') {
          const bool object = text[at++] == '{';
          space();
          if (at < text.size() && text[at] == (object ? '}' : ']')) {
            ++at;
            seen(path(), Span{begin, at}, std::string(), object ? 'o' : 'l');
          } else {
            if (stack.size() > 200) return fail("nested too deeply");
            stack.push_back({object, {}, 0, begin});
            if (object && !member()) return false;
            continue;
          }
        } else if (text[at] == '"') {
          std::string s;
          if (!string(s)) return false;
          seen(path(), Span{begin, at}, s, 's');
        } else {
          while (at < text.size() &&
                 std::string_view(",]} \n\r\t").find(text[at]) == std::string_view::npos)
            ++at;
          if (at == begin) return fail("a value is missing");
          seen(path(), Span{begin, at}, std::string(text.substr(begin, at - begin)), 'v');
        }
      }
      space();
      if (stack.empty()) return at == text.size() || fail("text behind the end");
      if (at >= text.size()) return fail("the text ends early");
      Frame& top = stack.back();
      if (text[at] == ',') {
        ++at;
        space();
        ++top.index;
        if (top.object && !member()) return false;
        value = true;
      } else if (text[at] == (top.object ? '}' : ']')) {
        ++at;
        const Span span{top.begin, at};
        const bool object = top.object;
        stack.pop_back();
        seen(path(), span, std::string(), object ? 'o' : 'l');
        value = false;
      } else {
        return fail("a comma or an end is missing");
      }
    }
  }
  bool member() {
    if (at >= text.size() || text[at] != '"') return fail("a name is missing");
    if (!string(stack.back().key)) return false;
    space();
    if (at >= text.size() || text[at] != ':') return fail("a colon is missing");
    ++at;
    space();
    return true;
  }
};

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

}  // namespace

void Notebook::add_cell(NotebookCell cell) {
  std::string text;
  for (const auto& l : cell.lines) text += l;
  std::string masked;
  LineState state;
  for (size_t i = 0, n = 0; i <= text.size() && !(i == text.size() && i > 0 && text[i - 1] == '\n');
       ++n) {
    const size_t end = std::min(text.find('\n', i), text.size());
    const std::string line = text.substr(i, end - i);
    const size_t magic = state.fresh() ? magic_on(line) : std::string::npos;
    if (n == 0 && line.starts_with("%%") && !line.starts_with("%%time") &&
        !line.starts_with("%%capture") && !line.starts_with("%%prun"))
      return;  // not Python
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
        cell.number = static_cast<uint32_t>(std::stoul(where.substr(6))) + 1;
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
    const auto& magic = magics_[std::min<size_t>(
        std::stoul("0" + text.substr(i + kMagic.size(), end - i - kMagic.size())),
        magics_.size() - 1)];
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
    std::string text = unmask(texts[i]);
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
