// Line breaks in long lines.
#include "engine/rewrite/wrap.h"

#include <algorithm>

#include "python/tokens.h"

namespace hvr {
namespace {

using Tokens = std::vector<Token>;

constexpr uint32_t kSubstantial = 16;  // bytes

uint32_t width(std::string_view text) {
  const auto part_of_character = [](char c) {
    return (static_cast<unsigned char>(c) & 0xC0) == 0x80;
  };
  return static_cast<uint32_t>(text.size()) -
         static_cast<uint32_t>(std::count_if(text.begin(), text.end(), part_of_character));
}

// The line that holds a byte, without its line ending.
Span line_at(std::string_view text, uint32_t byte) {
  const size_t before = byte == 0 ? std::string_view::npos : text.rfind('\n', byte - 1);
  size_t end = std::min(text.find('\n', byte), text.size());
  const size_t begin = before == std::string_view::npos ? 0 : before + 1;
  if (end > begin && text[end - 1] == '\r') --end;
  return {static_cast<uint32_t>(begin), static_cast<uint32_t>(end)};
}

// A line break to be put in: `removed` blanks of new text at `at` go, `text` comes.
struct Break {
  uint32_t at = 0;
  uint32_t removed = 0;
  std::string text;
  uint32_t unit = kNoUnit;
};

struct Line {
  Span span;
  uint32_t unit = kNoUnit;  // a rule application that made part of it
};

// The lines to look at: too wide, not wholly as they were, wider than what they were made of.
std::vector<Line> long_lines(const Layout& layout, std::string_view program, uint32_t columns) {
  std::vector<Line> out;
  const std::string_view text = layout.text;
  auto origin = layout.origins.begin();
  for (uint32_t begin = 0; begin < text.size();) {
    const Span line = line_at(text, begin);
    const uint32_t next =
        static_cast<uint32_t>(std::min(text.find('\n', line.end), text.size())) + 1;
    begin = next;
    if (line.size() <= columns || width(text.substr(line.begin, line.size())) <= columns) continue;
    while (origin->output.end <= line.begin) ++origin;
    if (origin->meaning == Meaning::kept && origin->output.end >= line.end) continue;
    Line found{line};
    uint32_t widest = 0;
    Span was;  // the line of the program that was looked at last
    for (auto o = origin; o != layout.origins.end() && o->output.begin < line.end; ++o) {
      if (found.unit == kNoUnit) found.unit = o->unit;
      if (!o->from_source()) continue;
      // The part of it that stands on this line.
      const uint32_t first =
          o->source.begin + (std::max(line.begin, o->output.begin) - o->output.begin);
      if (was.size() > 0 && first >= was.begin && first < was.end) continue;
      was = line_at(program, first);
      widest = std::max(widest, width(program.substr(was.begin, was.size())));
    }
    if (width(text.substr(line.begin, line.size())) > widest) out.push_back(found);
  }
  return out;
}

// What a line break needs to know of a token.
struct Context {
  uint32_t depth = 0;       // of brackets, behind the token
  size_t statement = 0;     // the first token of its logical line
  bool parameters = false;  // of a lambda
};

struct Wrapper {
  const Layout& layout;
  const LineStyle& style;
  Tokens tokens{};  // of the logical lines that hold one to look at
  std::vector<Context> contexts{};
  std::vector<bool> headers{};   // by the first token of a logical line: it ends in a colon
  std::vector<size_t> closes{};  // of an opening bracket: the token that closes it, or 0
  std::vector<Break> breaks{};

  std::string_view text() const { return layout.text; }
  std::string_view text(size_t i) const {
    return text().substr(tokens[i].span.begin, tokens[i].span.size());
  }
  bool solid(size_t i) const {
    const Token::Type t = tokens[i].type;
    return t != Token::Type::comment && t != Token::Type::newline && t != Token::Type::continuation;
  }
  bool is(size_t i, std::string_view operators) const {
    return tokens[i].type == Token::Type::operator_ && tokens[i].span.size() == 1 &&
           operators.find(text()[tokens[i].span.begin]) != std::string_view::npos;
  }

  // Most of a text's tokens are of lines that stay, and all of them would take more room than it.
  void read(const std::vector<Line>& lines) {
    auto wanted = lines.begin();
    size_t begun = 0, depth = 0;  // the tokens of the logical line at hand, and its open brackets
    const auto end_line = [&] {
      if (tokens.size() == begun) return;
      while (wanted != lines.end() && wanted->span.end <= tokens[begun].span.begin) ++wanted;
      if (wanted == lines.end() || wanted->span.begin >= tokens.back().span.end)
        tokens.resize(begun);
      begun = tokens.size();
    };
    each_token(text(), [&](const Token& t) {
      tokens.push_back(t);
      if (is(tokens.size() - 1, "([{")) ++depth;
      if (is(tokens.size() - 1, ")]}") && depth > 0) --depth;
      if (t.type == Token::Type::newline && depth == 0) end_line();
    });
    end_line();
  }

  void understand() {
    contexts.resize(tokens.size());
    headers.assign(tokens.size(), false);
    closes.assign(tokens.size(), 0);
    std::vector<size_t> open;
    Context now;
    std::vector<uint32_t> lambdas;  // the depths at which parameters are read
    size_t last = 0;
    bool begins = true;
    for (size_t i = 0; i < tokens.size(); ++i) {
      if (solid(i) && begins) now.statement = i, begins = false;
      if (is(i, "([{")) open.push_back(i);
      if (is(i, ")]}") && !open.empty()) closes[open.back()] = i, open.pop_back();
      now.depth = static_cast<uint32_t>(open.size());
      while (!lambdas.empty() &&
             (lambdas.back() > now.depth || (lambdas.back() == now.depth && is(i, ":"))))
        lambdas.pop_back();
      if (tokens[i].type == Token::Type::name && text(i) == "lambda") lambdas.push_back(now.depth);
      if (solid(i)) last = i;
      now.parameters = !lambdas.empty();
      contexts[i] = now;
      const bool ends = tokens[i].type == Token::Type::newline && now.depth == 0;
      if (!begins && (ends || i + 1 == tokens.size())) {
        headers[now.statement] = is(last, ":");
        begins = true;
        lambdas.clear();
      }
    }
  }

  // Blanks at the beginning of the line that holds a byte.
  std::string indentation(uint32_t byte) const {
    const Span line = line_at(text(), byte);
    const std::string_view all = text().substr(line.begin, line.size());
    return std::string(all.substr(0, std::min(all.find_first_not_of(" \t"), all.size())));
  }

  // A line may be broken behind token i: the next one stands on the same line.
  bool may_break(size_t i) const {
    return i + 1 < tokens.size() && solid(i + 1) && !is(i + 1, ")]}") && contexts[i].depth > 0 &&
           !contexts[i].parameters;
  }
  bool wholly_new(uint32_t begin, uint32_t end) const {
    for (; begin < end; begin = layout.at(begin).output.end)
      if (layout.at(begin).from_source()) return false;
    return true;
  }

  void add(size_t i, std::string indent, uint32_t unit) {
    const uint32_t at = tokens[i].span.end, next = tokens[i + 1].span.begin;
    Break b{at, 0, {}, unit};
    if (wholly_new(at, next)) {
      b.removed = next - at;
    } else {
      // Blanks of the original stay, as part of the indentation.
      const size_t blanks = next - at;
      if (indent.size() >= blanks &&
          indent.substr(indent.size() - blanks) == text().substr(at, blanks))
        indent.resize(indent.size() - blanks);
    }
    b.text = std::string(style.newline) + indent;
    breaks.push_back(std::move(b));
  }

  // Whether what a bracket holds is worth a line of its own.
  bool substantial(size_t bracket) const {
    const size_t close = closes[bracket];
    return close == 0 || tokens[close].span.begin - tokens[bracket].span.end >= kSubstantial;
  }

  // The token of [first, last) behind which a line that begins with byte `begin` at column `column`
  // is broken best; `last` where it should stay: the last of the outermost commas and brackets that
  // fit; `indent` is the width of the next line's blanks.
  size_t best(size_t first, size_t last, uint32_t begin, uint32_t column, uint32_t indent) const {
    size_t good = last, poor = last;
    uint32_t end = column;
    for (size_t i = first; i + 1 < last; ++i) {
      end += width(text().substr(begin, tokens[i].span.end - begin));
      begin = tokens[i].span.end;
      const bool late = end > style.columns;
      if (late && (good != last || poor != last)) break;
      const bool comma = is(i, ",");
      if (!may_break(i) || (!comma && !is(i, "([{")) || end <= indent) continue;
      if (late && comma) return i;
      if (late) continue;
      size_t& place = comma || substantial(i) ? good : poor;
      if (place == last || contexts[i].depth <= contexts[place].depth) place = i;
    }
    return good != last ? good : poor;
  }

  void wrap(const Line& line) {
    const auto from =
        std::lower_bound(tokens.begin(), tokens.end(), line.span.begin,
                         [](const Token& t, uint32_t byte) { return t.span.begin < byte; });
    auto first = static_cast<size_t>(from - tokens.begin());
    size_t last = first;
    while (last < tokens.size() && tokens[last].span.begin < line.span.end && solid(last)) ++last;
    if (first == last) return;
    const uint32_t end = std::min(tokens[last - 1].span.end, line.span.end);
    const size_t statement = contexts[first].statement;
    const uint32_t depth = first == statement ? 0 : contexts[first - 1].depth;
    const std::string own = indentation(tokens[first].span.begin);
    const bool begins = line.span.begin + own.size() == tokens[first].span.begin;
    const std::string base = depth > 0 && begins ? own : indentation(tokens[statement].span.begin);
    const auto indent_of = [&](uint32_t at, uint32_t reference) {
      uint32_t levels = at > reference ? at - reference : 0;
      if (depth == 0 || !begins)
        levels += headers[statement] ? 2U : 1U;
      else
        levels += reference > depth ? 1U : 0U;
      std::string out = base;
      for (uint32_t k = 0; k < levels; ++k) out += style.unit;
      return out;
    };
    uint32_t begin = line.span.begin, column = 0, reference = 0;
    uint32_t rest = width(text().substr(begin, end - begin));
    while (column + rest > style.columns) {
      const std::string least = indent_of(reference, reference);
      const size_t i = best(first, last, begin, column, width(least) + 1);
      if (i == last) return;
      if (reference == 0) reference = contexts[i].depth;
      const std::string indent = indent_of(contexts[i].depth, reference);
      add(i, indent, line.unit);
      first = i + 1;
      rest -= width(text().substr(begin, tokens[first].span.begin - begin));
      begin = tokens[first].span.begin;
      column = width(indent);
    }
  }
};

// The layout with the breaks in it.
Layout with(const Layout& layout, const std::vector<Break>& breaks) {
  Layout out;
  size_t size = layout.text.size();
  for (const Break& b : breaks) size += b.text.size();
  out.text.reserve(size);
  out.origins.reserve(layout.origins.size() + 2 * breaks.size());
  auto next = breaks.begin();
  const auto copy = [&](const Origin& o, uint32_t from, uint32_t to) {
    if (from >= to) return;
    const auto begin = static_cast<uint32_t>(out.text.size());
    out.text += std::string_view(layout.text).substr(from, to - from);
    Origin part = o;
    part.output = {begin, begin + (to - from)};
    if (o.from_source()) {
      const uint32_t source = o.source.begin + (from - o.output.begin);
      part.source = {source, source + (to - from)};
    }
    out.origins.push_back(std::move(part));
  };
  uint32_t done = 0;
  for (const Origin& o : layout.origins) {
    done = std::max(done, o.output.begin);
    for (; next != breaks.end() && next->at <= o.output.end; ++next) {
      copy(o, done, next->at);
      const auto begin = static_cast<uint32_t>(out.text.size());
      out.text += next->text;
      Origin made;
      made.output = {begin, static_cast<uint32_t>(out.text.size())};
      made.unit = next->unit;
      out.origins.push_back(std::move(made));
      done = next->at + next->removed;
    }
    copy(o, done, o.output.end);
    done = std::max(done, o.output.end);
  }
  return out;
}

}  // namespace

void wrap(Layout& layout, std::string_view program, const LineStyle& style) {
  const std::vector<Line> lines = long_lines(layout, program, style.columns);
  if (lines.empty()) return;
  Wrapper wrapper{layout, style};
  wrapper.read(lines);
  wrapper.understand();
  for (const Line& line : lines) wrapper.wrap(line);
  if (!wrapper.breaks.empty()) layout = with(layout, wrapper.breaks);
}

}  // namespace hvr
