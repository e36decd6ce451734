// Alignment of two texts token by token.
#include "engine/rewrite/alignment.h"

#include <algorithm>

#include "python/tokens.h"

namespace hvr {
namespace {

constexpr size_t kMostCells = 4'000'000;  // of the table of an alignment

struct Aligner : Alignment {
  const std::vector<NewToken>& fresh;
  const PatchPlace& place;

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

  // The new tokens that are several to a scanner: `lib.name`.
  std::vector<std::string_view> compounds() const {
    std::vector<std::string_view> found;
    for (const std::string& s : new_text)
      if (tokens_of(s).size() > 1) found.push_back(s);
    return found;
  }
  // Where the token that begins at `begin` ends: one that is new stands in the old text as a whole,
  // too.
  uint32_t compound_end(Span s, uint32_t limit, const std::vector<std::string_view>& all) const {
    uint32_t end = s.end;
    for (const std::string_view c : all) {
      const size_t last = s.begin + c.size();
      if (last <= end || last > limit || text({s.begin, limit}).substr(0, c.size()) != c) continue;
      const auto next = place.program.substr(last, 1);
      if (next.empty() || may_touch(c, next)) end = static_cast<uint32_t>(last);
    }
    return end;
  }

  void read_old() {
    const auto captured = anchors();
    const auto together = compounds();
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
      Span s{t.span.begin + place.old.begin, t.span.end + place.old.begin};
      while (next < captured.size() && fresh[captured[next]].captured.begin <= s.begin) anchor();
      if (s.begin < done || t.type == Token::Type::comment || t.type == Token::Type::newline ||
          t.type == Token::Type::continuation)
        continue;
      s.end = compound_end(
          s, next < captured.size() ? fresh[captured[next]].captured.begin : place.old.end,
          together);
      // A part of a formatted string has no place of its own in the old text.
      while (next < captured.size() && fresh[captured[next]].captured.begin < s.end) ++next;
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
  void match_up() {
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
};

bool operand_end(const std::string& s) {
  static constexpr std::string_view words =
      " and as assert async await del elif else for from global if in is lambda not or raise "
      "return while with yield ";
  if (s.empty()) return true;  // a captured part
  const char c = s.back();
  return c == ')' || c == ']' || c == '}' || c == '"' || c == '\'' ||
         ((std::isalnum(static_cast<unsigned char>(c)) || c == '_') &&
          words.find(" " + s + " ") == std::string_view::npos);
}

}  // namespace

Alignment align(const std::vector<NewToken>& fresh, const PatchPlace& place) {
  Aligner a{{}, fresh, place};
  a.read_new();
  a.read_old();
  a.match_up();
  a.pair_brackets();
  return a;
}

bool closes_display(const std::vector<std::string>& all, size_t close) {
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

}  // namespace hvr
