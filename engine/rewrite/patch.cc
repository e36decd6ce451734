// A new text in the layout of the old one.
#include "engine/rewrite/patch.h"

#include <algorithm>

#include "engine/rewrite/alignment.h"
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

struct Patcher : Alignment {
  std::vector<NewToken> fresh;
  const PatchPlace& place;
  std::vector<Span>& homeless;
  Pieces out;

  std::string_view text(Span s) const { return place.program.substr(s.begin, s.size()); }

  std::vector<Span> comments_in(Span gap) const {
    std::vector<Span> found = comments_of(text(gap));
    for (Span& c : found) c = {c.begin + gap.begin, c.end + gap.begin};
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
  bool tight(size_t n) const { return closes(n) || new_text[n] == "," || new_text[n] == "."; }
  // Whether an old comma in front of a closing bracket may stay: the list has elements of its own.
  bool trailing_comma(size_t n, size_t o) const {
    if (o == 0 || old_text[o - 1] != "," || match[n] != o || n == 0 || !closes(n)) return false;
    if (!closes_display(new_text, n) || !closes_display(old_text, o)) return false;
    return new_text[n - 1] != "," && new_text[n - 1] != "(" && new_text[n - 1] != "[" &&
           new_text[n - 1] != "{";
  }
  void emit(size_t n) { out.append(std::move(fresh[n].pieces)); }

  // New tokens between two that are aligned, and the old gaps between those.
  struct Region {
    size_t first, n;   // the new tokens from `first` up to `n`
    size_t before, o;  // old tokens: aligned with what stands in front of `first`, and with `n`
    std::vector<Span> between;
    size_t inserted, deleted;
    std::vector<size_t> taken;  // the old gap that each new token takes; none where the gap goes
    std::vector<bool> used;
  };

  std::vector<size_t> taken_gaps(const Region& r) const {
    std::vector<size_t> taken(r.inserted + 1, kNone);
    const bool more = r.n < fresh.size();
    if (r.deleted == r.inserted)
      for (size_t k = 0; k <= r.inserted; ++k) taken[k] = k;
    else if (r.deleted == 0)
      taken[r.before != kNone && opens(r.before) && !(more && closes(r.n)) ? 0 : r.inserted] = 0;
    else if (r.inserted == 0)
      taken[0] = worthy(r.between.back()) || !worthy(r.between.front()) ? r.deleted : 0;
    else
      taken[0] = 0, taken[r.inserted] = r.deleted;
    // A bracket that is new does not break the line.
    if (r.inserted > 0 && r.deleted > 0 && r.deleted != r.inserted && opening(new_text[r.n - 1]) &&
        comments_in(r.between.back()).empty())
      taken[r.inserted] = kNone;
    return taken;
  }

  // The old gaps that a token on a line of its own takes.
  void own_line(Region& r, size_t k) {
    std::vector<Span> here;
    for (size_t g = 0; g < r.between.size(); ++g) {
      if (r.used[g] || (r.taken[k] == kNone ? g != 0 : g > r.taken[k])) continue;
      here.push_back(r.between[g]);
      r.used[g] = true;
    }
    line_of(fresh[r.first + k], here);
  }

  // What stands in front of the k-th new token of a region.
  void gap_before(Region& r, size_t k) {
    const size_t at = r.first + k;
    if (fresh[at].line) return own_line(r, k);
    if (r.taken[k] != kNone && !out.empty()) {
      const Span gap = r.between[r.taken[k]];
      const bool blanks = r.deleted == r.inserted && k < r.inserted && gap.size() > 0 &&
                          (k == 0 ? !tight(at) : !fresh[at].space.empty()) &&
                          comments_in(gap).empty();
      if ((worthy(gap) || blanks) && fits(gap, at)) {
        r.used[r.taken[k]] = true;
        return keep(gap, at);
      }
    }
    space(at, fresh[at].space);
  }

  void region(size_t first, size_t n, size_t before, size_t o) {
    Region r{first, n, before, o, gaps(before, o), n - first, 0, {}, {}};
    r.deleted = r.between.size() - 1;
    for (size_t d = before == kNone ? 0 : before + 1; d < o; ++d)
      if (!old[d].captured) lose(old[d].span);
    if (r.inserted == 0 && r.deleted == 0) return join(n, r.between);
    if (n < fresh.size() && r.deleted == 0 && appended(first, n, before, r.between[0])) return;
    if (r.inserted == 0 && r.deleted == 1 && n < fresh.size() && trailing_comma(n, o))
      return out.source({r.between[0].begin, r.between[1].end});
    r.taken = taken_gaps(r);
    r.used.assign(r.between.size(), false);
    for (size_t k = 0; k <= r.inserted && first + k < fresh.size(); ++k) {
      gap_before(r, k);
      if (k < r.inserted) emit(first + k);
    }
    for (size_t g = 0; g < r.between.size(); ++g)
      if (!r.used[g]) lose(r.between[g]);
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
    if (comma && !closes_display(new_text, n)) return false;
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
  Alignment alignment = align(tokens, place);
  return Patcher{std::move(alignment), std::move(tokens), place, homeless, {}}.run();
}

}  // namespace hvr
