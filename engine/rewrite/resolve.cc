// Nodes with their edits, inside out.
#include "engine/rewrite/resolve.h"

#include <algorithm>

#include "base/allowance.h"
#include "engine/rewrite/literals.h"
#include "python/syntax.h"
#include "python/tokens.h"

namespace hvr {

using Type = Value::Type;

Resolver::Resolver(const Query& query, NodeId root, EditSet& edits, const StandingEdits& standing,
                   Names& names, const SourceText& source)
    : query_(query),
      rules_(query.rules),
      tree_(query.tree),
      root_(root),
      set_(edits),
      names_(names),
      source_(source),
      lines_(tree_, source.indent_unit),
      standing_(standing) {
  for (const Edit* e : standing_.inside(root_)) {
    const bool stands = e->kind == K::before || e->kind == K::after || e->kind == K::replace;
    if (!stands || tree_.parent(e->node) != root_) continue;
    for (const Value& v : e->results)
      if (v.type == Type::result) names_.comes(rules_[v.result->fragment], e->node);
  }
}

bool Resolver::touched(NodeId n) const {
  if (n >= tree_.size()) return false;
  const auto joins = names_.joining.lower_bound(n);
  return (joins != names_.joining.end() && joins->first < tree_[n].last) ||
         !standing_.inside(n).empty();
}

void Resolver::fail(uint32_t unit, std::string why) {
  if (unit == kNoUnit || set_.units[unit].dropped) return;
  set_.units[unit].dropped = true;
  set_.units[unit].failed = true;
  set_.units[unit].why = std::move(why);
  failed_ = true;
}

std::vector<const Edit*> Resolver::at(NodeId n, K kind) const {
  std::vector<const Edit*> out;
  for (const Edit* e : standing_.at(n))
    if (e->kind == kind) out.push_back(e);
  return out;
}

bool Resolver::has(NodeId n, K kind) const { return standing_.has(n, kind); }

Spot Resolver::spot(NodeId n, uint32_t unit) const {
  // A statement may stand on a continued line, whose blanks mean nothing.
  const NodeId p = tree_.parent(n);
  const bool statement =
      p != kNoNode && (tree_.kind(p) == Kind::block || tree_.kind(p) == Kind::module);
  return {std::string(statement ? lines_.line_indent(n) : tree_.indentation(n)),
          std::string(lines_.base_of(n)), unit, n, in_brackets(tree_, n)};
}

bool Resolver::is_expression(NodeId n) const {
  switch (tree_.kind(n)) {
    case Kind::argument_list:
    case Kind::block:
    case Kind::module:
    case Kind::with_item:
    case Kind::with_clause:
    case Kind::decorator:
    case Kind::function_definition:
    case Kind::class_definition:
    case Kind::aliased_import:
    case Kind::dotted_name:
    case Kind::pair:
    case Kind::parameters:
    case Kind::keyword_argument: return false;
    default: break;
  }
  const NodeId p = tree_.parent(n);
  return p != kNoNode && tree_.kind(p) != Kind::block && tree_.kind(p) != Kind::module;
}

Pieces Resolver::child(NodeId n) {
  Text out = node(n);
  if (!touched(n)) return std::move(out.pieces);
  const auto wraps = at(n, K::wrap);
  const auto replacements = at(n, K::replace);
  if (wraps.empty() && replacements.empty()) return std::move(out.pieces);
  const uint32_t unit = (wraps.empty() ? replacements : wraps)[0]->unit;
  if (is_expression(n)) {
    const Place place = place_of(tree_, n);
    if (impossible(out.form, place)) fail(unit, "the result is no expression of its own");
    // A generator that was all of a call's arguments took their parentheses along.
    const bool arguments = tree_[n].field == Field::arguments;
    if (arguments || needs_parentheses(out.form, place)) out.pieces.parenthesize(unit);
  }
  keep_apart(out.pieces, text(), tree_.span(n), unit);
  const Kind above = tree_.kind(tree_.parent(n));
  if (above == Kind::interpolation || above == Kind::format_expression)
    return in_format_string(n, std::move(out.pieces), unit);
  return std::move(out.pieces);
}

Resolver::Text Resolver::node(NodeId n, uint32_t without) {
  Text out;
  out.form = form_of(tree_, n);
  if (!touched(n)) {
    out.pieces.source(tree_.span(n));
    return out;
  }
  // Behind the line that gives the value its name, the name stands for it; in front of it, and
  // elsewhere, nothing does.
  if (const auto named = named_.find(n); named != named_.end()) {
    out = {};
    out.pieces.made(fresh(named->second, "value"), named->second, Meaning::fresh, "value");
  } else {
    out = core(n);
  }
  for (const Edit* e : at(n, K::wrap)) {
    if (e->name == "hoisted") continue;
    if (without != kNoUnit && set_.units[e->unit].group == set_.units[without].group) continue;
    const NodeId outer = self_;
    Text outer_text = std::move(self_text_);
    self_ = n;
    self_text_ = std::move(out);
    out = replaced(n, {e->results[0]}, e->unit);
    self_ = outer;
    self_text_ = std::move(outer_text);
  }
  return out;
}

// The node with results in its place, in the layout of what they replace.
Resolver::Text Resolver::replaced(NodeId n, const std::vector<Value>& results, uint32_t unit,
                                  const std::vector<Edit::Kept>& kept) {
  const Spot here = spot(n, unit);
  NewText all;
  for (size_t i = 0; i < results.size(); ++i) {
    Keeps mine;
    for (const Edit::Kept& k : kept)
      if (k.result == i) mine.push_back(&k);
    NewText one = asked_by("rule", rules_.rules[set_.units[unit].rule].name, [&] {
      return mine.empty() ? value(results[i], anywhere(), here)
                          : instantiate(*results[i].result, here, mine);
    });
    if (i > 0 && !one.tokens.empty()) {
      one.tokens[0].line = true;
      one.tokens[0].indentation = here.indent;
    }
    all.form = one.form;
    all.append(std::move(one));
  }
  take_comments(n, all.tokens);
  Text out;
  out.form = all.form;
  out.pieces = patch(std::move(all.tokens),
                     {text(), tree_.span(n), here.bracketed, unit, here.indent}, homeless_);
  if (is_expression(n)) out.form.open = spans_open_lines(plain(out.pieces));
  return out;
}

// Comments that a rule wrote where something follows on the line come above the statement.
void Resolver::take_comments(NodeId n, std::vector<NewToken>& tokens) {
  const size_t next = text().find_first_not_of(" \t", tree_.span(n).end);
  const bool ends = next == std::string_view::npos || text()[next] == '\n' || text()[next] == '\r';
  const bool expression = is_expression(n);
  std::vector<NewToken> out;
  bool taken = false;
  for (size_t i = 0; i < tokens.size(); ++i) {
    if (tokens[i].comment && (expression || (i + 1 == tokens.size() && !ends))) {
      written_.push_back(std::move(tokens[i].pieces));
      taken = true;
      continue;
    }
    if (taken && (expression || out.empty())) tokens[i].line = false;
    taken = false;
    out.push_back(std::move(tokens[i]));
  }
  tokens = std::move(out);
}

Resolver::Text Resolver::core(NodeId n) {
  const auto replacements = at(n, K::replace);
  if (!replacements.empty()) {
    const Edit& e = *replacements[0];
    return replaced(n, e.results, e.unit, e.kept);
  }
  Text out;
  out.form = form_of(tree_, n);
  switch (tree_.kind(n)) {
    case Kind::block:
    case Kind::module: out.pieces = block(n); break;
    default: out.pieces = has_list_edits(n) ? list(n) : compose(n);
  }
  if (tree_.kind(n) == Kind::decorator) check_decorator(n, out.pieces);
  return out;
}

namespace {

// Whether this is `@`, a dotted name and at most one call: what Python 3.7 and 3.8 read.
bool is_plain_decorator(std::string_view text) {
  std::vector<std::string_view> words;
  std::vector<Token::Type> types;
  for (const Token& t : tokens_of(text)) {
    if (t.type == Token::Type::comment || t.type == Token::Type::newline ||
        t.type == Token::Type::continuation)
      continue;
    words.push_back(text.substr(t.span.begin, t.span.size()));
    types.push_back(t.type);
  }
  size_t i = 1;
  const auto name = [&] {
    if (i >= words.size() || types[i] != Token::Type::name || is_keyword(words[i])) return false;
    ++i;
    return true;
  };
  if (!name()) return false;
  while (i < words.size() && words[i] == ".")
    if (++i; !name()) return false;
  if (i == words.size()) return true;
  if (words[i] != "(") return false;
  for (int depth = 0; i < words.size(); ++i) {
    if (words[i] == "(" || words[i] == "[" || words[i] == "{") ++depth;
    if (words[i] != ")" && words[i] != "]" && words[i] != "}") continue;
    if (--depth == 0) break;
  }
  return i + 1 == words.size();
}

}  // namespace

// A decorator that every version reads must stay one.
void Resolver::check_decorator(NodeId n, const Pieces& made) {
  if (!is_plain_decorator(tree_.text(n)) || is_plain_decorator(plain(made))) return;
  if (needed_version() >= 9) return;
  for (const Piece& p : made.items())
    if (p.unit != kNoUnit)
      return fail(p.unit, "before Python 3.9 a decorator is a name or a call of one");
}

Pieces Resolver::compose(NodeId n) {
  Pieces out;
  uint32_t at_byte = tree_.span(n).begin;
  for (NodeId c = tree_.first_child(n); c != kNoNode; c = tree_.next_sibling(c)) {
    out.source({at_byte, tree_.span(c).begin});
    if (tree_.kind(c) == Kind::block && touched(c) && expands_inline_suite(c)) out.trim(text());
    out.append(child(c));
    at_byte = tree_.span(c).end;
  }
  out.source({at_byte, tree_.span(n).end});
  return out;
}

int Resolver::needed_version() const {
  if (!needed_version_) needed_version_ = check_syntax(source_.text).needs;
  return *needed_version_;
}

// A node's new text in the formatted strings of the program around it.
Pieces Resolver::in_format_string(NodeId n, Pieces made, uint32_t unit) {
  std::vector<std::string> literals;
  for (NodeId k = tree_.parent(n); k != kNoNode; k = tree_.parent(k))
    if (tree_.kind(k) == Kind::string) literals.emplace_back(tree_.text(k));
  std::string why = fit_field(made, text(), literals, needed_version() >= 12, unit);
  if (!why.empty()) fail(unit, std::move(why));
  return made;
}

// A part of a result in the result's own literals.
Pieces Resolver::in_literals(Pieces made, const ir::Segment& s, uint32_t unit) {
  if (s.literals.empty()) return made;
  std::string why = s.in_text ? misfit_in_literal(plain(made), s.literals.back())
                              : fit_field(made, text(), s.literals, needed_version() >= 12, unit);
  if (!why.empty()) fail(unit, std::move(why));
  return made;
}

void Resolver::shift(Pieces& p, std::string_view from, std::string_view to) const {
  if (from == to) return;
  if (!strings_known_) {
    strings_known_ = true;
    for (NodeId n = root_; n < tree_[root_].last; ++n) {
      if (tree_.kind(n) != Kind::string) continue;
      if (tree_.text(n).find('\n') != std::string_view::npos) strings_.push_back(tree_.span(n));
      n = tree_[n].last - 1;
    }
  }
  reindent(p, from, to, text(), strings_);
}

Pieces Resolver::module() {
  Pieces out;
  if (touched(root_) || has_header())
    out = block(root_);
  else
    out.source(tree_.span(root_));
  place_header(out);
  // Comments behind which no statement follows.
  lost_.insert(lost_.end(), homeless_.begin(), homeless_.end());
  homeless_.clear();
  return out;
}

}  // namespace hvr
