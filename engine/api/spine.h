// The stages in order, for one file. Private to the library.
#pragma once
#include <memory>
#include <optional>

#include "engine/api/hvrewrite/hvrewrite.h"
#include "engine/find/questions.h"
#include "engine/ir/program.h"
#include "engine/rewrite/interpret.h"
#include "engine/source/text.h"

namespace hvrewrite {

struct Ruleset::Impl {
  hvr::ir::Program program;
  std::string path;
  ReadFile read;
  LoadOptions options;
};

}  // namespace hvrewrite

namespace hvr {

// Everything known about one input file. Built stage by stage; later stages only read earlier ones.
struct Session {
  SourceText source;
  ParsedTree parsed;
  std::unique_ptr<Module> module;
  std::unique_ptr<Flow> flow;
  std::unique_ptr<Matcher> matcher;
  std::unique_ptr<Evaluator> evaluator;
  Classification classification;
  EditSet edits;
  std::vector<Attempt> attempts;
  std::vector<std::pair<uint32_t, uint32_t>> conflicts;
};

// Decodes, parses, collects facts, asks the questions and classifies. False (and messages) for input that cannot be.
bool analyse(Session& s, const ir::Program& program, const std::string& path, std::string bytes, Diagnostics& d);

// The rest of the way: refusals, rules, conflicts, demands, text, validity. Nothing when the file is refused.
std::optional<std::string> transform(Session& s, const ir::Program& program, Diagnostics& d, bool trace = false);

// demands.cc: drops the rule applications whose `together` is incomplete.
void settle_bonds(Session& s, const ir::Program& program, Interpreter& interpreter);
// Reports what the ruleset demands and no rule did. True when an error was reported.
bool check_demands(Session& s, const ir::Program& program, Interpreter& interpreter, Diagnostics& d);

// header.cc: the top-level statement behind which imports and the header go, or kNoNode.
NodeId header_anchor(const Session& s, const ir::Program& program);

hvrewrite::Messages to_messages(const Diagnostics& d, std::string_view text, const std::string& path, const ir::Program* program);

}  // namespace hvr
