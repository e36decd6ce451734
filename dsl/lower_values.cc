// Values, holes and fragments.
#include <algorithm>
#include <charconv>
#include <stdexcept>

#include "dsl/lower.h"
#include "ir/arithmetic.h"

namespace hvr::dsl {

using ir::HoleId;
using ir::ValueId;

void unexpected(const SyntaxNode& n, std::string_view wanted) {
  throw std::logic_error("`" + std::string(syntax_name(n.kind)) + "` where " + std::string(wanted) +
                         " should stand");
}

ValueId Lowerer::add(const SyntaxNode& at, ir::ValueOp op) {
  return rules_.values.add({place(at), std::move(op)});
}
ir::ConditionId Lowerer::add(const SyntaxNode& at, ir::ConditionOp op) {
  return rules_.conditions.add({place(at), std::move(op)});
}
ir::ClauseId Lowerer::add(const SyntaxNode& at, ir::ClauseOp op) {
  return rules_.clauses.add({place(at), std::move(op)});
}
ir::ActionId Lowerer::add(const SyntaxNode& at, ir::ActionOp op) {
  return rules_.actions.add({place(at), std::move(op)});
}

std::optional<HoleId> Lowerer::hole(const std::string& name, bool sequence, Span span, bool binds) {
  if (name == "_") return std::nullopt;
  const auto it = scope_.by_name.find(name);
  if (it != scope_.by_name.end()) {
    if (scope_.holes[it->second].sequence != sequence)
      report("R013", span,
             "`$" + name + "` stands for " + (sequence ? "one node" : "many nodes") + " elsewhere",
             sequence ? "write `$" + name + "`" : "write `$..." + name + "`");
    return it->second;
  }
  if (!binds) {
    const std::string help = suggest_key(name, scope_.by_name);
    report("R010", span, "hole `$" + name + "` is not bound here",
           help.empty() ? "bind it in a `match`, `each` or `let` before" : help);
  }
  return scope_.by_name[name] = scope_.holes.add({name, sequence});
}

namespace {
// A hole's name, without `$` or `$...`.
std::string hole_name(const SyntaxNode& n) { return n.text.substr(n.kind == Syntax::many ? 4 : 1); }
}  // namespace

std::optional<HoleId> Lowerer::bind(const SyntaxNode& n) {
  return hole(hole_name(n), n.kind == Syntax::many, n.span, true);
}

HoleId Lowerer::bind_named(const SyntaxNode& n) {
  const auto bound = bind(n);
  if (!bound)
    report("R012", n.span, "`" + n.text + "` would hold nothing, and nothing else happens here",
           "name the hole, or leave this out");
  return bound.value_or(HoleId());
}

HoleId Lowerer::use(const SyntaxNode& n) {
  const auto used = hole(hole_name(n), n.kind == Syntax::many, n.span, false);
  if (!used)
    report("R012", n.span, "`" + n.text + "` matches anything and holds nothing", "name the hole");
  return used.value_or(HoleId());
}

FragmentScope Lowerer::fragment_scope() {
  FragmentScope s;
  s.library = &rules_.library;
  s.import_aliases = &aliases_;
  s.helpers = &helpers_;
  s.emitted = &scope_.emitted;
  s.hole = [this](const std::string& name, bool sequence, Span span, bool binds) {
    return hole(name, sequence, span, binds);
  };
  s.splice = [this](std::string_view text, uint32_t base) -> ValueId {
    const auto nodes = parse_splice(rules_.files[file_], text, base, diagnostics_);
    return nodes.empty() ? no_value({}) : value(nodes[0]);
  };
  s.report = [this](std::string_view code, Span span, std::string message, std::string help) {
    report(code, span, std::move(message), std::move(help));
  };
  return s;
}

ir::FragmentId Lowerer::fragment(const SyntaxNode& n, FragmentUse use) {
  auto f = compile_fragment(n, use, fragment_scope());
  if (!f) f.emplace();
  f->place = place(n);
  return rules_.fragments.add(std::move(*f));
}

std::vector<ir::FragmentId> Lowerer::fragments(const SyntaxNode& n, FragmentUse use) {
  std::vector<ir::FragmentId> out;
  for (const auto& c : n.children) out.push_back(fragment(c, use));
  return out;
}

ValueId Lowerer::plain_name(const SyntaxNode& n) {
  if (const auto it = parameters_.find(n.text); it != parameters_.end())
    return add(n, ir::value::Parameter{it->second});
  if (names_["definition"].contains(n.text))
    return apply({Syntax::apply, n.span, 0, n.text, {{Syntax::word, n.span, 0, n.text, {}}}});
  // A choice of some parameter, as in `divide = shard`.
  for (const auto& p : rules_.parameters)
    if (std::find(p.choices.begin(), p.choices.end(), n.text) != p.choices.end())
      return add(n, ir::value::Text{n.text});
  std::vector<std::string> all;
  for (const auto& p : rules_.parameters) all.push_back(p.name);
  report("R022", n.span, "`" + n.text + "` is no parameter or definition of this ruleset",
         suggest(n.text, all));
  return no_value(n);
}

ValueId Lowerer::dotted_value(const SyntaxNode& n) {
  const size_t dot = n.text.find('.');
  if (dot == std::string::npos) return plain_name(n);
  const std::string head = n.text.substr(0, dot), tail = n.text.substr(dot + 1);
  const auto var = scope_.by_name.find(head);
  if (var != scope_.by_name.end() && tail.find('.') == std::string::npos &&
      scope_.holes[var->second].sequence)
    return add(n, ir::value::Slot{{var->second}, tail});
  if (!rules_.library.is_root(n.text)) {
    report("R010", n.span, "`" + head + "` is no captured argument list",
           "capture one with `f($..." + head + ")`, then say `" + n.text + "`");
    return no_value(n);
  }
  return add(n, ir::value::Class{rules_.library.canonical(n.text)});
}

namespace {
struct Function {
  std::string_view name;
  ir::ValueOp (*make)(ValueId argument);
};
template <class Op>
ir::ValueOp of(ValueId argument) {
  return Op{argument};
}
// The functions of the language, all of one argument.
constexpr Function kFunctions[] = {
    {"length", of<ir::value::Length>},          {"statement_of", of<ir::value::StatementOf>},
    {"loop_around", of<ir::value::LoopAround>}, {"function_of", of<ir::value::FunctionOf>},
    {"name_of", of<ir::value::NameOf>},         {"class_of", of<ir::value::ClassOf>},
    {"comment_of", of<ir::value::CommentOf>},
};
}  // namespace

std::optional<Lowerer::Application> Lowerer::application(const SyntaxNode& n,
                                                         const std::string& name,
                                                         std::vector<ValueId> arguments) {
  const auto it = definitions_.find(name);
  if (it == definitions_.end()) {
    std::vector<std::string> all;
    for (const auto& [d, i] : definitions_) all.push_back(d);
    for (const auto& f : kFunctions) all.emplace_back(f.name);
    if (names_["definition"].contains(name))
      report("R032", n.children[0].span,
             "`" + name + "` refers to itself, or is defined further down",
             "definitions use earlier ones only");
    else
      report("R026", n.children[0].span,
             "`" + name + "` is neither a function of the language nor defined here",
             suggest(name, all));
    return std::nullopt;
  }
  const ir::Definition& d = rules_.definitions[it->second];
  if (d.parameters.size() != arguments.size())
    report("R030", n.span,
           "`" + name + "` takes " + std::to_string(d.parameters.size()) + " argument(s), not " +
               std::to_string(arguments.size()));
  return Application{it->second, std::move(arguments)};
}

ValueId Lowerer::apply(const SyntaxNode& n) {
  const std::string name = n.children[0].text;
  std::vector<ValueId> args;
  if (const SyntaxNode* list = n.child(Syntax::arguments))
    for (const auto& c : list->children) args.push_back(value(c));
  for (const auto& f : kFunctions) {
    if (f.name != name) continue;
    if (args.size() == 1) return add(n, f.make(args[0]));
    report("R030", n.span,
           "`" + name + "` takes 1 argument(s), not " + std::to_string(args.size()));
    return no_value(n);
  }
  auto call = application(n, name, std::move(args));
  if (!call) return no_value(n);
  if (std::holds_alternative<ValueId>(rules_.definitions[call->definition].body))
    return add(n, ir::value::Apply{call->definition, std::move(call->arguments)});
  const auto c = add(n, ir::condition::Apply{call->definition, std::move(call->arguments)});
  return add(n, ir::value::Truth{c});
}

std::optional<ir::DefinitionId> Lowerer::applied_condition(const SyntaxNode& n) const {
  const std::string& name = n.kind == Syntax::apply ? n.children[0].text : n.text;
  if (n.kind != Syntax::apply && n.kind != Syntax::dotted) return std::nullopt;
  const auto it = definitions_.find(name);
  if (it == definitions_.end() || (n.kind == Syntax::dotted && parameters_.contains(name)) ||
      !std::holds_alternative<ir::ConditionId>(rules_.definitions[it->second].body))
    return std::nullopt;
  return it->second;
}

ir::KeyId Lowerer::key(const SyntaxNode& word) {
  if (const auto it = keys_.find(word.text); it != keys_.end()) return it->second;
  const std::string near = suggest_key(word.text, keys_);
  report("R025", word.span, "`" + word.text + "` is no context key",
         near.empty() ? "declare `key " + word.text + ": many in function`" : near);
  return {};
}

int64_t Lowerer::number(const SyntaxNode& n) {
  int64_t out = 0;
  const auto [end, problem] = std::from_chars(n.text.data(), n.text.data() + n.text.size(), out);
  if (problem != std::errc() || end != n.text.data() + n.text.size())
    report("R042", n.span, "`" + n.text + "` is too large a number",
           "numbers have 64 bits: at most 9223372036854775807");
  return out;
}

std::optional<int64_t> Lowerer::constant(ValueId v) const {
  const ir::ValueOp& op = rules_.values[v].op;
  if (const auto* i = std::get_if<ir::value::Integer>(&op)) return i->number;
  const auto* c = std::get_if<ir::value::Calculate>(&op);
  if (!c) return std::nullopt;
  const auto a = constant(c->left), b = constant(c->right);
  return a && b ? ir::calculate(c->op, *a, *b) : std::nullopt;
}

ValueId Lowerer::arithmetic(const SyntaxNode& n) {
  using Op = ir::Arithmetic;
  ValueId left = value(n.children[0]);
  for (size_t i = 1; i + 1 < n.children.size(); i += 2) {
    const std::string& sign = n.children[i].text;
    const Op op = sign == "+"    ? Op::add
                  : sign == "-"  ? Op::subtract
                  : sign == "*"  ? Op::multiply
                  : sign == "//" ? Op::divide
                                 : Op::modulo;
    const ValueId right = value(n.children[i + 1]);
    const auto a = constant(left), b = constant(right);
    if (a && b && !ir::calculate(op, *a, *b))
      report("R042", n.span,
             *b == 0 && (op == Op::divide || op == Op::modulo) ? "this divides by zero"
                                                               : "the result is too large a number",
             "numbers have 64 bits: at most 9223372036854775807");
    left = add(n, ir::value::Calculate{op, left, right});
  }
  return left;
}

ValueId Lowerer::value(const SyntaxNode& n) {
  using namespace ir::value;
  const auto& c = n.children;
  switch (n.kind) {
    case Syntax::hole:
    case Syntax::many: return add(n, Hole{use(n)});
    case Syntax::text: return add(n, Text{unquote(n.text)});
    case Syntax::number: return add(n, Integer{number(n)});
    case Syntax::boolean_value: return add(n, Boolean{n.text.starts_with("true")});
    case Syntax::fragment: return add(n, Template{fragment(n, FragmentUse::result)});
    case Syntax::apply: return apply(n);
    case Syntax::dotted: return dotted_value(n);
    case Syntax::first_given: {
      std::vector<ValueId> slots;
      for (const auto& slot : c) slots.push_back(dotted_value(slot));
      return add(n, FirstGiven{std::move(slots)});
    }
    case Syntax::default_of: return add(n, DefaultOf{use(c[0]), c[1].text});
    case Syntax::context_key: return add(n, ir::value::Context{key(c[0])});
    case Syntax::new_key: return add(n, NewBindings{use(c[0]), key(c[1])});
    case Syntax::all_rows: return add(n, AllRows{row(c[0], nullptr)});
    case Syntax::list_value: {
      std::vector<ValueId> items;
      for (const auto& item : c) items.push_back(value(item));
      return add(n, List{std::move(items)});
    }
    case Syntax::those: {
      const ValueId list = value(c[1]);
      const auto element = bind(c[0]);
      return add(n, Filter{element, list, condition(c[2])});
    }
    case Syntax::seen: {
      const ValueId expression = value(c[0]);
      return add(n, SeenFrom{expression, value(c[1])});
    }
    case Syntax::value:
    case Syntax::product: return arithmetic(n);
    case Syntax::conditional_value: {
      const ir::ConditionId test = condition(c[0]);
      const ValueId then = value(c[1]);
      return add(n, Choose{test, then, value(c[2])});
    }
    default: unexpected(n, "a value");
  }
}

}  // namespace hvr::dsl
