// Values, holes and fragments.
#include <algorithm>

#include "dsl/lower.h"

namespace hvr::dsl {

using ir::Op;
using ir::TermId;
using ir::VarId;

TermId Lowerer::term(Op op, const SyntaxNode& at, std::vector<TermId> children) {
  ir::Term t;
  t.op = op;
  t.file = file_;
  t.span = at.span;
  t.children = std::move(children);
  rules_.terms.push_back(std::move(t));
  return static_cast<TermId>(rules_.terms.size() - 1);
}

VarId Lowerer::hole(const std::string& name, bool sequence, Span span, bool binds) {
  if (name == "_") return ir::kNoVar;
  const auto it = scope_.vars.find(name);
  if (it != scope_.vars.end()) {
    if (scope_.frame.sequence[static_cast<size_t>(it->second)] != sequence)
      report("R013", span,
             "`$" + name + "` stands for " + (sequence ? "one node" : "many nodes") + " elsewhere",
             sequence ? "write `$" + name + "`" : "write `$..." + name + "`");
    return it->second;
  }
  if (!binds) {
    std::vector<std::string> known;
    for (const auto& [n, v] : scope_.vars) known.push_back(n);
    const std::string help = suggest(name, known);
    report("R010", span, "hole `$" + name + "` is not bound here",
           help.empty() ? "bind it in a `match`, `each` or `let` before" : help);
  }
  const auto v = static_cast<VarId>(scope_.frame.holes.size());
  scope_.vars[name] = v;
  scope_.frame.holes.push_back(name);
  scope_.frame.sequence.push_back(sequence);
  return v;
}

VarId Lowerer::bind(const SyntaxNode& n) {
  const bool many = n.kind == Syntax::many;
  return hole(n.text.substr(many ? 4 : 1), many, n.span, true);
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
  s.splice = [this](std::string_view text, uint32_t base) -> TermId {
    const auto nodes = parse_splice(rules_.files[file_], text, base, diagnostics_);
    return nodes.empty() ? 0 : value(nodes[0]);
  };
  s.report = [this](std::string_view code, Span span, std::string message, std::string help) {
    report(code, span, std::move(message), std::move(help));
  };
  return s;
}

TermId Lowerer::fragment(const SyntaxNode& n, FragmentUse use) {
  auto f = compile_fragment(n, use, fragment_scope());
  const TermId t = term(Op::fragment, n);
  if (f) {
    f->file = file_;
    rules_.fragments.push_back(std::move(*f));
  } else {
    rules_.fragments.push_back({});
  }
  rules_.terms[t].a = static_cast<int32_t>(rules_.fragments.size() - 1);
  return t;
}

std::vector<TermId> Lowerer::fragments(const SyntaxNode& n, FragmentUse use) {
  std::vector<TermId> out;
  for (const auto& c : n.children) out.push_back(fragment(c, use));
  return out;
}

TermId Lowerer::dotted_value(const SyntaxNode& n) {
  const size_t dot = n.text.find('.');
  if (dot == std::string::npos) {
    if (const auto it = parameters_.find(n.text); it != parameters_.end()) {
      const TermId t = term(Op::parameter, n);
      rules_.terms[t].a = static_cast<int32_t>(it->second);
      return t;
    }
    if (names_["definition"].contains(n.text))
      return apply({Syntax::apply, n.span, 0, n.text, {{Syntax::word, n.span, 0, n.text, {}}}});
    // A choice of some parameter, as in `divide = shard`.
    for (const auto& p : rules_.parameters)
      if (std::find(p.choices.begin(), p.choices.end(), n.text) != p.choices.end()) {
        const TermId t = term(Op::text, n);
        rules_.terms[t].text = n.text;
        return t;
      }
    std::vector<std::string> all;
    for (const auto& p : rules_.parameters) all.push_back(p.name);
    report("R022", n.span, "`" + n.text + "` is no parameter or definition of this ruleset",
           suggest(n.text, all));
    return term(Op::boolean, n);
  }
  const std::string head = n.text.substr(0, dot), tail = n.text.substr(dot + 1);
  const auto var = scope_.vars.find(head);
  if (var != scope_.vars.end() && tail.find('.') == std::string::npos &&
      scope_.frame.sequence[static_cast<size_t>(var->second)]) {
    const TermId t = term(Op::slot, n);
    rules_.terms[t].a = var->second;
    rules_.terms[t].text = tail;
    return t;
  }
  if (!rules_.library.is_root(n.text)) {
    report("R010", n.span, "`" + head + "` is no captured argument list",
           "capture one with `f($..." + head + ")`, then say `" + n.text + "`");
    return term(Op::boolean, n);
  }
  const TermId t = term(Op::klass, n);
  rules_.terms[t].text = rules_.library.canonical(n.text);
  return t;
}

namespace {
struct Function {
  std::string_view name;
  Op op;
  size_t arguments;
};
// The functions of the language: name, operation, number of arguments.
constexpr Function kFunctions[] = {
    {"length", Op::length, 1},           {"statement_of", Op::statement_of, 1},
    {"loop_around", Op::loop_around, 1}, {"function_of", Op::function_of, 1},
    {"name_of", Op::name_of, 1},         {"class_of", Op::class_of, 1},
    {"comment_of", Op::comment_of, 1},
};
}  // namespace

TermId Lowerer::apply(const SyntaxNode& n) {
  const std::string name = n.children[0].text;
  std::vector<TermId> args;
  if (const SyntaxNode* list = n.child(Syntax::arguments))
    for (const auto& c : list->children) args.push_back(value(c));
  for (const auto& f : kFunctions) {
    if (f.name != name) continue;
    if (args.size() != f.arguments)
      report("R030", n.span,
             "`" + name + "` takes " + std::to_string(f.arguments) + " argument(s), not " +
                 std::to_string(args.size()));
    return term(f.op, n, std::move(args));
  }
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
    return term(Op::boolean, n, std::move(args));
  }
  const ir::Definition& d = rules_.definitions[it->second];
  if (d.parameters.size() != args.size())
    report("R030", n.span,
           "`" + name + "` takes " + std::to_string(d.parameters.size()) + " argument(s), not " +
               std::to_string(args.size()));
  const TermId t = term(Op::apply, n, std::move(args));
  rules_.terms[t].a = static_cast<int32_t>(it->second);
  return t;
}

TermId Lowerer::value(const SyntaxNode& n) {
  switch (n.kind) {
    case Syntax::hole:
    case Syntax::many: {
      const bool many = n.kind == Syntax::many;
      const VarId v = hole(n.text.substr(many ? 4 : 1), many, n.span, false);
      const TermId t = term(Op::var, n);
      rules_.terms[t].a = v;
      return t;
    }
    case Syntax::text: {
      const TermId t = term(Op::text, n);
      rules_.terms[t].text = unquote(n.text);
      return t;
    }
    case Syntax::number: {
      const TermId t = term(Op::integer, n);
      rules_.terms[t].a = n.text.size() > 9 ? 0 : std::stoi(n.text);
      return t;
    }
    case Syntax::boolean_value: {
      const TermId t = term(Op::boolean, n);
      rules_.terms[t].a = n.text.starts_with("true") ? 1 : 0;
      return t;
    }
    case Syntax::fragment: return fragment(n, FragmentUse::result);
    case Syntax::apply: return apply(n);
    case Syntax::dotted: return dotted_value(n);
    case Syntax::first_given: {
      std::vector<TermId> slots;
      for (const auto& c : n.children) slots.push_back(dotted_value(c));
      return term(Op::first_given, n, std::move(slots));
    }
    case Syntax::default_of: {
      const TermId t = term(Op::default_of, n);
      rules_.terms[t].a = hole(n.children[0].text.substr(1), false, n.children[0].span, false);
      rules_.terms[t].text = n.children[1].text;
      return t;
    }
    case Syntax::context_key: {
      if (!keys_.contains(n.children[0].text))
        report("R025", n.children[0].span, "`" + n.children[0].text + "` is no context key",
               "declare `key " + n.children[0].text + ": many in function`");
      const TermId t = term(Op::context, n);
      rules_.terms[t].text = n.children[0].text;
      return t;
    }
    case Syntax::new_key: {
      const TermId t = term(Op::new_bindings, n);
      rules_.terms[t].a = hole(n.children[0].text.substr(1), false, n.children[0].span, false);
      rules_.terms[t].text = n.children[1].text;
      if (!keys_.contains(n.children[1].text))
        report("R025", n.children[1].span, "`" + n.children[1].text + "` is no context key", "");
      return t;
    }
    case Syntax::all_rows: return row(Op::all_rows, n.children[0], nullptr);
    case Syntax::list_value: {
      std::vector<TermId> items;
      for (const auto& c : n.children) items.push_back(value(c));
      return term(Op::list, n, std::move(items));
    }
    case Syntax::those: {
      const TermId list = value(n.children[1]);
      const VarId v = bind(n.children[0]);
      const TermId test = condition(n.children[2]);
      const TermId t = term(Op::filter, n, {list, test});
      rules_.terms[t].a = v;
      return t;
    }
    case Syntax::seen: {
      std::vector<TermId> both{value(n.children[0]), value(n.children[1])};
      return term(Op::seen_from, n, std::move(both));
    }
    case Syntax::value:
    case Syntax::product: {
      TermId left = value(n.children[0]);
      for (size_t i = 1; i + 1 < n.children.size(); i += 2) {
        const TermId right = value(n.children[i + 1]);
        left = term(Op::arithmetic, n, {left, right});
        rules_.terms[left].text = n.children[i].text;
      }
      return left;
    }
    case Syntax::conditional_value: {
      std::vector<TermId> parts{condition(n.children[0]), value(n.children[1]),
                                value(n.children[2])};
      return term(Op::branch, n, std::move(parts));
    }
    default: return term(Op::boolean, n);
  }
}

}  // namespace hvr::dsl
