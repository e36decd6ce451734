// Putting a rewritten program back into the cells of its notebook.
#include <algorithm>
#include <unordered_map>

#include "source/json.h"
#include "source/notebook.h"

namespace hvr {
namespace {

// Whether all line ends of a text are of the kind; false where it has none.
bool uniform(std::string_view text, bool crlf) {
  bool any = false;
  for (size_t i = text.find('\n'); i != std::string_view::npos; i = text.find('\n', i + 1)) {
    if ((i > 0 && text[i - 1] == '\r') != crlf) return false;
    any = true;
  }
  return any;
}

// The text with line ends of one kind.
std::string with_line_ends(std::string_view text, bool crlf) {
  std::string out;
  for (size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\r' && i + 1 < text.size() && text[i + 1] == '\n') continue;
    if (text[i] == '\n' && crlf) out += '\r';
    out += text[i];
  }
  return out;
}

// Blank lines at the two ends of a cell's code are as they were: what parts cells, and what parts a
// helper from what follows, is none of them.
std::string trimmed(std::string_view code, std::string_view old) {
  static constexpr std::string_view ends = "\r\n";
  if (const size_t begin = code.find_first_not_of(ends); begin != std::string_view::npos) {
    if (old.find_first_of(ends) != 0) code.remove_prefix(begin);
  } else {
    return {};
  }
  code = code.substr(0, code.find_last_not_of(ends) + 1);
  const size_t last = old.find_last_not_of(ends);
  return std::string(code).append(last == std::string_view::npos ? "" : old.substr(last + 1));
}

std::vector<std::string> split_lines(const std::string& text) {
  std::vector<std::string> out;
  for (size_t i = 0; i < text.size();) {
    const size_t end = std::min(text.find('\n', i), text.size() - 1) + 1;
    out.push_back(text.substr(i, end - i));
    i = end;
  }
  return out;
}

}  // namespace

std::vector<uint32_t> Notebook::borders(const std::vector<Provenance>& origins, size_t size) const {
  const std::vector<uint32_t> begins = borders();
  const auto cell_of = [&](uint32_t byte) {
    return static_cast<size_t>(std::upper_bound(begins.begin(), begins.end(), byte) -
                               begins.begin()) -
           1;
  };
  std::vector<uint32_t> out{0};
  size_t now = 0;  // the cell that the text belongs to so far
  const auto enter = [&](size_t cell, uint32_t at) {
    for (; now < cell; ++now) out.push_back(at);
  };
  // The first cell of what is kept behind each origin.
  std::vector<size_t> limits(origins.size());
  for (size_t i = origins.size(), limit = cells_.size() - 1; i-- > 0;) {
    limits[i] = limit;
    if (origins[i].stays && origins[i].source.size() > 0) limit = cell_of(origins[i].source.begin);
  }
  for (size_t i = 0; i < origins.size(); ++i) {
    const Provenance& o = origins[i];
    if (o.source.size() == 0) continue;
    if (!o.stays) {
      // What a rule carries over from a later cell stands there, if nothing kept says otherwise.
      enter(std::min(cell_of(o.source.begin), limits[i]), o.output.begin);
      continue;
    }
    for (size_t c = cell_of(o.source.begin); c <= cell_of(o.source.end - 1); ++c)
      enter(c, o.output.begin + (std::max(begins[c], o.source.begin) - o.source.begin));
    // Behind the line ending that parts the cells, the next one begins.
    const size_t last = cell_of(o.source.end - 1);
    const size_t end = last + 1 < begins.size() ? begins[last + 1] : program_.size();
    if (o.source.end == end && last + 1 < cells_.size()) enter(last + 1, o.output.end);
  }
  enter(cells_.size() - 1, static_cast<uint32_t>(size));
  return out;
}

// The text of a cell whose code is now `code`; `masks` are those in it. Nothing where a magic would
// stand where IPython does not read it as one.
std::optional<std::string> Notebook::cell_text(const NotebookCell& cell, std::string_view code,
                                               const std::vector<Masked>& masks) const {
  std::string old = cell.whole();
  if (code.starts_with(cell.text.code) &&
      code.find_first_not_of("\r\n", cell.text.code.size()) == std::string_view::npos)
    return old;
  std::string text;
  size_t at = 0;
  for (const Masked& m : masks) {
    text += code.substr(at, m.at.begin - at);
    text += m.magic->text;
    at = m.at.end;
  }
  text = trimmed(text += code.substr(at), std::string_view(old).substr(cell.text.head.size()));
  const bool parted = cell.text.head.empty() || cell.text.head.ends_with('\n') || text.empty();
  text = cell.text.head + (parted ? "" : "\n") + text;
  for (const bool crlf : {false, true})
    if (uniform(old, crlf)) text = with_line_ends(text, crlf);
  const auto again = read_cell(text, [&](size_t k) { return mask(k); });
  bool same = again && !again->open && again->head.size() == cell.text.head.size() &&
              again->magics.size() == masks.size();
  for (size_t k = 0; same && k < masks.size(); ++k)
    same = again->magics[k].text == masks[k].magic->text;
  return same ? std::optional(text) : std::nullopt;
}

// The JSON of a new source, in the form of the old one; lines that stay keep their own spelling.
std::string Notebook::source_json(const NotebookCell& cell, const std::string& text) const {
  if (bytes_[cell.source.begin] == '"') return json_quoted(text, ascii_);
  const auto bytes = [&](uint32_t from, uint32_t to) { return bytes_.substr(from, to - from); };
  // Gaps as they are: before the first, between two, behind the last; guessed where there are
  // fewer.
  std::string open, between, close;
  if (!cell.tokens.empty()) {
    open = bytes(cell.source.begin + 1, cell.tokens.front().begin);
    close = bytes(cell.tokens.back().end, cell.source.end - 1);
    between = cell.tokens.size() > 1 ? bytes(cell.tokens[0].end, cell.tokens[1].begin)
                                     : "," + (open.empty() ? std::string(" ") : open);
  } else {
    between = ", ";
  }
  std::unordered_map<std::string_view, std::vector<size_t>> places;
  for (size_t i = 0; i < cell.lines.size(); ++i) places[cell.lines[i]].push_back(i);
  std::string out = "[";
  size_t token = 0;
  const std::vector<std::string> lines = split_lines(text);
  for (size_t i = 0; i < lines.size(); ++i) {
    out += i == 0 ? open : between;
    const auto known = places.find(lines[i]);
    const auto same = known == places.end()
                          ? std::vector<size_t>::const_iterator()
                          : std::lower_bound(known->second.cbegin(), known->second.cend(), token);
    if (known == places.end() || same == known->second.cend()) {
      out += json_quoted(lines[i], ascii_);
      continue;
    }
    out += bytes(cell.tokens[*same].begin, cell.tokens[*same].end);
    token = *same + 1;
  }
  return out + close + "]";
}

std::optional<std::vector<std::string>> Notebook::cell_texts(std::string_view program,
                                                             const std::vector<Provenance>& origins,
                                                             Misfit& misfit) const {
  const std::vector<uint32_t> begins = borders(origins, program.size());
  const std::vector<Masked> masks = masks_in(program);
  // Each name that stands for a magic must be one of the old program's, not part of a new text.
  size_t origin = 0;
  for (const Masked& m : masks) {
    while (origin < origins.size() && origins[origin].output.end <= m.at.begin) ++origin;
    if (origin < origins.size() && origins[origin].output.contains(m.at) &&
        origins[origin].source.size() > 0)
      continue;
    misfit = {"it would make a text of a line of the shell or a magic: `" + m.magic->text + "`",
              m.at};
    return std::nullopt;
  }
  std::vector<std::string> out;
  size_t mask = 0;
  for (size_t i = 0; i < cells_.size(); ++i) {
    const size_t end = i + 1 < begins.size() ? begins[i + 1] : program.size();
    std::vector<Masked> own;
    for (; mask < masks.size() && masks[mask].at.begin < end; ++mask) {
      own.push_back(masks[mask]);
      own.back().at.begin -= begins[i];
      own.back().at.end -= begins[i];
    }
    auto text = cell_text(cells_[i], program.substr(begins[i], end - begins[i]), own);
    if (!text) {
      misfit = {"it would put a line of the shell or a magic of cell " +
                    std::to_string(cells_[i].number) + " where IPython does not read it",
                {begins[i], static_cast<uint32_t>(end)}};
      return std::nullopt;
    }
    out.push_back(std::move(*text));
  }
  return out;
}

std::optional<std::string> Notebook::with_program(std::string_view program,
                                                  const std::vector<Provenance>& origins,
                                                  std::vector<Change>& changes,
                                                  Misfit& misfit) const {
  const auto wanted = cell_texts(program, origins, misfit);
  if (!wanted) return std::nullopt;
  std::string out;
  size_t copied = 0;
  for (size_t i = 0; i < cells_.size(); ++i) {
    const NotebookCell& cell = cells_[i];
    const std::string old = cell.whole();
    if ((*wanted)[i] == old) continue;
    out += bytes_.substr(copied, cell.source.begin - copied) + source_json(cell, (*wanted)[i]);
    copied = cell.source.end;
    changes.push_back({cell.number, old, (*wanted)[i]});
  }
  out += bytes_.substr(copied);
  // What was written says what was meant.
  Diagnostics d;
  Refusal refusal = Refusal::none;
  const auto again = read({}, out, d, refusal);
  bool same = again && again->cells_.size() == cells_.size();
  for (size_t i = 0; same && i < cells_.size(); ++i)
    same = again->cells_[i].number == cells_[i].number && again->cells_[i].whole() == (*wanted)[i];
  if (same) return out;
  misfit = {"the notebook, read again, would not hold what was written into it", {}};
  return std::nullopt;
}

}  // namespace hvr
