// Values.
#include <algorithm>
#include <charconv>

#include "dsl/operands.h"
#include "dsl/sorts.h"
#include "ir/arithmetic.h"

namespace hvr::dsl {

using ir::ValueId;

namespace {

// What stands for a value that was reported.
ValueId no_value(Body& b, Span span) {
  return *b.reported.insert(b.add(span, ir::value::Boolean{})).first;
}

struct Function {
  std::string_view name;
  ir::ValueOp (*make)(ValueId argument);
};
template <class Op>
ir::ValueOp of(ValueId argument) {
  return Op{argument};
}
template <ir::Case To>
ir::ValueOp recase(ValueId argument) {
  return ir::value::Recase{To, argument};
}
// What values have: `noun of V`.
constexpr Function kNouns[] = {
    {"length", of<ir::value::Length>},     {"statement", of<ir::value::StatementOf>},
    {"loop", of<ir::value::LoopAround>},   {"function", of<ir::value::FunctionOf>},
    {"name", of<ir::value::NameOf>},       {"class", of<ir::value::ClassOf>},
    {"comment", of<ir::value::CommentOf>}, {"text", of<ir::value::TextOf>},
    {"value", of<ir::value::ValueOf>},     {"lower", recase<ir::Case::lower>},
    {"upper", recase<ir::Case::upper>},    {"snake", recase<ir::Case::snake>},
    {"camel", recase<ir::Case::camel>},
};

std::string wrong_number(const std::string& name, size_t wanted, size_t given) {
  return "`" + name + "` takes " + std::to_string(wanted) + " argument(s), not " +
         std::to_string(given);
}

// What may have been meant; in the first edition nouns were functions.
std::string no_definition(const std::string& name, const std::vector<std::string>& all) {
  for (const Function& noun : kNouns) {
    const std::string own(noun.name);
    if (name == own || name == own + "_of" || name == own + "_around")
      return "write `" + own + " of $x`";
  }
  const std::string near = did_you_mean(name, all);
  return near.empty() ? "declare it with `define " + name + "($x) = …`" : near;
}

// A definition given its arguments: a value, or the truth of a condition.
ValueId apply_definition(Body& b, Span span, const ast::Word& word,
                         std::vector<ValueId> arguments) {
  const std::string name(word.text);
  const auto it = b.names.definitions.find(name);
  if (it == b.names.definitions.end()) {
    std::vector<std::string> all;
    for (const auto& [d, id] : b.names.definitions) all.push_back(d);
    b.report("R026", word.span, "`" + name + "` is not defined here", no_definition(name, all));
    return no_value(b, span);
  }
  if (!it->second) {
    b.report("R032", word.span, "`" + name + "` refers to itself, or is defined further down",
             "definitions use earlier ones only");
    return no_value(b, span);
  }
  const ir::Definition& d = b.rules.definitions[*it->second];
  if (d.parameters.size() != arguments.size())
    b.report("R030", span, wrong_number(name, d.parameters.size(), arguments.size()));
  if (std::holds_alternative<ValueId>(d.body))
    return b.add(span, ir::value::Apply{*it->second, std::move(arguments)});
  const auto c = b.add(span, ir::condition::Apply{*it->second, std::move(arguments)});
  return b.add(span, ir::value::Truth{c});
}

ValueId apply(Body& b, Span span, const ast::Apply& a) {
  std::vector<ValueId> arguments;
  arguments.reserve(a.arguments.size());
  for (const auto& v : a.arguments) arguments.push_back(lower(b, v));
  if (a.is_noun) {
    std::vector<std::string> all;
    for (const Function& noun : kNouns) {
      if (noun.name == a.name.text) return b.add(span, noun.make(arguments[0]));
      all.emplace_back(noun.name);
    }
    const std::string name(a.name.text);
    std::vector<std::string> with = all;
    with.emplace_back("default");
    std::string help = did_you_mean(name, with);
    if (help.empty())
      for (const std::string& one : all) help += (help.empty() ? "values have `" : "`, `") + one;
    b.report("R026", a.name.span, "values have no `" + name + "`",
             help.ends_with('?') ? help : help + "`");
    return no_value(b, span);
  }
  return apply_definition(b, span, a.name, std::move(arguments));
}

// A parameter, a definition without arguments, or a choice of some parameter (`divide = shard`).
ValueId plain_name(Body& b, const ast::Dotted& n) {
  if (const auto it = b.names.parameters.find(n.text); it != b.names.parameters.end())
    return b.add(n.span, ir::value::Parameter{it->second});
  if (b.names.definitions.contains(n.text))
    return apply_definition(b, n.span, ast::Word{{n.text, n.span}}, {});
  for (const auto& p : b.rules.parameters)
    if (std::find(p.choices.begin(), p.choices.end(), n.text) != p.choices.end())
      return b.add(n.span, ir::value::Text{std::string(n.text)});
  std::vector<std::string> all{"entry", "true", "false"};
  for (const auto& [name, id] : b.names.parameters) all.push_back(name);
  for (const auto& [name, id] : b.names.definitions) all.push_back(name);
  b.report("R022", n.span,
           "`" + std::string(n.text) + "` is no parameter or definition of this ruleset",
           did_you_mean(std::string(n.text), all));
  return no_value(b, n.span);
}

// `V[V]`: what a parameter holds must be many, and lists are asked by numbers.
using Indexed = ast::Phrase<ir::value::Element, ast::Box<ast::Value>, ast::Box<ast::Value>>;
ValueId element(Body& b, Span span, const Indexed& i) {
  const ir::value::Element out = lower_phrase(b, i);
  const auto* named = std::get_if<ir::value::Parameter>(&b.rules.values[out.list].op);
  const auto& key = b.rules.values[out.at].op;
  if (named) {
    const ir::RulesetParameter& p = b.rules.parameters[named->parameter];
    const bool table = p.type == ir::RulesetParameter::Type::table;
    if (!holds_many(p))
      b.report("R013", span, "`" + p.name + "` holds one value, not many",
               "declare it as `list of text`, `list of int`, `table of text` or `table of int`");
    else if (!table && std::holds_alternative<ir::value::Text>(key))
      b.report("R013", span, "`" + p.name + "` is a list: its elements have numbers, from 0",
               "declare it as a table to ask it by texts");
    else if (table && sort_of(b, out.at) == Sort::thing)
      check_view(b, out.at, std::get<1>(i.operands)->span, "]");
  }
  return b.add(span, out);
}

std::optional<int64_t> constant(const Body& b, ValueId v) {
  const ir::ValueOp& op = b.rules.values[v].op;
  if (const auto* i = std::get_if<ir::value::Integer>(&op)) return i->number;
  const auto* c = std::get_if<ir::value::Calculate>(&op);
  if (!c) return std::nullopt;
  const auto left = constant(b, c->left), right = constant(b, c->right);
  return left && right ? ir::calculate(c->op, *left, *right) : std::nullopt;
}

ValueId calculation(Body& b, Span span, const ast::Calculation& c) {
  ValueId left = lower(b, *c.first);
  // What is constant so far is worked out once, not anew for every operand.
  auto known = constant(b, left);
  for (const auto& [op, operand] : c.operands) {
    const ValueId right = lower(b, operand);
    const auto other = constant(b, right);
    const auto both = known && other ? ir::calculate(op, *known, *other) : std::nullopt;
    if (known && other && !both)
      b.report("R042", span,
               *other == 0 && (op == ir::Arithmetic::divide || op == ir::Arithmetic::modulo)
                   ? "this divides by zero"
                   : "the result is too large a number",
               "numbers have 64 bits: at most 9223372036854775807");
    known = both;
    left = b.add(span, ir::value::Calculate{op, left, right});
  }
  return left;
}

}  // namespace

int64_t lower_number(Body& b, const ast::Number& n) {
  int64_t out = 0;
  const char* last = n.text.data() + n.text.size();
  const auto [end, problem] = std::from_chars(last - n.text.size(), last, out);
  if (n.text.find('.') != std::string_view::npos)
    b.report("R042", n.span, "a whole number is meant here", "leave the fraction out");
  else if (problem != std::errc() || end != last)
    b.report("R042", n.span, "`" + std::string(n.text) + "` is too large a number",
             "numbers have 64 bits: at most 9223372036854775807");
  return out;
}

void check_slot(Body& b, ir::HoleId arguments, std::string_view parameter, Span span) {
  const Scope::Signatures* known = b.scope.signatures(arguments);
  if (!known) return;
  std::vector<std::string> all;
  for (const ir::Signature* s : *known) {
    if (!s || s->collects || s->find(parameter) >= 0) return;
    for (const auto& p : s->parameters) all.push_back(p.name);
  }
  const std::string name(parameter);
  std::string help = did_you_mean(name, all);
  if (help.empty()) {
    for (const std::string& p : all) help += (help.empty() ? "it has `" : "`, `") + p;
    help += all.empty() ? "it has no parameters" : "`";
  }
  b.report("R038", span, "the declared signature has no parameter `" + name + "`", help);
}

ValueId lower_dotted(Body& b, const ast::Dotted& n) {
  const size_t dot = n.text.find('.');
  if (dot == std::string_view::npos) return plain_name(b, n);
  const std::string_view head = n.text.substr(0, dot), tail = n.text.substr(dot + 1);
  const ir::HoleId* arguments = b.scope.arguments(head);
  if (arguments && tail.find('.') == std::string_view::npos) {
    check_slot(b, *arguments, tail, n.span);
    return b.add(n.span, ir::value::Slot{{*arguments}, std::string(tail)});
  }
  if (b.rules.library.is_root(n.text))
    return b.add(n.span, ir::value::Class{b.rules.library.canonical(std::string(n.text))});
  b.report("R010", n.span, "`" + std::string(head) + "` is no captured argument list",
           "capture one with `f($..." + std::string(head) + ")`, then say `" + std::string(n.text) +
               "`");
  return no_value(b, n.span);
}

std::optional<ir::DefinitionId> applied_condition(const Body& b, const ast::Value& v) {
  std::string_view name;
  if (const auto* a = std::get_if<ast::Apply>(&v.node)) name = a->name.text;
  if (const auto* d = std::get_if<ast::Dotted>(&v.node); d && !b.names.parameters.contains(d->text))
    name = d->text;
  const auto it = b.names.definitions.find(name);
  if (it == b.names.definitions.end() || !it->second ||
      !std::holds_alternative<ir::ConditionId>(b.rules.definitions[*it->second].body))
    return std::nullopt;
  return it->second;
}

ValueId lower_list(Body& b, const ast::Value& v) {
  const ValueId list = lower(b, v);
  if (auto* context = std::get_if<ir::value::Context>(&b.rules.values.added(list).op))
    context->as_list = true;
  return list;
}

ValueId lower(Body& b, const ast::Value& v) {
  return std::visit(
      ir::Overloaded{
          [&](const ast::Hole& h) { return b.add(v.span, ir::value::Hole{b.scope.use(h)}); },
          [&](const ast::Text& t) { return b.add(v.span, ir::value::Text{unquote(t.text)}); },
          [&](const ast::Number& n) {
            if (n.text.find('.') != std::string_view::npos)
              return b.add(v.span, ir::value::Real{std::string(n.text)});
            return b.add(v.span, ir::value::Integer{lower_number(b, n)});
          },
          [&](const ast::Truth& t) { return b.add(v.span, ir::value::Boolean{t.text == "true"}); },
          [&](const ast::Dotted& n) { return lower_dotted(b, n); },
          [&](const ast::Fragment& f) {
            return b.add(v.span, ir::value::Template{lower(b, f, FragmentUse::result)});
          },
          [&](const ast::Apply& a) { return apply(b, v.span, a); },
          [&](const ast::FirstGiven& g) {
            ir::value::FirstGiven out;
            for (const auto& slot : g.slots) out.slots.push_back(lower_dotted(b, slot));
            return b.add(v.span, std::move(out));
          },
          [&](const ast::Those& t) {
            const ValueId list = lower_list(b, *t.list);
            const auto mark = b.scope.open();
            const auto element = b.scope.bind(t.element);
            if (element) b.scope.note_sort(*element, sort_of_elements(b, list));
            const auto where = lower(b, *t.where);
            b.scope.close(mark);
            return b.add(v.span, ir::value::Filter{element, list, where});
          },
          [&](const ast::AllRows& a) {
            const auto mark = b.scope.open();
            ir::value::AllRows out{lower(b, a.row), {}};
            if (a.column) out.column = b.scope.use(*a.column);
            b.scope.close(mark);
            return b.add(v.span, std::move(out));
          },
          [&](const ast::Calculation& c) { return calculation(b, v.span, c); },
          [&](const Indexed& i) { return element(b, v.span, i); },
          // The grammar lets none through; its condition would be a value all the same.
          [&](const ast::Group& g) {
            return b.add(v.span, ir::value::Truth{lower(b, *g.condition)});
          },
          [&]<class Op, class... Parts>(const ast::Phrase<Op, Parts...>& p) {
            return b.add(v.span, lower_phrase(b, p));
          }},
      v.node);
}

}  // namespace hvr::dsl
