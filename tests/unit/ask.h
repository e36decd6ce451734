// Ask and answer: a comment `#? NAME : CLASS = yes|no|unknown`, `#? NAME <: CLASS = …` or `#? NAME
// is DOTTED` in Python text is a question about the last mention of that name on its line, and the
// answer that must come.
#pragma once
#include <doctest/doctest.h>

#include <sstream>

#include "api/project.h"
#include "engine/facts/flow.h"

namespace hvr {

inline ir::Library small_library() {
  ir::Library lib;
  lib.roots = {"lib", "old"};
  lib.aliases["old"] = "lib";
  lib.aliases["lib.compat"] = "lib";
  for (const char* c : {"lib.Base", "lib.Other"}) lib.classes[c].name = c;
  lib.classes["lib.Model"] = {"lib.Model", {"lib.Base"}, std::nullopt, {}};
  lib.functions["lib.load"] = {{}, "lib.Model", {}, {}, {}};
  lib.functions["lib.Base.copy"] = {{}, "self", {"self"}, {}, {}};
  lib.functions["lib.wrap"] = {{{"thing", {}, std::nullopt, false}}, "", {"thing"}, {}, {}};
  lib.roots.insert("functools");
  lib.functions["functools.partial"] = {{{"func", {}, std::nullopt, false}}, "", {"func"}, {}, {}};
  return lib;
}

// Answers all questions of a program and compares; returns how many there were.
inline int ask(const Tree& t, ModuleNames names, const ir::Library& lib) {
  const Facts facts(t, lib, std::move(names));
  const Flow flow(facts);
  const auto name = [](Tri answer) {
    return std::string(answer == Tri::yes ? "yes" : answer == Tri::no ? "no" : "unknown");
  };
  const std::string text(t.text());
  const LineIndex lines(text);
  int asked = 0;
  for (size_t at = text.find("#?"); at != std::string::npos; at = text.find("#?", at + 1)) {
    ++asked;
    std::istringstream in(text.substr(at + 2, text.find('\n', at) - at - 2));
    const std::string line_text(lines.line_text(static_cast<uint32_t>(at)));
    const uint32_t line = lines.at(static_cast<uint32_t>(at)).line;
    std::string what, word, klass, equals, answer;
    in >> what >> word >> klass >> equals >> answer;
    NodeId node = kNoNode;
    for (NodeId n = 0; n < t.size(); ++n)
      if (t.text(n) == what && lines.at(t.span(n).begin).line == line && t.kind(n) != Kind::comment)
        node = n;
    CAPTURE(line_text);
    REQUIRE(node != kNoNode);
    if (word == ":")
      CHECK(name(flow.is_instance(node, klass)) == answer);
    else if (word == "<:")
      CHECK(name(flow.is_subclass(node, klass)) == answer);
    else if (word == "is")
      CHECK(facts.canonical(node) == (klass == "nothing" ? "" : klass));
    else
      FAIL("unknown question");
  }
  return asked;
}

inline void ask(const std::string& text) {
  const auto parsed = parse_python(text);
  REQUIRE_FALSE(parsed.problem);
  CHECK(ask(parsed.tree, {}, small_library()) > 0);
}

// The questions of all modules of the program that `main` starts.
inline int ask(const hvrewrite::Project& project, const std::string& main, const ir::Library& lib) {
  const auto& impl = project.impl();
  const auto modules = impl.modules_of(impl.by_path.at(main));
  Tree tree;
  for (const size_t f : modules.files) tree.append(impl.module(f)->parsed.tree);
  return ask(tree, modules.names, lib);
}

}  // namespace hvr
