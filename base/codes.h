// The registry of codes. R0xx: rule files; P0xx: Python input; W0xx: said while rewriting; R9xx:
// our own failures.
#pragma once
#include <compare>
#include <cstdint>
#include <iterator>
#include <string>
#include <string_view>

namespace hvr {

struct CodeInfo {
  std::string_view code;
  std::string_view meaning;
  std::string_view help;  // what to do where a message says nothing more fitting
};

// Every code that a diagnostic may carry; a test fails if one of them is produced by no test, and
// another while docs/diagnostics.md does not list them all.
inline constexpr CodeInfo kCodes[] = {
    {"R001", "a rule file does not follow the grammar", "docs/grammar.md is the grammar"},
    {"R002", "a rule file cannot be read", "check the path"},
    {"R003", "files include each other in a circle", "move what both need into a third file"},
    {"R004", "a file outside the ruleset's tree is included",
     "put the file below the ruleset's folder"},
    {"R005", "a name is declared twice", "rename one of the two"},
    {"R006", "a fragment is not Python",
     "a fragment is Python with holes `$name`, `$...name` or `$_`"},
    {"R007", "a header that cannot stand where it is", "a file has one header, the first line"},
    {"R010", "a hole is used that nothing has bound",
     "bind it in a `match`, `each` or `let` before"},
    {"R012", "a hole in a result is not bound", "name the hole, and bind it in the match"},
    {"R013", "a hole is used in a category it cannot stand in",
     "write `$x` for one node and `$...x` for many"},
    {"R014", "a result cannot be inserted where the rule matches",
     "an expression is replaced by an expression, a statement by statements"},
    {"R015", "a plain name in a fragment means nothing", "write a hole, or declare the library"},
    {"R016", "a captured expression would be evaluated twice",
     "use a helper function, or bind it to a name first"},
    {"R017", "a kind of hole that cannot stand where it is put",
     "leave the kind out, or move the hole"},
    {"R018", "what a rule catches would be lost",
     "use each hole of what is replaced; `$_` and `$..._` say that something may go"},
    {"R020", "an unknown relation", "declare it with `find`"},
    {"R021", "an unknown pattern", "declare it with `pattern`"},
    {"R022", "an unknown parameter or helper definition",
     "declare it, or use one that is declared"},
    {"R023", "an unknown class", "declare `class …` or `function …` in a facts file"},
    {"R024", "an unknown table or group", "declare `group …` or `table …`"},
    {"R025", "an unknown context key",
     "keys are declared as `key NAME: many in function` (or block, class, module)"},
    {"R026", "an unknown predicate", "section 4 of docs/language.md lists the functions"},
    {"R027", "an unknown demand", "declare `must NAME: …`, or drop the `does`"},
    {"R030", "a wrong number of arguments", "give as many as it takes"},
    {"R031", "an unknown column of a relation", "the columns stand behind the relation's name"},
    {"R032", "a definition refers to itself", "definitions use earlier ones only"},
    {"R033", "a relation is used before it is declared", "move its `find` up"},
    {"R034", "a question that is not whole", "say in braces what must hold: `every $x in V { c }`"},
    {"R035", "`and` beside `or` without brackets", "write `(a and b) or c`"},
    {"R036", "a place that a pattern does not name", "`$x in F` needs `$x` once in F"},
    {"R037", "a question that holds of nothing", "ask for `some R` beside `every R`"},
    {"R038", "an argument that the declared signature does not have", "name one of its parameters"},
    {"R040", "a bad regular expression", "RE2 syntax is meant"},
    {"R041", "a bad value for a parameter", "give a value of the declared type"},
    {"R042", "a number that does not fit", "numbers have 64 bits"},
    {"R043", "a name that leads back to itself", "take one of the declarations away"},
    {"R044", "a file in another edition of the language", "section 13 of docs/language.md"},
    {"R050", "a context key is read but never set", "set it in a rule with `with ctx[…]`"},
    {"R051", "a rule or an alternative is shadowed by an earlier one",
     "put the narrower one first"},
    {"R052", "a demand that no rule discharges", "say `does …` in the rule that meets it"},
    {"R053", "an uncertain condition decides between two branches",
     "write `surely(…)` or `maybe(…)`"},
    {"R054", "something is caught and never used", "write `$_` where nothing is to be kept"},
    {"R055", "two clauses that nothing links", "share a hole between them"},
    {"R056", "one match is replaced twice", "put both results behind one `replace with`"},
    {"R057", "something is declared and never asked for", "delete it"},
    {"R058", "a place is compared with a text or a number",
     "`text of $x` is how it is written, `value of $x` what it stands for"},
    {"R059", "two places are compared as if they were texts", "write `$x is $y`"},
    {"R060", "an example in a rule file does not hold", "mend the rule or the example"},
    {"R061", "a definition that stands for too many others",
     "let what is asked twice be a relation, with `find`"},
    {"R062", "a condition that can never hold",
     "take it away, or say `or` where either of two may hold"},
    {"R063", "a text stands where a place of the program is needed",
     "let it hold what was caught, and make the text where it is put"},
    {"R064", "a pattern asks which pattern it is", "say what tells it by the program's syntax"},
    {"P001", "a file is not among those of the project", "give it with the others"},
    {"P002", "a file is not text that Python would read",
     "give a text file that Python would read"},
    {"P003", "a file is not valid Python", "mend the syntax error first"},
    {"P004", "a file is nested too deeply", "no rule can be applied to it"},
    {"P005", "a notebook cannot be read",
     "only notebooks in Python, in format 4, can be rewritten"},
    {"P006", "a module that the program imports cannot be parsed", "mend it first"},
    {"P007", "a program has more modules than are looked into", "name a smaller folder"},
    {"P008", "a file of the program hides a library", "rename the file if the library is meant"},
    {"P009", "a module beside a script that was given alone was not read",
     "name the folder with --project"},
    {"P010", "a file takes too long to parse", "shorten its runs of comment lines or backslashes"},
    {"P011", "the work on a program took longer than it may; nothing of it was written",
     "give it more time with --timeout-per-file, or leave it out"},
    {"P012", "the work on a program was stopped; nothing of it was written", "start it again"},
    {"P013", "a question about a program was cut short", "name a smaller folder with --project"},
    {"P014", "the rules ask for more on a program than they may; nothing of it was written",
     "something in the rules multiplies: link their clauses, and say nothing twice"},
    {"P015", "memory ran out on a program; nothing of it was written",
     "give the run more memory, or fewer --jobs"},
    {"W001", "a message written by a rule", ""},
    {"W002", "the ruleset refuses the file", ""},
    {"W003", "a demand of the ruleset is not met", ""},
    {"W004", "several training patterns in one file", "split the file"},
    {"W005", "two edits exclude each other", "let one of the rules add instead of replace"},
    {"W006", "a comment could not be kept",
     "it speaks of the line that went; put it where it belongs now"},
    {"W007", "a rule matched, but its result cannot stand there",
     "this place was left as it is; write it by hand, or another rule for it"},
    {"R900", "a rule program that does not hold together",
     "this is a fault of hvrewrite; please report it with the rule file"},
    {"R902", "an internal fault ended the work on a program; nothing of it was written",
     "please report it with the program and the ruleset"},
};

// A registered code. Made from a literal only: one that is not in the table does not compile.
class Code {
 public:
  consteval Code(const char* code) : index_(find(code)) {}  // NOLINT(google-explicit-constructor)

  constexpr const CodeInfo& info() const { return kCodes[index_]; }
  constexpr std::string_view text() const { return info().code; }
  bool operator==(const Code&) const = default;
  std::strong_ordering operator<=>(const Code& other) const { return text() <=> other.text(); }

 private:
  static consteval uint8_t find(std::string_view code) {
    for (size_t i = 0; i < std::size(kCodes); ++i)
      if (kCodes[i].code == code) return static_cast<uint8_t>(i);
    throw "this code is not registered";
  }

  uint8_t index_;
};

}  // namespace hvr
