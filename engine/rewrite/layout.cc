// Printing of pieces.
#include "engine/rewrite/layout.h"

#include <algorithm>

namespace hvr {

const Origin& Layout::at(uint32_t byte) const {
  auto it = std::upper_bound(origins.begin(), origins.end(), byte,
                             [](uint32_t b, const Origin& o) { return b < o.output.begin; });
  return it == origins.begin() ? origins.front() : *std::prev(it);
}

std::optional<uint32_t> Layout::output_of(uint32_t source) const {
  std::optional<uint32_t> carried;
  for (const Origin& o : origins) {
    if (source < o.source.begin || source >= o.source.end) continue;
    const uint32_t place = o.output.begin + (source - o.source.begin);
    if (o.meaning == Meaning::kept) return place;
    if (!carried) carried = place;
  }
  return carried;
}

uint32_t Layout::border(uint32_t source) const {
  uint32_t place = 0;
  for (const Origin& o : origins) {
    if (o.meaning != Meaning::kept || o.source.begin >= source) continue;
    place = o.output.begin + (std::min(source, o.source.end) - o.source.begin);
  }
  return place;
}

Layout layout(const Pieces& pieces, std::string_view program, std::string_view newline) {
  Layout out;
  size_t bytes = 0;
  for (const Piece& p : pieces.items())
    bytes += p.type == Piece::Type::source ? p.source.size() : p.text.size() + newline.size();
  out.text.reserve(bytes);
  for (const Piece& p : pieces.items()) {
    const auto begin = static_cast<uint32_t>(out.text.size());
    switch (p.type) {
      case Piece::Type::source: out.text += program.substr(p.source.begin, p.source.size()); break;
      case Piece::Type::made:
        // Line breaks inside a new string.
        for (const char c : p.text)
          if (c == '\n')
            out.text += newline;
          else
            out.text += c;
        break;
      case Piece::Type::line:
        out.text += newline;
        out.text += p.text;
        break;
      case Piece::Type::header:
      case Piece::Type::self: break;
    }
    const auto end = static_cast<uint32_t>(out.text.size());
    if (end == begin) continue;
    out.origins.push_back({{begin, end}, p.source, p.unit, p.meaning, p.symbol});
  }
  return out;
}

}  // namespace hvr
