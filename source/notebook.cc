// Reading notebooks: which cells hold Python, and the program they make.
#include "source/notebook.h"

#include <algorithm>
#include <charconv>
#include <set>

#include "source/json.h"
#include "source/text.h"

namespace hvr {
namespace {

using Kind = Json::Kind;

const std::string kMask = "_hvrewrite_magic_";

// What is wrong with a notebook, and where.
struct Wrong {
  Span at;
  std::string what, help;
  Notebook::Refusal refusal = Notebook::Refusal::broken;
};

// The members of a notebook that matter here; those that stand twice are refused, since readers
// differ about which of them counts.
class Reader {
 public:
  explicit Reader(const Json& json) : json_(json) {}

  std::optional<Wrong> wrong;
  std::vector<NotebookCell> cells;

  void read() {
    const uint32_t all = member(0, "cells");
    const uint32_t format = member(0, "nbformat");
    if (!wrong && json_.kind(0) != Kind::object)
      refuse(0, "the JSON is no notebook: it is no object");
    if (wrong || !is_ours(format)) return;
    if (all == Json::kNone) return;
    if (json_.kind(all) != Kind::list) return refuse(all, "`cells` is no list");
    uint32_t number = 0;
    for (uint32_t c = json_[all].first; c != Json::kNone && !wrong; c = json_[c].next)
      cell(c, ++number);
  }

 private:
  void refuse(uint32_t value, std::string what) {
    if (!wrong)
      wrong = Wrong{json_[value].span, std::move(what), "open and save it in Jupyter",
                    Notebook::Refusal::broken};
  }
  void foreign(uint32_t value, std::string what, std::string help) {
    if (!wrong)
      wrong = Wrong{value == Json::kNone ? Span{} : json_[value].span, std::move(what),
                    std::move(help), Notebook::Refusal::foreign};
  }

  uint32_t member(uint32_t value, std::string_view name) {
    const auto found = json_.member(value, name);
    if (found.doubled)
      refuse(found.value, "`" + std::string(name) + "` stands twice in one object of the JSON");
    return found.value;
  }
  std::string string_at(uint32_t value) const {
    if (value == Json::kNone || json_.kind(value) != Kind::string) return {};
    return json_.said(json_[value].span).value_or("");
  }

  // Whether the format and the language are known.
  bool is_ours(uint32_t format) {
    static constexpr const char* help = "`jupyter nbconvert --to notebook` writes format 4";
    if (json_.member(0, "worksheets").value != Json::kNone)
      foreign(format, "the notebook has format 3", help);
    if (format != Json::kNone && json_.text(format) != "4")
      foreign(format, "the notebook has format " + std::string(json_.text(format).substr(0, 20)),
              help);
    const uint32_t metadata = member(0, "metadata");
    for (const auto& [around, name] :
         {std::pair{"kernelspec", "language"}, std::pair{"language_info", "name"}}) {
      const uint32_t value = member(member(metadata, around), name);
      std::string language = string_at(value);
      std::transform(language.begin(), language.end(), language.begin(),
                     [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c | 32) : c; });
      if (!language.empty() && !language.starts_with("python") && language != "ipython")
        foreign(value, "the notebook is written in " + string_at(value).substr(0, 40),
                "only notebooks in Python can be rewritten");
    }
    return !wrong;
  }

  void cell(uint32_t value, uint32_t number) {
    if (json_.kind(value) != Kind::object) return refuse(value, "a cell is no object");
    const uint32_t type = member(value, "cell_type"), source = member(value, "source");
    if (wrong || string_at(type) != "code") return;
    if (source == Json::kNone) return refuse(value, "a code cell has no source");
    NotebookCell out;
    out.number = number;
    out.source = json_[source].span;
    if (json_.kind(source) == Kind::string) out.tokens.push_back(json_[source].span);
    bool strings = json_.kind(source) == Kind::string || json_.kind(source) == Kind::list;
    if (json_.kind(source) == Kind::list)
      for (const uint32_t line : json_.children(source)) {
        strings = strings && json_.kind(line) == Kind::string;
        out.tokens.push_back(json_[line].span);
      }
    if (!strings)
      return refuse(source, "the source of a cell is neither a string nor a list of strings");
    for (const Span token : out.tokens) {
      auto said = json_.said(token);
      if (!said) {
        wrong = Wrong{token, "a cell holds half of a surrogate pair, which is no character",
                      "write the character itself", Notebook::Refusal::broken};
        return;
      }
      out.lines.push_back(std::move(*said));
    }
    check_text(out);
    cells.push_back(std::move(out));
  }

  void check_text(const NotebookCell& cell) {
    const std::string text = cell.whole();
    if (text.find('\0') != std::string::npos)
      wrong =
          Wrong{cell.source, "a cell holds a zero byte", "take it out", Notebook::Refusal::broken};
    else if (lone_carriage_return(text) != std::string::npos)
      wrong = Wrong{cell.source, "a cell holds a carriage return that ends no line",
                    "Python takes it for a line end; take it out", Notebook::Refusal::broken};
  }

  const Json& json_;
};

// A prefix for names that occurs in none of the cells: the first number that none of them uses.
std::string unused_prefix(const std::vector<NotebookCell>& cells) {
  std::set<std::string> used;
  for (const auto& c : cells) {
    const std::string text = c.whole();
    for (size_t i = text.find(kMask); i != std::string::npos; i = text.find(kMask, i + 1)) {
      const size_t from = i + kMask.size();
      used.insert(text.substr(from, text.find_first_not_of("0123456789", from) - from));
    }
  }
  for (size_t n = 0;; ++n)
    if (!used.contains(std::to_string(n))) return kMask + std::to_string(n) + "_";
}

}  // namespace

std::string NotebookCell::whole() const {
  std::string out;
  for (const auto& l : lines) out += l;
  return out;
}

std::string Notebook::mask(size_t number) const {
  return mask_prefix_ + std::to_string(number) + "_";
}

void Notebook::add_code(std::vector<NotebookCell> cells) {
  mask_prefix_ = unused_prefix(cells);
  size_t masks = 0;
  for (auto& c : cells) {
    auto text = read_cell(c.whole(), [&](size_t k) { return mask(masks + k); });
    if (!text) continue;
    for (uint32_t k = 0; k < text->magics.size(); ++k)
      masks_.emplace_back(static_cast<uint32_t>(cells_.size()), k);
    masks = masks_.size();
    c.text = std::move(*text);
    cells_.push_back(std::move(c));
  }
  // What parts the cells is of the kind of line ending that they use most.
  size_t lf = 0, crlf = 0;
  for (const auto& c : cells_)
    for (size_t i = c.text.code.find('\n'); i != std::string::npos;
         i = c.text.code.find('\n', i + 1))
      ++(i > 0 && c.text.code[i - 1] == '\r' ? crlf : lf);
  const std::string parting = crlf > lf ? "\r\n" : "\n";
  uint32_t line = 1;
  for (auto& c : cells_) {
    c.begin = static_cast<uint32_t>(program_.size());
    c.first_line = line;
    program_ += c.text.code + parting;
    line += static_cast<uint32_t>(std::count(c.text.code.begin(), c.text.code.end(), '\n')) + 1;
  }
}

std::optional<Notebook> Notebook::read(const std::string& path, std::string bytes, Diagnostics& d,
                                       Refusal& refusal) {
  Notebook book;
  book.bytes_ = std::move(bytes);
  const auto refuse = [&](const Wrong& wrong) {
    refusal = wrong.refusal;
    d.error("P005", path, wrong.at, wrong.what, wrong.help);
    return std::nullopt;
  };
  const std::string_view text = book.bytes_;
  if (text.find_first_not_of(" \t\r\n") == std::string_view::npos)
    return refuse({{}, "the notebook is empty", "", Refusal::foreign});
  if (text.starts_with("version https://git-lfs."))
    return refuse({{},
                   "this is a pointer of Git LFS, not the notebook itself",
                   "`git lfs pull` fetches it",
                   Refusal::foreign});
  JsonProblem problem;
  const auto json = Json::parse(text, problem);
  if (!json)
    return refuse({{problem.at, std::min(problem.at + 1, static_cast<uint32_t>(text.size()))},
                   "the notebook's JSON is broken: " + problem.what,
                   "open and save it in Jupyter",
                   Refusal::broken});
  book.ascii_ = std::all_of(text.begin(), text.end(),
                            [](char c) { return static_cast<unsigned char>(c) < 0x80; });
  Reader reader(*json);
  reader.read();
  if (reader.wrong) return refuse(*reader.wrong);
  book.add_code(std::move(reader.cells));
  if (book.cells_.empty())
    return refuse({{}, "the notebook has no cell of Python", "", Refusal::foreign});
  return book;
}

std::vector<uint32_t> Notebook::borders() const {
  std::vector<uint32_t> out;
  out.reserve(cells_.size());
  for (const auto& c : cells_) out.push_back(c.begin);
  return out;
}

Notebook::Place Notebook::place(uint32_t line) const {
  line = std::max(line, 1u);
  const auto behind =
      std::upper_bound(cells_.begin(), cells_.end(), line,
                       [](uint32_t l, const NotebookCell& c) { return l < c.first_line; });
  const NotebookCell& cell = *(behind - 1);
  const auto head = std::count(cell.text.head.begin(), cell.text.head.end(), '\n');
  Place out{cell.number, line - cell.first_line + 1 + static_cast<uint32_t>(head)};
  // A name stands on one line for a magic of several.
  for (const Magic& m : cell.text.magics)
    if (cell.first_line + m.line < line) out.line += m.more_lines;
  return out;
}

std::vector<Notebook::Masked> Notebook::masks_in(std::string_view text) const {
  std::vector<Masked> out;
  for (size_t i = text.find(mask_prefix_); i != std::string_view::npos;
       i = text.find(mask_prefix_, i + 1)) {
    size_t number = 0;
    const char* from = text.data() + i + mask_prefix_.size();
    const auto read = std::from_chars(from, text.data() + text.size(), number);
    const size_t end = static_cast<size_t>(read.ptr - text.data());
    if (read.ec != std::errc() || end >= text.size() || text[end] != '_' || number >= masks_.size())
      continue;
    const auto& [cell, magic] = masks_[number];
    out.push_back({{static_cast<uint32_t>(i), static_cast<uint32_t>(end) + 1},
                   &cells_[cell].text.magics[magic]});
  }
  return out;
}

std::string Notebook::unmasked(std::string_view text) const {
  std::string out;
  size_t at = 0;
  for (const Masked& m : masks_in(text)) {
    out += text.substr(at, m.at.begin - at);
    out += m.magic->text;
    at = m.at.end;
  }
  return out += text.substr(at);
}

}  // namespace hvr
