// Quotes, braces and what letters mean inside literals.
#include "engine/rewrite/literals.h"

#include "python/tokens.h"

namespace hvr {
namespace {

constexpr std::string_view kQuotes = "'\"";

// The quotes with which a literal begins.
std::string_view quotes_of(std::string_view literal) {
  const size_t q = literal.find_first_of(kQuotes);
  if (q == std::string_view::npos) return {};
  return literal.substr(q, literal.substr(q, 3) == std::string(3, literal[q]) ? 3 : 1);
}

// The quote that a literal may have in place of its own; 0 where it has to stay as it is.
char other_quote(std::string_view literal, const std::string& taken) {
  const std::string_view quotes = quotes_of(literal);
  const size_t begin = literal.find(quotes) + quotes.size();
  const char other = quotes[0] == '"' ? '\'' : '"';
  if (quotes.size() > 1 || taken.find(other) != std::string::npos) return 0;
  const auto content = literal.substr(begin, literal.size() - begin - 1);
  return content.find_first_of("'\"\n") == std::string_view::npos ? other : '\0';
}

// Puts another character in place of the one at byte `at` of the whole text.
void put(Pieces& pieces, std::string_view program, size_t at, char c, uint32_t unit) {
  auto& items = pieces.items();
  for (size_t i = 0; i < items.size(); ++i) {
    const Piece p = items[i];
    const std::string said = [&] {
      Pieces one;
      one.items().push_back(p);
      return one.plain(program);
    }();
    if (at >= said.size()) {
      at -= said.size();
      continue;
    }
    if (p.type == Piece::Type::made) {
      items[i].text[at] = c;
    } else if (p.type == Piece::Type::source) {
      Piece before = p, changed, behind = p;
      before.source.end = before.source.begin + static_cast<uint32_t>(at);
      behind.source.begin = before.source.end + 1;
      changed.unit = unit;
      changed.text = std::string(1, c);
      items[i] = std::move(behind);
      items.insert(items.begin() + static_cast<std::ptrdiff_t>(i), {before, changed});
    }
    return;
  }
}

}  // namespace

std::string fit_field(Pieces& made, std::string_view program,
                      const std::vector<std::string>& literals, bool newest, uint32_t unit) {
  std::string taken;
  bool lines = true;
  for (const std::string& literal : literals) {
    taken += quotes_of(literal)[0];
    lines = lines && quotes_of(literal).size() == 3;
  }
  const std::string before = made.plain(program);
  for (const Token& t : tokens_of(before)) {
    if (t.type != Token::Type::string || newest) continue;
    const auto literal = std::string_view(before).substr(t.span.begin, t.span.size());
    const std::string_view quotes = quotes_of(literal);
    if (taken.find(quotes[0]) == std::string::npos) continue;
    const char other = other_quote(literal, taken);
    if (other == 0) return "a string would stand in a formatted string with the same quotes";
    put(made, program, t.span.begin + literal.find(quotes), other, unit);
    put(made, program, t.span.end - 1, other, unit);
  }
  const std::string all = made.plain(program);
  if (!newest && (all.find_first_of("\\#") != std::string::npos ||
                  (!lines && all.find('\n') != std::string::npos)))
    return "the result would stand in a formatted string, which takes no backslash, `#` or line "
           "break before Python 3.12";
  // `{{` and `}}` would be text.
  Pieces out;
  if (all.starts_with('{')) out.made(" ", unit);
  out.append(std::move(made));
  if (all.ends_with('}')) out.made(" ", unit);
  made = std::move(out);
  return {};
}

std::string misfit_in_literal(std::string_view letters, std::string_view literal) {
  const size_t begin = literal.find_first_of(kQuotes);
  const bool formatted = literal.substr(0, begin).find_first_of("fFtT") != std::string::npos;
  const std::string special = std::string("\\\n") + literal[begin] + (formatted ? "{}" : "");
  if (letters.find_first_of(special) == std::string::npos) return {};
  return "what `${…}` came to cannot stand inside a string: it holds a quote, a backslash, a "
         "line break or a brace";
}

}  // namespace hvr
