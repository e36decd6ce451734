// From the declarations of rule files to the rule program, in two rounds over all files: what can
// be named is collected first, bodies are lowered then.
#pragma once
#include <memory>

#include "dsl/fragment.h"
#include "dsl/names.h"
#include "grammar/ast_declarations.h"

namespace hvr::dsl {

// A parsed rule file; the syntax points into the text.
struct SourceFile {
  ir::FileId index;
  std::string path;
  std::unique_ptr<const std::string> text;  // moves without its letters
  std::vector<ast::Declaration> declarations;
};

// collect.cc: what is known of libraries, parameters, and the names of everything else.
void collect(ir::Ruleset& rules, Names& names, const SourceFile& file, Diagnostics& diagnostics);

// lower_declarations.cc: the bodies, once every file is collected and aliases are resolved.
void lower(ir::Ruleset& rules, Names& names, FragmentParser& parser, const SourceFile& file,
           Diagnostics& diagnostics);

// note_bound.cc: of each `where` the holes for which it is met in more than one way.
void note_bound(ir::Ruleset& rules);

// Gives a parameter of the ruleset a value, as `--set` does. What is wrong with it, or "".
std::string set_parameter(ir::Ruleset& rules, const Names& names, const std::string& name,
                          const std::string& value);

// example_lines.cc: the lines of a fragment without their common indentation; a first line right
// behind its backtick counts as flush.
std::string lines_of(const ast::Fragment& fragment);
// The same of a program that examples stand in, which has at most one place for them.
std::string program_lines(const Reporter& report, const ast::Fragment& fragment);

// check_circles.cc: classes, aliases and groups that lead back to themselves.
void check_circles(const std::vector<SourceFile>& files, Diagnostics& diagnostics);

// check.cc: lints over the whole program.
void check_program(const ir::Ruleset& program, Diagnostics& diagnostics);
// check_conditions.cc: conditions that contradict what stands in front of them.
void check_conditions(const ir::Ruleset& program, Diagnostics& diagnostics);
// check_places.cc: what is put where only an expression, or only a place, can stand.
void check_places(const ir::Ruleset& program, Diagnostics& diagnostics);
// check_captures.cc: lints over what each rule catches.
void check_captures(const ir::Ruleset& program, Diagnostics& diagnostics);

// check_shadows.cc: rules, and alternatives of patterns, that an earlier one leaves nothing for.
void check_shadows(const ir::Ruleset& program, Diagnostics& diagnostics);

// check_patterns.cc: patterns that ask which pattern the program has.
void check_patterns(const ir::Ruleset& program, Diagnostics& diagnostics);

// check_sizes.cc: definitions that, written out, would be without end.
void check_sizes(const ir::Ruleset& program, Diagnostics& diagnostics);

// check_uses.cc: what is declared or caught and not used, or done twice. Of declarations only those
// of the main file, since others may use what a part declares.
void check_uses(const ir::Ruleset& program, ir::FileId main, Diagnostics& diagnostics);

}  // namespace hvr::dsl
