// Alignment of two texts token by token.
#include "engine/rewrite/patch.h"

#include <algorithm>
#include <unordered_map>

#include "python/tokens.h"

namespace hvr {

void NewText::token(std::string text, uint32_t unit, std::string space) {
  tokens.emplace_back();
  tokens.back().pieces.made(std::move(text), unit);
  tokens.back().space = std::move(space);
}

void NewText::append(NewText other) {
  tokens.insert(tokens.end(), std::make_move_iterator(other.tokens.begin()),
                std::make_move_iterator(other.tokens.end()));
}

void NewText::parenthesize(uint32_t unit) {
  NewText out;
  out.token("(", unit);
  if (!tokens.empty()) {
    std::swap(out.tokens[0].space, tokens[0].space);
    std::swap(out.tokens[0].line, tokens[0].line);
    std::swap(out.tokens[0].indentation, tokens[0].indentation);
  }
  out.append(std::move(*this));
  out.token(")", unit);
  *this = std::move(out);
  form = {};
}

Pieces plain_layout(std::vector<NewToken> tokens, uint32_t unit) {
  Pieces out;
  for (NewToken& t : tokens) {
    if (t.line)
      out.line(t.indentation, unit);
    else if (!out.empty())
      out.made(t.space, unit);
    out.append(std::move(t.pieces));
  }
  return out;
}

namespace {

constexpr size_t kNone = static_cast<size_t>(-1);
constexpr size_t kMostCells = 4'000'000;  // of the table of an alignment

// A token of the old text, or a captured part of it; `gap` are the bytes in front of it.
struct OldToken {
  Span span;
  Span gap;
  bool captured = false;
};

struct Patcher {
  std::vector<NewToken> fresh;
  const PatchPlace& place;
  std::vector<Span>& homeless;
  std::vector<OldToken> old;
  std::vector<std::string> old_text, new_text;
  std::vector<size_t> match;  // new token -> old token
  std::vector<int> depth;     // of brackets around the gap in front of a new token
  Pieces out;

  std::string_view text(Span s) const { return place.program.substr(s.begin, s.size()); }

  // Captured parts that stand in the old text, each once and none inside another.
  std::vector<size_t> anchors() {
    std::vector<size_t> found;
    for (size_t i = 0; i < fresh.size(); ++i) {
      const Span s = fresh[i].captured;
      if (s.size() == 0 || !place.old.contains(s)) continue;
      const bool free = std::none_of(found.begin(), found.end(), [&](size_t k) {
        const Span o = fresh[k].captured;
        return s.begin < o.end && o.begin < s.end;
      });
      if (free) found.push_back(i);
    }
    std::sort(found.begin(), found.end(), [&](size_t a, size_t b) {
      return fresh[a].captured.begin < fresh[b].captured.begin;
    });
    return found;
  }

  void read_old() {
    const auto captured = anchors();
    uint32_t done = place.old.begin;
    size_t next = 0;
    const auto anchor = [&] {
      const Span s = fresh[captured[next]].captured;
      old.push_back({s, {done, s.begin}, true});
      old_text.push_back({});
      done = s.end;
      ++next;
    };
    for (const Token& t : tokens_of(text(place.old))) {
      const Span s{t.span.begin + place.old.begin, t.span.end + place.old.begin};
      while (next < captured.size() && fresh[captured[next]].captured.begin <= s.begin) anchor();
      if (s.begin < done || t.type == Token::Type::comment || t.type == Token::Type::newline ||
          t.type == Token::Type::continuation)
        continue;
      old.push_back({s, {done, s.begin}, false});
      old_text.emplace_back(text(s));
      done = s.end;
    }
    while (next < captured.size()) anchor();
    old.push_back({{place.old.end, place.old.end}, {done, place.old.end}, false});
    old_text.push_back({});
  }

  int worth(size_t o, size_t n) const {
    if (old[o].captured) return fresh[n].captured == old[o].span ? 1000 : 0;
    if (fresh[n].captured.size() > 0 || fresh[n].comment || old_text[o] != new_text[n]) return 0;
    const char c = old_text[o][0];
    return c == ',' ? 1 : std::ispunct(static_cast<unsigned char>(c)) && c != '_' ? 2 : 4;
  }

  // The heaviest common sequence, after equal beginnings and ends.
  void align() {
    match.assign(fresh.size(), kNone);
    size_t from = 0, old_end = old.size() - 1, new_end = fresh.size();
    while (from < old_end && from < new_end && worth(from, from) > 0) {
      match[from] = from;
      ++from;
    }
    while (old_end > from && new_end > from && worth(old_end - 1, new_end - 1) > 0)
      match[--new_end] = --old_end;
    const size_t rows = old_end - from, columns = new_end - from;
    if (rows == 0 || columns == 0 || rows * columns > kMostCells) return;
    std::vector<int> best((rows + 1) * (columns + 1), 0);
    const auto cell = [&](size_t o, size_t n) -> int& { return best[o * (columns + 1) + n]; };
    for (size_t o = rows; o-- > 0;)
      for (size_t n = columns; n-- > 0;) {
        const int w = worth(from + o, from + n);
        cell(o, n) = std::max({cell(o + 1, n), cell(o, n + 1), w > 0 ? w + cell(o + 1, n + 1) : 0});
      }
    for (size_t o = 0, n = 0; o < rows && n < columns;) {
      const int w = worth(from + o, from + n);
      if (w > 0 && cell(o, n) == w + cell(o + 1, n + 1))
        match[from + n++] = from + o++;
      else if (cell(o, n) == cell(o + 1, n))
        ++o;
      else
        ++n;
    }
  }

  // For every bracket the other one; kNone for other tokens.
  static std::vector<size_t> partners(const std::vector<std::string>& all) {
    std::vector<size_t> found(all.size(), kNone), open;
    for (size_t i = 0; i < all.size(); ++i) {
      if (all[i] == "(" || all[i] == "[" || all[i] == "{") open.push_back(i);
      if ((all[i] != ")" && all[i] != "]" && all[i] != "}") || open.empty()) continue;
      found[i] = open.back();
      found[open.back()] = i;
      open.pop_back();
    }
    return found;
  }

  // Brackets stay only together.
  void pair_brackets() {
    const auto in_old = partners(old_text), in_new = partners(new_text);
    for (size_t n = 0; n < fresh.size(); ++n) {
      if (match[n] == kNone || in_new[n] == kNone) continue;
      const size_t other = in_old[match[n]];
      if (other != kNone && match[in_new[n]] == other) continue;
      match[n] = kNone;
    }
  }

  void read_new() {
    int d = 0;
    for (const NewToken& t : fresh) {
      new_text.push_back(t.captured.size() > 0 ? std::string() : t.pieces.plain(place.program));
      const char c = new_text.back().size() == 1 ? new_text.back()[0] : ' ';
      depth.push_back(d);
      if (c == ')' || c == ']' || c == '}') --d;
      if (c == '(' || c == '[' || c == '{') ++d;
    }
    depth.push_back(d);
  }

  std::vector<Span> comments_in(Span gap) const {
    std::vector<Span> found;
    if (text(gap).find('#') == std::string_view::npos) return found;
    for (const Token& t : tokens_of(text(gap)))
      if (t.type == Token::Type::comment)
        found.push_back({t.span.begin + gap.begin, t.span.end + gap.begin});
    return found;
  }
  bool has_lines(Span gap) const { return text(gap).find('\n') != std::string_view::npos; }
  // Whether these bytes may stand in front of a token of the new text.
  bool fits(Span gap, size_t n) const {
    return place.bracketed || depth[n] > 0 || !spans_open_lines(text(gap));
  }
  void lose(Span gap) {
    for (const Span c : comments_in(gap)) homeless.push_back(c);
  }

  // The old gaps between two aligned tokens, in order: before each of old[from + 1 .. to].
  std::vector<Span> gaps(size_t from, size_t to) const {
    std::vector<Span> found;
    for (size_t o = from == kNone ? 0 : from + 1; o <= to; ++o) found.push_back(old[o].gap);
    return found;
  }

  // A line of its own for a token: the comments of the old text go above it or behind the line
  // before, each where it stood.
  void line_of(const NewToken& t, const std::vector<Span>& between) {
    for (size_t g = 0; g < between.size(); ++g) {
      for (const Span c : comments_in(between[g])) {
        const bool behind =
            out.items().size() > 0 && g == 0 && !has_lines({between[g].begin, c.begin});
        if (behind)
          out.made("  ", place.unit);
        else
          out.line(t.indentation, place.unit);
        out.source(c);
      }
    }
    out.line(t.indentation, place.unit);
  }

  void space(size_t n, const std::string& wanted) {
    if (out.empty()) return;
    if (!wanted.empty()) return out.made(wanted, place.unit);
    if (!may_touch(edge(out.items().back(), true), edge(fresh[n].pieces.items().front(), false)))
      out.made(" ", place.unit);
  }
  // The last or first token of a piece, as far as letters can tell.
  std::string_view edge(const Piece& p, bool last) const {
    std::string_view s = p.type == Piece::Type::source ? text(p.source) : std::string_view(p.text);
    if (last)
      s = s.substr(s.size() > 100 ? s.size() - 100 : 0);
    else
      s = s.substr(0, 100);
    const auto all = tokens_of(s);
    if (all.empty()) return {};
    const Span at = last ? all.back().span : all.front().span;
    return s.substr(at.begin, at.size());
  }
  void keep(Span gap, size_t n) {
    if (gap.size() == 0)
      space(n, {});
    else
      out.source(gap);
  }

  bool closes(size_t n) const {
    return new_text[n] == ")" || new_text[n] == "]" || new_text[n] == "}";
  }
  // Whether an old comma in front of a closing bracket may stay: the list has elements of its own.
  bool trailing_comma(size_t n, size_t o) const {
    if (o == 0 || old_text[o - 1] != "," || match[n] != o || n == 0 || !closes(n)) return false;
    if (!display(new_text, n) || !display(old_text, o)) return false;
    return new_text[n - 1] != "," && new_text[n - 1] != "(" && new_text[n - 1] != "[" &&
           new_text[n - 1] != "{";
  }
  // Whether the bracket that closes here holds arguments or elements, and no comprehension.
  static bool display(const std::vector<std::string>& all, size_t close) {
    int d = 0;
    for (size_t k = close; k-- > 0;) {
      const std::string& s = all[k];
      if (s == ")" || s == "]" || s == "}") ++d;
      if (d == 0 && (s == "for" || s == "async")) return false;
      if (s != "(" && s != "[" && s != "{") continue;
      if (d-- > 0) continue;
      const bool operand = k > 0 && operand_end(all[k - 1]);
      return s == "{" || (s == "(") == operand;
    }
    return false;
  }
  static bool operand_end(const std::string& s) {
    static constexpr std::string_view words =
        " and as assert async await del elif else for from global if in is lambda not or raise "
        "return while with yield ";
    if (s.empty()) return true;  // a captured part
    const char c = s.back();
    return c == ')' || c == ']' || c == '}' || c == '"' || c == '\'' ||
           ((std::isalnum(static_cast<unsigned char>(c)) || c == '_') &&
            words.find(" " + s + " ") == std::string_view::npos);
  }

  void emit(size_t n) { out.append(std::move(fresh[n].pieces)); }

  // The tokens from `first` up to `n`, which is aligned with `o` (or both are ends); the token in
  // front of `first` is aligned with `before`.
  void region(size_t first, size_t n, size_t before, size_t o) {
    const std::vector<Span> between = gaps(before, o);
    const size_t inserted = n - first, deleted = between.size() - 1;
    if (inserted == 0 && deleted == 0) return join(n, between);
    if (n < fresh.size() && deleted == 0 && appended(first, n, before, between[0])) return;
    // Which old gap a new token takes; none where the gap goes.
    std::vector<size_t> taken(inserted + 1, kNone);
    if (deleted == inserted)
      for (size_t k = 0; k <= inserted; ++k) taken[k] = k;
    else if (deleted == 0)
      taken[before != kNone && opens(before) && !(n < fresh.size() && closes(n)) ? 0 : inserted] =
          0;
    else if (inserted == 0)
      taken[0] = worthy(between.back()) || !worthy(between.front()) ? deleted : 0;
    else
      taken[0] = 0, taken[inserted] = deleted;
    // A bracket that is new does not break the line.
    if (inserted > 0 && deleted > 0 && deleted != inserted && opening(new_text[n - 1]) &&
        comments_in(between.back()).empty())
      taken[inserted] = kNone;
    std::vector<bool> used(between.size(), false);
    for (size_t k = 0; k <= inserted; ++k) {
      const size_t at = first + k;
      const Span* gap = taken[k] == kNone ? nullptr : &between[taken[k]];
      if (k == inserted && at < fresh.size() && inserted == 0 && deleted == 1 &&
          trailing_comma(at, o)) {
        out.source({between[0].begin, between[1].end});
        return;
      }
      if (at >= fresh.size()) break;
      if (fresh[at].line) {
        std::vector<Span> here;
        for (size_t g = 0; g < between.size(); ++g)
          if (!used[g] && (taken[k] == kNone ? g == 0 : g <= taken[k])) {
            here.push_back(between[g]);
            used[g] = true;
          }
        line_of(fresh[at], here);
      } else if (gap && worthy(*gap) && fits(*gap, at) && !out.empty()) {
        keep(*gap, at);
        used[taken[k]] = true;
      } else if (gap && deleted == inserted && k < inserted && gap->size() > 0 && !out.empty() &&
                 (k == 0 || !fresh[at].space.empty()) && fits(*gap, at) &&
                 comments_in(*gap).empty()) {
        keep(*gap, at);
        used[taken[k]] = true;
      } else {
        space(at, fresh[at].space);
      }
      if (k < inserted) emit(at);
    }
    for (size_t g = 0; g < between.size(); ++g)
      if (!used[g]) lose(between[g]);
  }

  bool worthy(Span gap) const { return text(gap).find_first_of("\n#\\") != std::string_view::npos; }
  static bool opening(const std::string& s) { return s == "(" || s == "[" || s == "{"; }
  bool opens(size_t o) const { return opening(old_text[o]); }

  // Two neighbours in both texts.
  void join(size_t n, const std::vector<Span>& between) {
    if (n >= fresh.size()) return lose(between[0]);
    const bool statement = fresh[n].line && depth[n] == 0;
    if (statement && !text(between[0]).ends_with("\n" + fresh[n].indentation))
      return line_of(fresh[n], between);
    if (statement && !out.empty()) return keep(between[0], n);
    if (!out.empty() && fits(between[0], n)) return keep(between[0], n);
    space(n, fresh[n].space);
    lose(between[0]);
  }

  // New elements behind the last one of a list that has a line for each.
  bool appended(size_t first, size_t n, size_t before, Span gap) {
    if (!closes(n) || !has_lines(gap) || before == kNone || !fits(gap, n) || first == 0)
      return false;
    const bool comma = old_text[before] == ",";
    if (!comma && new_text[first] != ",") return false;
    if (comma && !display(new_text, n)) return false;
    // The last element begins its line.
    const size_t element = comma ? first - 2 : first - 1;
    if (element >= fresh.size() || match[element] == kNone) return false;
    const Span last =
        fresh[element].last.size() > 0 ? fresh[element].last : old[match[element]].span;
    const size_t line = place.program.substr(0, last.begin).find_last_of('\n');
    if (line == std::string_view::npos) return false;
    const std::string_view blanks = place.program.substr(line + 1, last.begin - line - 1);
    if (blanks.find_first_not_of(" \t") != std::string_view::npos) return false;
    const size_t end = gap.begin + text(gap).find_first_of("\r\n");
    size_t at = first;
    if (!comma) emit(at++);
    out.source({gap.begin, static_cast<uint32_t>(end)});
    out.line(std::string(blanks), place.unit);
    for (bool begin = true; at < n; ++at, begin = false) {
      if (!begin) space(at, fresh[at].space);
      emit(at);
    }
    if (comma) out.made(",", place.unit);
    out.source({static_cast<uint32_t>(end), gap.end});
    return true;
  }

  Pieces run() {
    read_new();
    read_old();
    align();
    pair_brackets();
    size_t first = 0, before = kNone;
    for (size_t n = 0; n <= fresh.size(); ++n) {
      const size_t o = n < fresh.size() ? match[n] : old.size() - 1;
      if (o == kNone) continue;
      region(first, n, before, o);
      if (n < fresh.size()) emit(n);
      first = n + 1;
      before = o;
    }
    return std::move(out);
  }
};

}  // namespace

Pieces patch(std::vector<NewToken> tokens, const PatchPlace& place, std::vector<Span>& homeless) {
  return Patcher{std::move(tokens), place, homeless, {}, {}, {}, {}, {}, {}}.run();
}

}  // namespace hvr
