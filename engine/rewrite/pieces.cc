// Pieces of text, put together and moved.
#include "engine/rewrite/pieces.h"

#include <algorithm>
#include <cctype>

#include "engine/rewrite/lines.h"

namespace hvr {

void Pieces::source(Span span) {
  if (span.begin >= span.end) return;
  if (!items_.empty()) {
    Piece& last = items_.back();
    if (last.type == Piece::Type::source && last.source.end == span.begin &&
        last.meaning == Meaning::kept) {
      last.source.end = span.end;
      return;
    }
  }
  Piece p;
  p.type = Piece::Type::source;
  p.meaning = Meaning::kept;
  p.source = span;
  items_.push_back(std::move(p));
}

void Pieces::made(std::string text, uint32_t unit, Meaning meaning, std::string symbol) {
  if (text.empty()) return;
  Piece p;
  p.meaning = meaning;
  p.unit = unit;
  p.text = std::move(text);
  p.symbol = std::move(symbol);
  items_.push_back(std::move(p));
}

void Pieces::line(std::string indentation, uint32_t unit) {
  Piece p;
  p.type = Piece::Type::line;
  p.unit = unit;
  p.text = std::move(indentation);
  items_.push_back(std::move(p));
}

void Pieces::mark(Piece::Type type) {
  Piece p;
  p.type = type;
  items_.push_back(std::move(p));
}

void Pieces::append(Pieces other) {
  if (items_.empty()) {
    items_ = std::move(other.items_);
    return;
  }
  auto from = other.items_.begin();
  if (from != other.items_.end() && from->type == Piece::Type::source &&
      from->meaning == Meaning::kept) {
    source(from->source);
    ++from;
  }
  items_.insert(items_.end(), std::make_move_iterator(from),
                std::make_move_iterator(other.items_.end()));
}

void Pieces::carry(uint32_t unit) {
  for (Piece& p : items_) {
    if (p.type != Piece::Type::source) continue;
    p.meaning = Meaning::carried;
    p.unit = unit;
  }
}

void Pieces::unline() {
  if (!items_.empty() && items_.back().type == Piece::Type::line) items_.pop_back();
}

void Pieces::trim(std::string_view program) {
  while (!items_.empty()) {
    Piece& p = items_.back();
    if (p.type == Piece::Type::source) {
      p.source.end =
          p.source.begin +
          static_cast<uint32_t>(end_of_solid(program.substr(p.source.begin, p.source.size())));
      if (p.source.end > p.source.begin) return;
    } else if (p.type == Piece::Type::made) {
      while (p.text.ends_with(' ') || p.text.ends_with('\t')) p.text.pop_back();
      if (!p.text.empty()) return;
    } else {
      return;
    }
    items_.pop_back();
  }
}

void Pieces::parenthesize(uint32_t unit) {
  Pieces out;
  out.made("(", unit);
  out.append(std::move(*this));
  out.made(")", unit);
  *this = std::move(out);
}

std::string Pieces::plain(std::string_view program) const {
  std::string out;
  for (const Piece& p : items_) {
    if (p.type == Piece::Type::source)
      out += program.substr(p.source.begin, p.source.size());
    else if (p.type == Piece::Type::made)
      out += p.text;
    else if (p.type == Piece::Type::line)
      out += '\n' + p.text;
  }
  return out;
}

size_t Pieces::find(Piece::Type type) const {
  const auto it =
      std::find_if(items_.begin(), items_.end(), [&](const Piece& p) { return p.type == type; });
  return it == items_.end() ? npos : static_cast<size_t>(it - items_.begin());
}

Pieces Pieces::cut(size_t i) {
  Pieces rest;
  const auto at = items_.begin() + static_cast<std::ptrdiff_t>(std::min(i, items_.size()));
  rest.items_.assign(std::make_move_iterator(at), std::make_move_iterator(items_.end()));
  items_.erase(at, items_.end());
  return rest;
}

namespace {

// Whether a byte lies inside one of the spans.
bool inside(const std::vector<Span>& spans, uint32_t byte) {
  auto it = std::upper_bound(spans.begin(), spans.end(), byte,
                             [](uint32_t b, const Span& s) { return b < s.begin; });
  return it != spans.begin() && byte < std::prev(it)->end;
}

// Splits a piece of the original behind its line endings and gives each line the new indentation.
void reindent_source(const Piece& piece, std::string_view from, std::string_view to,
                     std::string_view program, const std::vector<Span>& fixed, bool final,
                     std::vector<Piece>& out) {
  uint32_t done = piece.source.begin;
  const auto copy = [&](uint32_t end) {
    if (end <= done) return;
    out.push_back(piece);
    out.back().source = {done, end};
  };
  for (uint32_t i = piece.source.begin; i < piece.source.end; ++i) {
    if (program[i] != '\n' || inside(fixed, i)) continue;
    const uint32_t rest = i + 1 + static_cast<uint32_t>(from.size());
    if (rest > piece.source.end || program.substr(i + 1, from.size()) != from) continue;
    // Empty lines stay empty; a piece may end where the line's text begins.
    if (final && rest == piece.source.end) continue;
    if (rest < program.size() && (program[rest] == '\n' || program[rest] == '\r')) continue;
    copy(i + 1);
    done = rest;
    if (to.empty()) continue;
    Piece indentation;
    indentation.unit = piece.unit;
    indentation.text = to;
    out.push_back(std::move(indentation));
  }
  copy(piece.source.end);
}

}  // namespace

void reindent(Pieces& pieces, std::string_view from, std::string_view to, std::string_view program,
              const std::vector<Span>& fixed) {
  if (from == to) return;
  std::vector<Piece> out;
  bool line_open = false;  // the piece before ended with a line ending of the original
  for (Piece& p : pieces.items()) {
    if (p.type == Piece::Type::line && p.text.starts_with(from)) {
      p.text = std::string(to) + p.text.substr(from.size());
      out.push_back(std::move(p));
    } else if (p.type == Piece::Type::source) {
      reindent_source(p, from, to, program, fixed, &p == &pieces.items().back(), out);
    } else if (p.type == Piece::Type::made && line_open && p.text.starts_with(from) &&
               p.text.find_first_not_of(" \t") == std::string::npos) {
      // An indentation that was put in before.
      p.text = std::string(to) + p.text.substr(from.size());
      out.push_back(std::move(p));
    } else {
      out.push_back(std::move(p));
    }
    line_open = !out.empty() && out.back().type == Piece::Type::source &&
                program[out.back().source.end - 1] == '\n';
  }
  pieces.items() = std::move(out);
}

void keep_apart(Pieces& made, std::string_view program, Span place, uint32_t unit) {
  const std::string now = made.plain(program);
  if (now.empty()) return;
  const auto letter = [](char c) {
    return c == '_' || std::isalnum(static_cast<unsigned char>(c)) ||
           static_cast<unsigned char>(c) >= 0x80;
  };
  const auto begins = [&](char c) { return letter(c) || c == '"' || c == '\''; };
  if (place.begin > 0 && letter(program[place.begin - 1]) && begins(now.front())) {
    Pieces all;
    all.made(" ", unit);
    all.append(std::move(made));
    made = std::move(all);
  }
  if (place.end < program.size() && letter(program[place.end]) && letter(now.back()))
    made.made(" ", unit);
}

}  // namespace hvr
