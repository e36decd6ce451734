// The text form of a rule program.
#include "ir/program.h"

namespace hvr::ir {

std::string_view op_name(Op op) {
  switch (op) {
#define X(name) \
  case Op::name: return #name;
    HVR_OPS(X)
#undef X
  }
  return "?";
}

std::string_view category_name(Category c) {
  switch (c) {
    case Category::expression: return "an expression";
    case Category::statement: return "a statement";
    case Category::statements: return "several statements";
    case Category::with_item: return "a with-item";
    case Category::argument: return "an argument";
    case Category::alias: return "an import alias";
    case Category::decorator: return "a decorator";
  }
  return "?";
}

namespace {

struct Dumper {
  const Ruleset& p;
  std::string out;

  std::string var(const Frame& f, int32_t v) const {
    return v < 0 ? "_" : "$" + f.holes[static_cast<size_t>(v)];
  }

  void term(const Frame& f, TermId id, int depth) {
    const Term& t = p[id];
    out.append(static_cast<size_t>(depth) * 2, ' ');
    out += "(" + std::string(op_name(t.op));
    if (t.op == Op::fragment) {
      std::string source = p.fragments[static_cast<size_t>(t.a)].source;
      for (char& c : source)
        if (c == '\n') c = ' ';
      out += " `" + source + "`";
    } else if (t.op == Op::var || t.op == Op::let || t.op == Op::slot || t.op == Op::nearest ||
               t.op == Op::innermost || t.op == Op::outermost || t.op == Op::each_do ||
               t.op == Op::set || t.op == Op::drop || t.op == Op::split || t.op == Op::match_run ||
               t.op == Op::transform) {
      out += " " + var(f, t.a);
    } else if (t.op == Op::some_row || t.op == Op::all_rows || t.op == Op::each_row) {
      out +=
          " " + (t.a < 0 ? "?" : p.relations[static_cast<size_t>(t.a)].name) + " at " + var(f, t.b);
    } else if (t.op == Op::apply) {
      out += " " + p.definitions[static_cast<size_t>(t.a)].name;
    } else if (t.op == Op::parameter) {
      out += " " + p.parameters[static_cast<size_t>(t.a)].name;
    } else if (t.op == Op::integer || t.op == Op::boolean) {
      out += " " + std::to_string(t.a);
    }
    if (!t.text.empty()) out += " \"" + t.text + "\"";
    if (t.children.empty()) {
      out += ")\n";
      return;
    }
    out += "\n";
    for (const TermId c : t.children) term(f, c, depth + 1);
    out.pop_back();
    out += ")\n";
  }
};

}  // namespace

std::string dump(const Ruleset& program) {
  Dumper d{program, "ruleset " + program.name + "\n"};
  for (const auto& r : program.parameters) d.out += "parameter " + r.name + " = " + r.value + "\n";
  for (const auto& i : program.imports) d.out += "import " + i.module + " as " + i.alias + "\n";
  for (const auto& r : program.relations) {
    d.out += "\nfind " + r.name + " at " + d.var(r.frame, r.at) + "\n";
    d.term(r.frame, r.body, 1);
  }
  for (const auto& x : program.definitions) {
    d.out += "\ndefine " + x.name + "\n";
    d.term(x.frame, x.body, 1);
  }
  for (const auto& x : program.patterns) {
    d.out += "\npattern " + x.name + "\n";
    d.term(x.frame, x.condition, 1);
  }
  for (const auto& x : program.refusals) {
    d.out += "\nrefuse \"" + x.message + "\"\n";
    d.term(x.frame, x.condition, 1);
  }
  for (const auto& x : program.demands) {
    d.out += std::string("\n") + (x.must ? "must " : "should ") + x.name + "\n";
    d.term(x.frame, x.rows, 1);
  }
  for (const auto& r : program.rules) {
    d.out += "\nrule " + r.name + "\n";
    for (const TermId w : r.when) d.term(r.frame, w, 1);
    d.term(r.frame, r.body, 1);
  }
  return d.out;
}

}  // namespace hvr::ir
