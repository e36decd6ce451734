// The order of the stages, written once. Read this file first.
#include "engine/api/spine.h"

#include <algorithm>

#include "engine/rewrite/render.h"
#include "engine/rewrite/valid.h"

namespace hvr {

bool analyse(Session& s, const ir::Program& program, const std::string& path, std::string bytes, Diagnostics& d) {
  auto source = decode(path, std::move(bytes), d);
  if (!source) return false;
  s.source = std::move(*source);
  s.parsed = parse_python(s.source.text);
  if (const auto& problem = s.parsed.problem) {
    d.error(problem->too_deep ? "P004" : "P003", path, problem->span, problem->message,
            problem->too_deep ? "no rule can be applied to a program nested deeper than " + std::to_string(kMaxDepth) + " levels"
                              : "mend the syntax error first; `python3 -m py_compile` may say more");
    return false;
  }
  s.module = std::make_unique<Module>(s.parsed.tree, program.library);
  s.flow = std::make_unique<Flow>(*s.module);
  s.matcher = std::make_unique<Matcher>(program, *s.flow);
  s.evaluator = std::make_unique<Evaluator>(program, *s.flow, *s.matcher);
  find_relations(*s.evaluator);
  s.classification = classify(*s.evaluator);
  return true;
}

namespace {

bool refused(Session& s, const ir::Program& program, Diagnostics& d) {
  for (const auto& r : program.refusals) {
    Frame f(r.frame.holes.size());
    if (s.evaluator->condition(r.condition, f) != Tri::yes) continue;
    NodeId at = s.classification.evidence.empty() ? kNoNode : s.classification.evidence[0].node;
    if (r.at >= 0 && f[static_cast<size_t>(r.at)].type == Value::Type::node) at = f[static_cast<size_t>(r.at)].node;
    d.error("W002", s.source.path, at == kNoNode ? Span{} : s.parsed.tree.span(at), r.message, r.help);
    return true;
  }
  if (s.classification.pattern != "Multiple") return false;
  std::string found;
  for (const auto& e : s.classification.evidence) {
    const auto place = LineIndex(s.source.text).at(s.parsed.tree.span(e.node).begin);
    found += (found.empty() ? "" : ", ") + e.pattern + " at line " + std::to_string(place.line);
  }
  const Span at = s.classification.evidence.empty() ? Span{} : s.parsed.tree.span(s.classification.evidence[0].node);
  d.error("W004", s.source.path, at, "this file trains in several ways: " + found,
          "split the file, so that each part trains in one way");
  return true;
}

}  // namespace

std::optional<std::string> transform(Session& s, const ir::Program& program, Diagnostics& d, bool trace) {
  if (refused(s, program, d)) return std::nullopt;
  Interpreter interpreter(program, *s.flow, *s.matcher, *s.evaluator, s.source.path, d);
  interpreter.trace = trace;
  s.edits = interpreter.run();
  s.conflicts = settle_conflicts(s.edits, s.parsed.tree, program);
  s.attempts = std::move(interpreter.attempts);
  for (const auto& [loser, winner] : s.conflicts) {
    const Unit& u = s.edits.units[loser];
    d.add({Severity::warning, "W005", s.source.path, s.parsed.tree.span(u.at),
           "rule `" + program.rules[u.rule].name + "` gave way to `" + program.rules[s.edits.units[winner].rule].name + "`, which edits the same text", ""});
  }
  settle_bonds(s, program, interpreter);
  const bool unmet = check_demands(s, program, interpreter, d);
  if (unmet || d.has_errors()) return std::nullopt;
  Names names(program, *s.module, [&](const ir::Import& i) { return interpreter.active(i.patterns, i.when, {}); });
  names.header_anchor = header_anchor(s, program);
  Renderer renderer(program, s.parsed.tree, s.edits, names, *s.evaluator, s.source);
  std::string text = renderer.file();
  if (text == s.source.text) return text;
  const ParsedTree again = parse_python(text);
  auto problem = again.problem;
  if (!problem && !structural_problem(s.parsed.tree)) problem = structural_problem(again.tree);
  if (problem) {
    const auto line = LineIndex(text).line_text(problem->span.begin);
    d.error("R901", s.source.path, {}, "the result would not be valid Python (" + problem->message + "): `" + std::string(line) + "`",
            "this is a fault of the ruleset or of the engine; the file was left as it is");
    return std::nullopt;
  }
  return text;
}

}  // namespace hvr
