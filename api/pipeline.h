// The stages in order, for one program. Private to the library.
#pragma once
#include <memory>
#include <mutex>
#include <optional>
#include <set>

#include "api/hvrewrite/hvrewrite.h"
#include "api/prefilter.h"
#include "api/project.h"
#include "engine/find/relations.h"
#include "engine/rewrite/interpret.h"
#include "engine/rewrite/layout.h"
#include "engine/rewrite/standing.h"
#include "ir/program.h"
#include "source/source_file.h"

namespace hvrewrite {

struct Ruleset::Impl {
  hvr::ir::Ruleset program;
  std::string path;
  ReadFile read;
  LoadOptions options;
  // Worked out when a folder is asked about: a single file needs none.
  struct Filter {
    std::once_flag asked;
    hvr::Prefilter words;
  };
  std::unique_ptr<Filter> filter = std::make_unique<Filter>();

  const hvr::Prefilter& prefilter() const {
    std::call_once(filter->asked, [&] { filter->words = hvr::prefilter_of(program); });
    return filter->words;
  }
};

}  // namespace hvrewrite

namespace hvr {

// Everything known about one program. Built stage by stage; later stages only read earlier ones.
// Its modules stand one behind the other in one tree, in the order in which they are run, the main
// one last; places are places in the tree's text.
struct ProgramAnalysis {
  std::shared_ptr<const ReadModule> read;                  // the main module
  std::vector<std::shared_ptr<const SourceFile>> sources;  // of each module
  const Notebook* notebook = nullptr;                      // the main module, where it is one
  Tree tree;
  std::unique_ptr<Facts> facts;
  std::unique_ptr<Flow> flow;
  std::unique_ptr<Query> query;
  Classification classification;
  EditSet edits;
  ReadResults* made = nullptr;  // of the project
  std::vector<Layout> layouts;  // of each module; without text where nothing was edited
  std::vector<Attempt> attempts;
  std::vector<std::pair<uint32_t, uint32_t>> conflicts;
  const ir::Refusal* refused_by = nullptr;

  const std::string& path() const { return sources.back()->path; }
  NodeId main() const { return tree.modules().back(); }
  // The number of the module that holds a byte of the tree's text.
  size_t module_at(uint32_t byte) const;
  // The module that holds a node, and the line and column where it begins there.
  const SourceFile& source_of(NodeId n) const { return *sources[module_at(tree.span(n).begin)]; }
  LineColumn place_of(NodeId n) const { return source_of(n).lines.at(locate(n).span.begin); }
  // Where a node stands: the one way from the program's tree to places that are shown. The main
  // file as a whole for kNoNode.
  Location locate(NodeId n) const;
  Location locate(Span in_tree) const;
};

// Puts the modules together, collects facts, asks the questions and classifies. False (and
// messages) for input that cannot be.
bool analyse(ProgramAnalysis& s, const ir::Ruleset& program,
             const hvrewrite::Project::Impl& project, size_t main, Diagnostics& d);

// Of every module its new text; nothing for one that stays as it is.
using NewTexts = std::vector<std::optional<std::string>>;

// Says where a question was cut short (P013): after all that asks.
void report_unanswered(const ProgramAnalysis& s, Diagnostics& d);

// The rest of the way: refusals, rules, conflicts, demands, text, validity. Nothing when the
// program is refused. The layouts keep where texts came from, but not the texts.
std::optional<NewTexts> transform(ProgramAnalysis& s, const ir::Ruleset& program, Diagnostics& d,
                                  bool trace = false);

// results.cc: the texts of all modules, without the rule applications whose text would not stand
// where it lands: those are dropped with a cause (W007).
NewTexts standing_texts(ProgramAnalysis& s, const ir::Ruleset& program, Diagnostics& d);

// Where the text of a rewritten notebook's program came from.
std::vector<Provenance> notebook_origins(const ProgramAnalysis& s);

// Which rule applications stand: those that need what nothing does fall, and of two that exclude
// each other the later, unless the earlier falls. Fills `conflicts`.
void settle(ProgramAnalysis& s, const ir::Ruleset& program);

// demands.cc: drops the rule applications that need what nothing does or whose own part failed or
// cannot be decided, and those that a `refuse D for $x` stops.
void drop_unsupported(ProgramAnalysis& s, const ir::Ruleset& program);
void drop_vetoed(ProgramAnalysis& s, const ir::Ruleset& program, Interpreter& interpreter);
// What an example wants to know of a rewrite.
struct Acted {
  std::set<std::string> rules;  // of which an application stands that does something
  std::string refused_in;       // the rule file whose `refuse` or `leave` ended it
};
// ruleset.cc: rewrites the program that `main` starts.
hvrewrite::Result rewrite_example(const ir::Ruleset& program, const hvrewrite::Project& project,
                                  const std::string& main, Acted& acted);

// account.cc: what was found in an analysed program and, where it was rewritten, what was changed.
void give_account(const ProgramAnalysis& s, const ir::Ruleset& program, bool rewritten,
                  hvrewrite::Account& out);

// Reports what the ruleset demands and no rule did. True when an error was reported.
bool check_demands(ProgramAnalysis& s, const ir::Ruleset& program, const Interpreter& interpreter,
                   Diagnostics& d);

// header_place.cc: the top-level statement of a module behind which imports and the header go, or
// kNoNode.
NodeId header_anchor(const ProgramAnalysis& s, const ir::Ruleset& program,
                     const StandingEdits& standing, NodeId root);

// The imports of modules of which nothing is known: as written, and the statement.
std::vector<std::pair<std::string, NodeId>> unknown_imports(const ProgramAnalysis& s,
                                                            const ir::Library& library);

hvrewrite::Messages to_messages(const Diagnostics& d, std::string_view text,
                                const std::string& path, const ir::Ruleset* program);
// Messages about a program that was read: their places are places in its modules' own texts.
hvrewrite::Messages to_messages(const Diagnostics& d, const ProgramAnalysis& s);

}  // namespace hvr
