// The tokens of a rule file as text.
#include "dsl/syntax.h"
#include "grammar/cursor.h"

namespace hvr::dsl {

std::string dump_tokens(std::string_view text) {
  std::string out;
  grammar::Cursor in(text);
  const auto line = [&](std::string_view kind, Span span) {
    out += kind;
    out.append(9 - kind.size(), ' ');
    out += text.substr(span.begin, span.size());
    out += '\n';
  };
  while (!in.empty()) {
    ast::Token token;
    ast::Hole hole;
    ast::Fragment fragment;
    if (in.fragment(fragment))
      line("fragment", fragment.span);
    else if (in.many(hole) || in.hole(hole))
      line("hole", hole.span);
    else if (in.text(token))
      line("text", token.span);
    else if (in.dotted(token))
      line("name", token.span);
    else if (in.any_word(token))
      line("word", token.span);
    else if (in.number(token))
      line("number", token.span);
    else if (in.any_symbol(token))
      line("symbol", token.span);
  }
  return out;
}

}  // namespace hvr::dsl
