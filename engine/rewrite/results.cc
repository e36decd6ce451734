// Results: values and fragments as tokens.
#include <algorithm>

#include "base/allowance.h"
#include "engine/match/views.h"
#include "engine/rewrite/resolve.h"
#include "python/tokens.h"

namespace hvr {

using Type = Value::Type;

std::string Resolver::fresh(uint32_t unit, const std::string& wish) {
  auto& known = set_.units[unit].fresh[root_];
  const auto it = known.find(wish);
  return it != known.end() ? it->second : known.emplace(wish, names_.fresh(wish)).first->second;
}

bool Resolver::may_show(NodeId n, uint32_t unit) {
  if (std::find(shown_.begin(), shown_.end(), n) == shown_.end()) return true;
  fail(unit, "what was caught would hold the new text itself");
  return false;
}

// A captured run of arguments, elements or statements.
NewText Resolver::sequence(const Value& v, const Place& place, const Spot& spot) {
  NewText out;
  if (v.nodes.empty()) return out;
  const auto begin_token = [&](Span span) {
    out.tokens.emplace_back();
    out.tokens.back().captured = span;
  };
  const Span whole = lines_.with_comments(v.nodes.front(), v.nodes.back());
  begin_token({whole.begin, tree_.span(v.nodes.front()).begin});
  out.tokens.back().pieces.source({whole.begin, tree_.span(v.nodes.front()).begin});
  uint32_t end = tree_.span(v.nodes.back()).end;
  const bool lines =
      std::any_of(v.nodes.begin(), v.nodes.end(), [&](NodeId n) { return has_statement_edits(n); });
  if (lines) {
    for (const NodeId n : v.nodes) {
      if (!may_show(n, spot.unit)) return {};
      shown_.push_back(n);
    }
    out.tokens.back().pieces.append(statements(v.nodes, end));
    shown_.resize(shown_.size() - v.nodes.size());
    out.tokens.back().last = tree_.span(v.nodes.back());
  }
  for (size_t i = 0; !lines && i < v.nodes.size(); ++i) {
    const NodeId n = v.nodes[i];
    if (impossible(form_of(tree_, n), place)) fail(spot.unit, "what was caught cannot stand there");
    if (i > 0) {
      const NodeId previous = v.nodes[i - 1];
      // Neighbours keep what stands between them, comments included.
      NodeId next =
          tree_.parent(n) == tree_.parent(previous) ? tree_.next_sibling(previous) : kNoNode;
      while (next != kNoNode && next != n && tree_.kind(next) == Kind::comment)
        next = tree_.next_sibling(next);
      if (next == n) {
        out.tokens.back().pieces.source({tree_.span(previous).end, tree_.span(n).begin});
      } else {
        out.token(",", spot.unit);
        begin_token({tree_.span(n).begin, tree_.span(n).begin});
        out.tokens.back().space = " ";
      }
    }
    if (!may_show(n, spot.unit)) return {};
    shown_.push_back(n);
    out.tokens.back().pieces.append(child(n));
    shown_.pop_back();
    out.tokens.back().captured.end = tree_.span(n).end;
    out.tokens.back().last = tree_.span(n);
  }
  if (end < whole.end) out.tokens.back().pieces.source({end, whole.end});
  out.tokens.back().captured.end = whole.end;
  for (NewToken& t : out.tokens) {
    if (t.captured.size() == 0) continue;
    t.pieces.carry(spot.unit);
    shift(t.pieces, lines_.base_of(v.nodes[0]), spot.base);
  }
  return out;
}

// Takes the comments out of a copy; one on a line of its own goes with the line.
void Resolver::drop_comments(NewText& copied) const {
  for (NewToken& t : copied.tokens) {
    Pieces out;
    for (Piece& p : t.pieces.items()) {
      if (p.type != Piece::Type::source) {
        out.items().push_back(std::move(p));
        continue;
      }
      const Span all = p.source;
      uint32_t done = all.begin;
      for (const Span c : comments_of(text().substr(all.begin, all.size()))) {
        uint32_t begin = all.begin + c.begin, end = all.begin + c.end;
        while (begin > done && (text()[begin - 1] == ' ' || text()[begin - 1] == '\t')) --begin;
        if (begin > done && text()[begin - 1] == '\n' && end < all.end) ++end;
        out.items().push_back(p);
        out.items().back().source = {done, begin};
        done = end;
      }
      p.source = {done, all.end};
      out.items().push_back(std::move(p));
    }
    t.pieces = std::move(out);
  }
}

// Python text that an expression of the rule made. Text that is no plain word may bind loosely.
NewText Resolver::python_text(const Value& v, const Place& place, const Spot& spot) {
  NewText out;
  spend_text(v.text.size());
  spend(v.text.size() / kBytesOfAStep);
  for (const auto& module : v.modules) names_.need_module(module);
  out.tokens.emplace_back();
  out.tokens.back().pieces.made(v.text, spot.unit, Meaning::evaluated);
  const bool atom = std::all_of(v.text.begin(), v.text.end(), [](char c) {
    return std::isalnum(static_cast<unsigned char>(c)) || c == '_' || c == '.' || c == '\'' ||
           c == '"';
  });
  const bool number =
      !v.text.empty() && v.text.find_first_not_of("0123456789_") == std::string::npos;
  if (!atom || number) {
    const Tree made = parse_python(v.text).tree;
    if (made.size() > 2) {
      NodeId n = made.first_child(made.first_child(0));
      // Elements of a list stand in it as they are; elsewhere they are a tuple.
      if (place.starred && made.kind(n) == Kind::expression_list) n = made.first_child(n);
      out.form = form_of(made, n);
    }
  }
  if (needs_parentheses(out.form, place)) out.parenthesize(spot.unit);
  return out;
}

// A node of the program, with its own edits.
NewText Resolver::shown(const Value& v, const Place& place, const Spot& spot) {
  NewText out;
  const bool self = v.node == self_;
  if (!self && !may_show(v.node, spot.unit)) return out;
  if (!self) shown_.push_back(v.node);
  Text made = self ? self_text_ : node(v.node, spot.unit);
  if (!self) shown_.pop_back();
  spend_text(tree_.span(v.node).size());
  spend(made.pieces.items().size());
  made.pieces.carry(spot.unit);
  shift(made.pieces, lines_.base_of(v.node), spot.base);
  out.form = made.form;
  if (!place.bracketed && is_expression(v.node))
    out.form.open = spans_open_lines(plain(made.pieces));
  out.tokens.emplace_back();
  out.tokens.back().captured = tree_.span(v.node);
  out.tokens.back().pieces = std::move(made.pieces);
  if (spot.copy) drop_comments(out);
  if (impossible(out.form, place)) fail(spot.unit, "what was caught cannot stand there");
  return out;
}

// Many nodes, or values: with commas between them.
NewText Resolver::many(const Value& v, const Place& place, const Spot& spot) {
  NewText out = sequence(v, place, spot);
  if (spot.copy) drop_comments(out);
  if (!v.nodes.empty()) return out;
  for (const Value& item : v.items) {
    if (!out.tokens.empty()) out.token(",", spot.unit);
    NewText one = value(item, place, spot);
    if (!out.tokens.empty() && !one.tokens.empty()) one.tokens[0].space = " ";
    out.append(std::move(one));
  }
  return out;
}

NewText Resolver::value(const Value& v, const Place& place, const Spot& spot) {
  NewText out;
  switch (v.type) {
    case Type::nodes: return many(v, place, spot);
    case Type::text: return python_text(v, place, spot);
    case Type::node: out = shown(v, place, spot); break;
    case Type::integer:
      out.token(std::to_string(v.integer), spot.unit);
      out.form.shape = Form::Shape::integer;
      if (v.integer < 0) out.form = {Form::Shape::plain, 12, false};
      break;
    case Type::real:
      out.token(written(v.real), spot.unit);
      if (v.real < 0) out.form = {Form::Shape::plain, 12, false};
      break;
    case Type::boolean: out.token(v.integer ? "True" : "False", spot.unit); return out;
    case Type::klass:
      out.tokens.emplace_back();
      out.tokens.back().pieces.made(names_.library(v.text, in_helper_ ? kNoNode : spot.place),
                                    spot.unit, Meaning::library, v.text);
      return out;
    case Type::result:
      out = instantiate(*v.result, spot);
      if (impossible(out.form, place)) fail(spot.unit, "the result cannot stand there");
      break;
    default: return out;
  }
  if (!out.tokens.empty() && needs_parentheses(out.form, place)) out.parenthesize(spot.unit);
  return out;
}

Pieces Resolver::plain_value(const Value& v, const Place& place, const Spot& spot) {
  return plain_layout(value(v, place, spot).tokens, spot.unit);
}

Pieces Resolver::name(const ir::Segment& s, const Spot& spot) {
  Pieces out;
  const NodeId where = in_helper_ ? kNoNode : spot.place;
  if (s.text.starts_with("import ")) {
    const std::string alias = s.text.substr(7);
    out.made(names_.import_alias(alias, where), spot.unit, Meaning::import, alias);
  } else if (s.text.starts_with("helper ")) {
    out.made(names_.helper(s.text.substr(7)), spot.unit, Meaning::helper, s.text.substr(7));
  } else {
    const std::string dotted = s.text.substr(8);
    out.made(names_.library(dotted, where), spot.unit, Meaning::library, dotted);
  }
  return out;
}

// A list behind an operator: the operator and an element, as often as there are some.
NewText Resolver::folded(const ir::Segment& s, const Value& list, const Place& place,
                         const Spot& spot) {
  NewText out;
  for (const Value& element : list.elements()) {
    NewText one = value(element, place, spot);
    if (one.tokens.empty()) continue;
    out.token(s.fold, spot.unit, s.fold_space);
    one.tokens[0].space = s.space;
    out.append(std::move(one));
  }
  return out;
}

// One segment of a fragment as tokens; an empty sequence gives none.
void Resolver::segment(const ir::Segment& s, const Result& r, const Spot& spot, NewText& out,
                       std::string& indent) {
  using S = ir::Segment::Type;
  step();
  NewText one;
  Spot here = spot;
  if (indent != spot.indent) here.base = indent;
  here.indent = indent;
  Place place = s.place;
  place.bracketed = place.bracketed || spot.bracketed;
  switch (s.type) {
    case S::newline:
    case S::open: return;
    case S::hole:
    case S::sequence:
      one = s.folds ? folded(s, r.frame[*s.var], place, here) : value(r.frame[*s.var], place, here);
      break;
    case S::splice: one = value(r.splice(*s.term), place, here); break;
    case S::name:
      one.tokens.emplace_back();
      one.tokens.back().pieces = name(s, spot);
      break;
    case S::fresh:
      one.tokens.emplace_back();
      one.tokens.back().pieces.made(fresh(spot.unit, s.text), spot.unit, Meaning::fresh, s.text);
      break;
    case S::text:
    case S::comment:
    case S::builtin:
    case S::bound:
      spend_text(s.text.size());
      one.tokens.emplace_back();
      one.tokens.back().pieces.made(s.text, spot.unit,
                                    s.type == S::builtin ? Meaning::builtin
                                    : s.type == S::bound ? Meaning::bound
                                                         : Meaning::none,
                                    s.type == S::builtin ? s.text : std::string());
      one.tokens.back().comment = s.type == S::comment;
      break;
  }
  if (one.tokens.empty()) return;
  if (s.glued && !out.tokens.empty()) {
    // Part of the token before. Its comments come above the statement with those of the old text.
    drop_comments(one);
    Pieces part = in_literals(plain_layout(std::move(one.tokens), spot.unit), s, spot.unit);
    out.tokens.back().pieces.append(std::move(part));
    out.tokens.back().captured = {};
    return;
  }
  one.tokens[0].space = s.folds ? s.fold_space : s.space;
  spend(one.tokens.size());
  if (rules_.fragments[r.fragment].one_hole) out.form = one.form;
  out.append(std::move(one));
}

// Optional syntax of the original where the result takes it.
NewText Resolver::kept_part(const Edit::Kept& kept, const Spot& spot, const std::string& indent) {
  using ir::OpenPart;
  NewText out;
  const NodeId n = kept.node;
  const bool lines = ir::any_number(kept.part) || kept.part == OpenPart::alternatives ||
                     kept.part == OpenPart::else_ || kept.part == OpenPart::finally_;
  switch (kept.part) {
    case OpenPart::returns: out.token("->", spot.unit, " "); break;
    case OpenPart::annotation: out.token(":", spot.unit); break;
    case OpenPart::as_target: out.token("as", spot.unit, " "); break;
    default: break;
  }
  Text made = node(n, spot.unit);
  made.pieces.carry(spot.unit);
  shift(made.pieces, lines_.base_of(n), lines ? indent : spot.base);
  out.tokens.emplace_back();
  out.tokens.back().space = out.tokens.size() > 1 ? " " : "";
  out.tokens.back().captured = tree_.span(n);
  out.tokens.back().pieces = std::move(made.pieces);
  if (lines) out.tokens.back().line = true, out.tokens.back().indentation = indent;
  return out;
}

NewText Resolver::instantiate(const Result& r, const Spot& spot, const Keeps& kept) {
  using S = ir::Segment::Type;
  const ir::Fragment& f = rules_.fragments[r.fragment];
  NewText out;
  out.form = f.form;
  std::string indent = spot.indent;
  bool skip_comma = false, tight = false, line = false, apart = false;
  const auto indented = [&](int levels) {
    std::string all = spot.indent;
    for (int k = 0; k < levels; ++k) all += source_.indent_unit;
    return all;
  };
  for (const ir::Segment& s : f.segments) {
    if (s.type == S::newline) {
      indent = indented(s.indent) + s.space;
      line = true;
      continue;
    }
    if (s.type == S::open) {
      for (const Edit::Kept* k : kept) {
        if (&f.segments[k->segment] != &s) continue;
        NewText part = kept_part(*k, spot, indented(s.indent));
        NewToken& first = part.tokens[0];
        const bool decorator = k->part == ir::OpenPart::decorators;
        if (out.tokens.empty() || (line && !first.line)) {
          first.line = line;
          first.indentation = indent;
          line = false;
        }
        apart = k->part == ir::OpenPart::async_;
        line = line || decorator;
        out.append(std::move(part));
      }
      continue;
    }
    if (skip_comma && s.type == S::text && s.text == ",") {
      skip_comma = false;
      tight = true;
      continue;
    }
    const size_t before = out.tokens.size();
    segment(s, r, spot, out, indent);
    if (out.tokens.size() > before) {
      NewToken& first = out.tokens[before];
      if (line) first.line = true, first.indentation = indent;
      if (tight) first.space.clear();
      if (apart) first.space = " ";
      apart = false;
      line = skip_comma = tight = false;
    } else if (s.type == S::sequence && !s.glued && !s.folds) {
      // An empty sequence takes a comma with it: the one before, or the one behind.
      if (before > 0 && plain(out.tokens.back().pieces) == "," &&
          out.tokens.back().captured.size() == 0)
        out.tokens.pop_back();
      else
        skip_comma = true;
    }
  }
  return out;
}

}  // namespace hvr
