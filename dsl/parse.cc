// Runs the grammar, one declaration at a time, and says what was wrong where it fails.
#include <algorithm>

#include "base/spelling.h"
#include "dsl/edition.h"
#include "dsl/syntax.h"
#include "grammar/declarations.h"
#include "grammar/reserved.h"

namespace hvr::dsl {
namespace {

namespace g = hvr::grammar;
using g::Cursor;
using g::TooDeep;

// Behind so many faults the rest of a file is not read: they have one cause, or it is no rule file.
constexpr size_t kMaxFaults = 100;

// Whether one of the words that begin a declaration stands at the cursor.
bool at_declaration(Cursor& in) { return g::matches<tao::pegtl::at<g::declaration_word>>(in); }

// The start of the next line after `from` whose first column begins a declaration.
size_t next_declaration(std::string_view text, size_t from) {
  for (size_t i = text.find('\n', from); i != std::string_view::npos; i = text.find('\n', i + 1)) {
    if (i + 1 == text.size() || text[i + 1] < 'a' || text[i + 1] > 'z') continue;
    Cursor in(text.substr(i + 1, 32));
    if (at_declaration(in)) return i + 1;
  }
  return text.size();
}

// What would have been right, in the order in which it was looked for.
std::string expected(const Cursor& in) {
  constexpr size_t kMost = 10;
  std::vector<std::string> all;
  for (const auto& m : in.misses()) {
    if (m.hidden) continue;
    std::string one = m.word ? "`" + std::string(m.what) + "`" : std::string(m.what);
    if (std::find(all.begin(), all.end(), one) == all.end()) all.push_back(std::move(one));
  }
  std::string out;
  for (size_t i = 0; i < all.size() && i < kMost; ++i)
    out += (i == 0                                       ? "expected "
            : i + 1 == all.size() && all.size() <= kMost ? " or "
                                                         : ", ") +
           all[i];
  return all.size() > kMost ? out + ", …" : out;
}

bool wants_name(const Cursor& in) {
  return std::any_of(in.misses().begin(), in.misses().end(), [](const auto& m) {
    return !m.hidden && (m.what == "a name" || m.what == "a dotted name");
  });
}

// What to write now for a word of the first edition; empty for others.
std::string first_edition(const Cursor& in, std::string_view word) {
  struct Old {
    std::string_view word, now;
  };
  static constexpr Old kOld[] = {
      {"either", "the arms alone say it: `{ … } or { … }`"},
      {"keep", "leave it out; `{ }` is an arm that does nothing"},
      {"then", "braces hold what is done: `if c { … } else { … }`"},
      {"do", "braces hold what is done: `for each $x in V { … }`"},
      {"end", "braces hold what is done: `if c { … } else { … }`"},
      {"together", "rules that stand or fall together say `does` and `needs`"},
      {"should", "write `must NAME: CLAUSES else warn \"…\" at $x`"},
      {"has", "write `some F in $x`"},
      {"drop", "write `remove a.name`"},
      {"head", "write `insert stmt R first in $x`"},
      {"bound", "write `$x in ``$_:name = $x```"},
  };
  for (const auto& [old, now] : kOld)
    if (word == old) return std::string(now);
  const auto& misses = in.misses();
  const auto wanted = [&](std::string_view what) {
    return std::any_of(misses.begin(), misses.end(), [&](const auto& m) { return m.what == what; });
  };
  if (word == "when" && wanted("a \"text\"")) return "write `refuse \"text\" at $x: CLAUSES`";
  if (word == "each" && wanted("a condition")) return "write `every $x in V { condition }`";
  if (word == "or" && wanted("`|`"))
    return "alternatives of fragments are parted by `|`; `or` parts conditions";
  if (word == "statement" && wanted("absent")) return "write `$x in stmt ``$x```";
  if (word == "of" && wanted("or"))
    return "`in` asks for a key of a table or an element of a list; of two in one function say "
           "`function of $x is function of $y`";
  if (word == "or" && wanted("else")) return "write `else error \"…\"` or `else warn \"…\"`";
  return {};
}

// What to write for a word that the second edition began with, or took over, and no longer has;
// empty for others. `wanted`: what of the same kind stands at its place now, for words that a rule
// file may use as names.
std::string later_gone(const Cursor& in, std::string_view word) {
  struct Gone {
    std::string_view word, wanted, now;
  };
  static constexpr Gone kGone[] = {
      {"method", "function", "write `function C.m(…)`: of a class it is a method"},
      {"many", "list", "write `key NAME: list in …`"},
      {"known", "absent", "write `$x is not unknown`; for `not $x is known`, `$x is unknown`"},
      {"follows", "precedes", "write `$a can only follow $b`"},
      {"index", "in", "write `for each $i, $x in V { … }`, the number first"},
      {"run", "innermost",
       "statements in a row: `guard` joins neighbours, `all R(…)` lists the rows of a `find`"},
      {"expr", "a `fragment`",
       "leave it out; behind `stmt` and `|`, write the alternative without `stmt` in front"},
      {"decorator", "a `fragment`", "leave it out: what begins with `@` is a decorator"},
  };
  for (const auto& [old, wanted, now] : kGone) {
    const std::string_view what = wanted;
    if (word == old && std::any_of(in.misses().begin(), in.misses().end(),
                                   [&](const auto& m) { return m.what == what; }))
      return std::string(now);
  }
  return {};
}

std::string_view first_word(std::string_view found) {
  size_t letters = 0;
  while (letters < found.size() &&
         (std::isalnum(static_cast<unsigned char>(found[letters])) || found[letters] == '_'))
    ++letters;
  return found.substr(0, letters);
}

// The words in front of a fragment.
constexpr const char* kOfFragments[] = {"stmt", "withitem", "argument", "alias", "exactly"};

std::string help_for(const Cursor& in, std::string_view found) {
  const std::string_view word = first_word(found);
  if (std::string now = first_edition(in, word); !now.empty()) return now;
  if (std::string now = later_gone(in, word); !now.empty()) return now;
  if (g::is_reserved(word) && wants_name(in))
    return "this is a word of the language; choose another name";
  std::string wanted = expected(in);
  if (!word.empty()) {
    std::vector<std::string> keywords;
    if (std::find(std::begin(kOfFragments), std::end(kOfFragments), word) != std::end(kOfFragments))
      return "behind `" + std::string(word) + "` stands a fragment of Python between backticks";
    for (const auto& m : in.misses()) {
      if (m.word && m.what != word) keywords.emplace_back(m.what);
      if (m.what == "a `fragment`")
        keywords.insert(keywords.end(), std::begin(kOfFragments), std::end(kOfFragments));
    }
    if (const std::string near = did_you_mean(std::string(word), keywords); !near.empty())
      return near + (wanted.empty() ? "" : " (" + wanted + ")");
  }
  if (!found.empty() && found.front() == '\'' && wanted.find('`') != std::string::npos)
    return wanted + "; Python stands between backticks";
  return wanted;
}

// Words that begin a question or a value. A misspelt one is read as a name, and what follows it is
// what cannot stand there.
constexpr const char* kOfQuestions[] = {"every",      "some",    "first",   "maybe",  "surely",
                                        "transform",  "use",     "origin",  "effect", "exit",
                                        "definition", "pattern", "default", "where"};

// Words that began a value, and are gone; they are read as names, too.
constexpr std::pair<std::string_view, std::string_view> kGoneOfValues[] = {
    {"those", "write `all $x in V { c }`"},
    {"split", "leave it out: `let $...a, $...b = V before first $x { c }`"},
    {"expr", "leave it out"},
    {"decorator", "leave it out: what begins with `@` is a decorator"}};

struct Misspelt {
  Span at;
  std::string near;
};

// What a word should be, if it is nearly one of a question's; empty otherwise.
std::string meant_by(const std::string& word) {
  for (const auto& [gone, now] : kGoneOfValues)
    if (word == gone) return std::string(now);
  const std::vector<std::string> all(std::begin(kOfQuestions), std::end(kOfQuestions));
  static constexpr std::string_view kOthers = " else comes made does needs note name wrap text ";
  const bool small = std::all_of(word.begin(), word.end(), [](char c) { return c >= 'a'; });
  Cursor alone(word);
  if (!small || word.size() < 3 || at_declaration(alone) ||
      std::find(all.begin(), all.end(), word) != all.end() ||
      kOthers.find(" " + word + " ") != std::string_view::npos)
    return {};
  return did_you_mean(word, all);
}

// The word that ends at a place of a text, if it is none of the language.
std::optional<Misspelt> misspelt_at(std::string_view text, size_t from, size_t end) {
  const auto is_letter = [&](size_t i) {
    return std::isalnum(static_cast<unsigned char>(text[i])) || text[i] == '_';
  };
  while (end > from && (text[end - 1] == ' ' || text[end - 1] == '\n')) --end;
  size_t begin = end;
  while (begin > from && is_letter(begin - 1)) --begin;
  if (begin == end || (begin > from && (text[begin - 1] == '$' || text[begin - 1] == '.')))
    return std::nullopt;
  std::string meant = meant_by(std::string(text.substr(begin, end - begin)));
  if (meant.empty()) return std::nullopt;
  return Misspelt{{static_cast<uint32_t>(begin), static_cast<uint32_t>(end)}, std::move(meant)};
}

// The word in front of a place, or of the bracket that is open there, if it is nearly one of them.
std::optional<Misspelt> misspelt_before(std::string_view text, size_t from, size_t place) {
  if (auto found = misspelt_at(text, from, place)) return found;
  int open = 0;
  for (size_t i = place; i > from; --i) {
    open += text[i - 1] == ')' ? -1 : text[i - 1] == '(' ? 1 : 0;
    if (text[i - 1] == '`' || text[i - 1] == '"') return std::nullopt;
    if (open > 0) return misspelt_at(text, from, i - 1);
  }
  return std::nullopt;
}

// The first fragment of a piece of text that runs on into lines which are not indented below its
// first letter: from its backtick to the end of its line.
std::optional<Span> run_on_fragment(std::string_view text, size_t from, size_t to) {
  for (size_t i = from; i < to; ++i) {
    const char c = text[i];
    if (c == '#') i = std::min(text.find('\n', i), to);
    if (c == '"')
      for (++i; i < to && text[i] != '"' && text[i] != '\n'; ++i) i += text[i] == '\\';
    if (c != '`') continue;
    const size_t begin = i;
    for (++i; i < to && (text[i] != '`' || (i + 1 < to && text[i + 1] == '`')); ++i)
      i += text[i] == '`';
    const size_t line_end = text.find('\n', begin);
    if (line_end >= i) continue;
    const size_t line = text.rfind('\n', begin) + 1;  // 0 where there is none
    const size_t next = text.find_first_not_of(" \n", line_end);
    const std::string_view own = text.substr(begin + 1, line_end - begin - 1);
    if (own.find_first_not_of(" \r") == std::string_view::npos || next > i) continue;
    const size_t indent = next - (text.rfind('\n', next) + 1);
    if (indent <= begin - line)
      return Span{static_cast<uint32_t>(begin), static_cast<uint32_t>(line_end)};
  }
  return std::nullopt;
}

// Behind the last token in front of a place, if the place is the end of the file or another
// declaration; lines of comments count as tokens only where one stands behind a token.
std::optional<Span> cut_short(std::string_view text, size_t from, size_t place) {
  const bool begins = place < text.size() && place > 0 && text[place - 1] == '\n' && [&] {
    Cursor in(text.substr(place, 32));
    return at_declaration(in);
  }();
  if (place < text.size() && !begins) return std::nullopt;
  size_t end = place;
  while (end > from) {
    const size_t line = text.rfind('\n', end - 1) + 1;
    const std::string_view all = text.substr(line, end - line);
    const size_t first = all.find_first_not_of(" \t\r\n");
    if (first != std::string_view::npos && all[first] != '#') {
      const size_t last = line + all.find_last_not_of(" \t\r\n");
      return Span{static_cast<uint32_t>(last), static_cast<uint32_t>(last + 1)};
    }
    end = line == 0 ? 0 : line - 1;
  }
  return std::nullopt;
}

// Whether it is a word of the first edition that stands there. `from`: where the declaration began.
bool report(const Cursor& in, const std::string& path, std::string_view text, size_t from,
            Diagnostics& diagnostics) {
  const size_t place = in.furthest();
  if (const auto open = run_on_fragment(text, from, place)) {
    diagnostics.error("R001", path, *open, "this fragment is not closed in its line",
                      "a backtick is missing, or what follows is to be indented below its first "
                      "letter");
    return false;
  }
  if (const auto end = cut_short(text, from, place)) {
    diagnostics.error("R001", path, *end, "this declaration is not whole", expected(in));
    return false;
  }
  size_t end = place;
  while (end < text.size() && !std::isspace(static_cast<unsigned char>(text[end])) &&
         end < place + 24)
    ++end;
  // Not in the middle of a character.
  while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) ++end;
  if (end == place && end < text.size()) ++end;
  const std::string_view found = text.substr(place, end - place);
  std::string help = help_for(in, found);
  if (!help.starts_with("did you mean") && first_edition(in, first_word(found)).empty() &&
      later_gone(in, first_word(found)).empty())
    if (const auto before = misspelt_before(text, from, place)) {
      diagnostics.error("R001", path, before->at,
                        "`" + std::string(text.substr(before->at.begin, before->at.size())) +
                            "` is no word of the language",
                        before->near);
      return false;
    }
  diagnostics.error("R001", path, {static_cast<uint32_t>(place), static_cast<uint32_t>(end)},
                    (found.empty() ? "the end of the file" : "`" + std::string(found) + "`") +
                        " cannot stand here",
                    std::move(help));
  return !first_edition(in, first_word(found)).empty() ||
         !later_gone(in, first_word(found)).empty();
}

void report_depth(const TooDeep& at, const std::string& path, uint32_t base,
                  Diagnostics& diagnostics) {
  const uint32_t place = base + static_cast<uint32_t>(at.byte);
  diagnostics.error("R001", path, {place, place + 1},
                    "this nests deeper than " + std::to_string(g::kMaxNesting) + " levels",
                    "name parts of it with `let` or `define`");
}

bool whole(Cursor& in, std::vector<ast::Declaration>& out) {
  ast::Declaration d;
  if (!g::matches<g::whole_declaration>(in, d)) return false;
  out.push_back(std::move(d));
  return true;
}

}  // namespace

std::vector<ast::Declaration> parse_rules(const std::string& path, std::string_view text,
                                          Diagnostics& diagnostics) {
  std::vector<ast::Declaration> out;
  Diagnostics seen;
  size_t old_places = 0;
  Cursor in(text);
  if (text.starts_with("\xEF\xBB\xBF")) in.go_to(3);  // the mark of an editor
  for (size_t faults = 0; !in.empty();) {
    in.forget_misses();
    size_t place = in.byte();
    try {
      if (whole(in, out)) continue;
      // Once more, to say what was looked for.
      in.note_misses(true);
      in.go_to(place);
      if (whole(in, out)) continue;
      old_places += report(in, path, text, place, seen);
      place = std::max(place + 1, in.furthest());
    } catch (const TooDeep& deep) {
      report_depth(deep, path, 0, seen);
      place = std::max(place + 1, deep.byte);
    }
    if (++faults == kMaxFaults) {
      const auto last = static_cast<uint32_t>(std::min(place, text.size()));
      seen.error("R001", path, {last, last}, "the rest of this file was not read",
                 "mend the faults above first");
      break;
    }
    in.note_misses(false);
    in.go_to(next_declaration(text, place - 1));
  }
  judge_edition(path, out, old_places, seen, diagnostics);
  return out;
}

std::optional<ast::Value> parse_splice(const std::string& path, std::string_view text,
                                       uint32_t base, Diagnostics& diagnostics) {
  Cursor in(text, base);
  try {
    ast::Value value;
    if (g::matches<g::value>(in, value) && in.empty()) return value;
  } catch (const TooDeep& deep) {
    report_depth(deep, path, base, diagnostics);
    return std::nullopt;
  }
  diagnostics.error("R001", path, {base, base + static_cast<uint32_t>(text.size())},
                    "a splice holds one value",
                    "write `${$x}` or a little arithmetic on holes and parameters");
  return std::nullopt;
}

}  // namespace hvr::dsl
