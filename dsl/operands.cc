// Operands: names that are looked up, texts, regular expressions and fragments.
#include "dsl/operands.h"

#include <algorithm>

#include "dsl/slips.h"
#include "dsl/syntax.h"

namespace hvr::dsl {
namespace {

// What is nearly a declared name is one that was misspelt.
void report_slip(Body& b, std::string_view name, Span span) {
  if (const std::string near = slip_of(b.rules.library, name); !near.empty())
    b.report("R023", span, "nothing declares `" + std::string(name) + "`",
             near + " (if not, declare it)");
  else if (const std::string help = no_builtin(b.rules.library, name); !help.empty())
    b.report("R023", span, "nothing declares `" + std::string(name) + "`", help);
}

ir::NameOrGroup class_or_group(Body& b, const ast::Token& n, bool callable) {
  const ir::Library& lib = b.rules.library;
  if (lib.groups.contains(n.text)) return {std::string(n.text), true};
  const std::string name = lib.canonical(std::string(n.text));
  const bool builtin = n.text.starts_with("builtins.");
  if (builtin) report_slip(b, n.text, n.span);
  if (builtin || lib.classes.contains(name) || (callable && lib.functions.contains(name)))
    return {name, false};
  if (callable && lib.is_root(name)) {
    report_slip(b, n.text, n.span);
    return {name, false};
  }
  std::vector<std::string> all;
  all.reserve(lib.groups.size() + lib.classes.size());
  for (const auto& [g, v] : lib.groups) all.push_back(g);
  for (const auto& [c, v] : lib.classes) all.push_back(c);
  b.report(n.text.find('.') == std::string_view::npos ? Code("R024") : Code("R023"), n.span,
           "`" + std::string(n.text) + "` is no declared class or group",
           did_you_mean(std::string(n.text), all));
  return {name, false};
}

}  // namespace

void fill(Body& b, ir::NameOrGroup& to, const ast::Classes& from) {
  to = class_or_group(b, from, false);
}
void fill(Body& b, ir::NameOrGroup& to, const ast::Callable& from) {
  to = class_or_group(b, from, true);
}

void fill(Body& b, ir::TableName& to, const ast::Table& from) {
  to.name = from.text;
  if (b.rules.library.tables.contains(from.text)) return;
  std::vector<std::string> all;
  all.reserve(b.rules.library.tables.size());
  for (const auto& [name, rows] : b.rules.library.tables) all.push_back(name);
  for (const auto& [name, id] : b.names.parameters) {
    if (!holds_many(b.rules.parameters[id])) continue;
    if (name == from.text) to.parameter = id;
    all.push_back(name);
  }
  if (!to.parameter)
    b.report("R024", from.span, "there is no table or list `" + std::string(from.text) + "`",
             did_you_mean(std::string(from.text), all));
}

void fill(Body& b, ir::MethodName& to, const ast::Dotted& from) {
  const std::string method = b.rules.library.canonical(std::string(from.text));
  const size_t dot = method.rfind('.');
  if (dot == std::string::npos) {
    b.report("R023", from.span, "`" + method + "` is no method of a class", "write `Class.method`");
    return;
  }
  to = {method.substr(0, dot), method.substr(dot + 1)};
  report_slip(b, from.text, from.span);
}

void fill(Body& b, std::string& to, const ast::Dotted& from) {
  to = b.rules.library.canonical(std::string(from.text));
  report_slip(b, from.text, from.span);
}

void fill(Body& b, std::string& to, const ast::ClassName& from) {
  to = b.rules.library.canonical(std::string(from.text));
  if (!b.rules.library.classes.contains(to))
    b.report("R023", from.span, "`" + std::string(from.text) + "` is no declared class",
             suggest(from.text, b.rules.library.classes));
}

void fill(Body&, std::string& to, const ast::Module& from) { to = from.text; }
void fill(Body&, std::string& to, const ast::Word& from) { to = from.text; }
void fill(Body&, std::string& to, const ast::Text& from) { to = unquote(from.text); }

void fill(Body& b, ir::RegexId& to, const ast::RegexText& from) {
  const std::string pattern = unquote(from.text);
  // Many rules ask the same; it is compiled once.
  const auto& known = b.rules.regexes;
  const auto same = std::find_if(known.begin(), known.end(), [&](const ir::Regex& other) {
    return other.pattern() == pattern && other.problem().empty();
  });
  if (same != known.end()) {
    to = ir::RegexId(static_cast<size_t>(same - known.begin()));
    return;
  }
  ir::Regex regex(pattern);
  if (const std::string problem = regex.problem(); !problem.empty())
    b.report("R040", from.span, "this is no regular expression: " + problem,
             from.text.find("\\\\") == std::string_view::npos
                 ? "RE2 syntax is meant"
                 : "RE2 syntax is meant; in a text `\\\\` is one backslash, so a regular "
                   "expression that looks for one says `\\\\\\\\`");
  to = b.rules.regexes.add(std::move(regex));
}

void fill(Body& b, ir::KeyId& to, const ast::Word& from) {
  if (const auto it = b.names.keys.find(from.text); it != b.names.keys.end()) {
    to = it->second;
    return;
  }
  const std::string near = suggest(from.text, b.names.keys);
  const std::string name(from.text);
  b.report("R025", from.span, "`" + name + "` is no context key",
           near.empty() ? "declare `key " + name + ": many in function`" : near);
}

void fill(Body& b, ir::ObligationId& to, const ast::Word& from) {
  if (const auto it = b.names.obligations.find(from.text); it != b.names.obligations.end())
    to = it->second;
  else
    b.report("R027", from.span, "nothing demands `" + std::string(from.text) + "`",
             suggest(from.text, b.names.obligations));
}

void fill(Body& b, ir::MessageText& to, const ast::Text& from) {
  const std::string text = unquote(from.text);
  size_t done = 0;
  if (const size_t at = text.find("{reason}"); at != std::string::npos && at < text.find("{$")) {
    to.parts.push_back({text.substr(0, at), std::nullopt, true});
    done = at + 8;
  }
  for (size_t at = text.find("{$", done); at != std::string::npos; at = text.find("{$", done)) {
    const size_t close = text.find('}', at);
    if (close == std::string::npos) break;
    std::string name = text.substr(at + 2, close - at - 2);
    if (name.starts_with("...")) name.erase(0, 3);
    if (const ir::HoleId* hole = b.scope.by_name(name))
      to.parts.push_back({text.substr(done, at - done), *hole});
    else
      b.report("R010", from.span, "hole `$" + name + "` of the message is not bound here",
               b.scope.suggestion(name));
    done = close + 1;
  }
  if (const size_t at = text.find("{reason}", done); at != std::string::npos) {
    to.parts.push_back({text.substr(done, at - done), std::nullopt, true});
    done = at + 8;
  }
  to.parts.push_back({text.substr(done), std::nullopt});
}

// -- fragments ------------------------------------------------------------------------------------

ir::FragmentId lower(Body& b, const ast::Fragment& f, FragmentUse use) {
  FragmentScope s;
  s.parser = &b.parser;
  s.library = &b.rules.library;
  s.import_aliases = &b.names.imports;
  s.helpers = &b.names.helpers;
  s.emitted = &b.emitted;
  s.hole = [&](const std::string& name, bool sequence, Span span, bool binds) {
    return b.scope.find(name, sequence, span, binds);
  };
  s.splice = [&](std::string_view text, uint32_t base) -> ir::ValueId {
    const auto v = parse_splice(b.report.path(), text, base, b.report.diagnostics());
    return v ? lower(b, *v) : b.add(f.span, ir::value::Boolean{});
  };
  s.report = [&](Code code, Span span, std::string message, std::string help) {
    b.report(code, span, std::move(message), std::move(help));
  };
  auto compiled = compile_fragment(f, use, s);
  if (!compiled) compiled.emplace();
  compiled->place = b.report.place(f.span);
  return b.rules.fragments.add(std::move(*compiled));
}

std::vector<ir::FragmentId> lower(Body& b, const ast::Patterns& fragments, FragmentUse use) {
  std::vector<ir::FragmentId> out;
  if (use != FragmentUse::pattern) {
    for (const auto& f : fragments) out.push_back(lower(b, f, use));
    return out;
  }
  Scope::Arms arms(b.scope);
  for (const auto& f : fragments) {
    out.push_back(lower(b, f, use));
    arms.next();
  }
  return out;
}

void fill(Body& b, std::vector<ir::FragmentId>& to, const ast::Patterns& from) {
  to = lower(b, from, FragmentUse::pattern);
}
void fill(Body& b, std::vector<ir::FragmentId>& to, const ast::Results& from) {
  to = lower(b, from.fragments, FragmentUse::result);
}

}  // namespace hvr::dsl
