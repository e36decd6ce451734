// hvrewrite: rewrite Python programs by rules that are data. The one header an embedding program
// includes.
//
// A complete program (compiled and run by the tests as tests/unit/embed.cc):
//
//   #include <hvrewrite/hvrewrite.h>
//   #include <iostream>
//
//   int main() {
//     const char* rules = R"(
//       ruleset logging "print becomes log"
//       library mylog
//       import mylog as mylog
//       rule log: match `print($...a)` replace with `mylog.info($...a)`
//     )";
//     hvrewrite::Messages messages;
//     auto ruleset = hvrewrite::Ruleset::load("log.hvr", [&](const std::string&) { return
//     std::string(rules); }, {}, messages); if (!ruleset) return 1; const auto result =
//     ruleset->rewrite("hello.py", "print('hello')\n"); std::cout << result.text;   // import mylog
//     ... mylog.info('hello') return result.status == hvrewrite::Status::changed ? 0 : 1;
//   }
//
// Nothing in the library prints, exits, reads or writes files; what has to be said is in `Message`
// values. A `Ruleset` is immutable: any number of threads may use one at a time.
#pragma once
#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace hvrewrite {

// The version of the library, "major.minor.patch".
std::string_view version();

// A message shows at most so many characters of a line; a longer one ends in `…`.
inline constexpr size_t kShownLine = 160;

struct Message {
  enum class Severity { note, warning, error } severity = Severity::error;
  std::string code;  // registered, such as "R012"; `docs/diagnostics.md` lists them
  std::string file;
  uint32_t begin = 0;  // bytes of the file's text
  uint32_t end = 0;
  uint32_t line = 1;      // from 1
  uint32_t column = 1;    // from 1, in characters
  uint32_t cell = 0;      // of a notebook, from 1: `line` counts inside it; 0 for a file of Python
  std::string line_text;  // the line that holds `begin`, cut to kShownLine
  std::string text;       // lower case, no final period
  std::string help;       // what to do; may be empty
  std::string rule;       // the rule that says so (W001, W005); else empty
  std::string demand;     // the demand that is not met (W003); else empty
};
using Messages = std::vector<Message>;

struct Evidence {
  uint32_t line = 1, column = 1;
  uint32_t cell = 0;  // as in Message
  std::string rule;   // the pattern whose condition found it
  std::string file;   // the file of the program that the line is in
};

struct Classification {
  std::string pattern;  // one of the ruleset's patterns, "Unknown" or "Multiple"
  std::vector<Evidence> evidence;
};

enum class Status {
  unchanged,  // no rule had anything to do
  changed,    // `text` is the new text
  refused,    // the ruleset or the input says no; `text` is the input
};

// A code cell of a notebook that was changed.
struct CellChange {
  uint32_t cell = 0;  // from 1
  std::string before, after;
};

// Another file of the program that changes with it.
struct FileChange {
  std::string path;
  std::string text;  // bytes in the file's own encoding
};

// A module that a program imports, that no rule file describes, and that was not among the files
// given.
struct Unread {
  std::string module;  // dotted, as written
  uint32_t line = 1;
  std::string file;
};

struct Result {
  Status status = Status::unchanged;
  std::string text;  // bytes in the file's own encoding
  Classification classification;
  Messages messages;
  bool unknown = false;           // refused only because no pattern was found, or because a
                                  // notebook holds no Python (of format 4)
  std::vector<CellChange> cells;  // for a notebook
  std::vector<FileChange>
      others;  // for a program of several files: the changed ones beside the main one
  std::vector<std::string>
      modules;  // likewise: all files it was found to consist of, in the order they are run
  std::vector<Unread> unread;
};

// What a ruleset says of a program (`report` in rule files): of a line, or, with line 0, of the
// program as a whole.
struct Finding {
  std::string heading;
  std::string text;
  std::string file;
  uint32_t line = 0, column = 0;
  uint32_t cell = 0;  // as in Message
};

// A place that a rule changed, in the program as it was.
struct Change {
  std::string rule;
  std::string why;  // the rule's own words; may be empty
  std::string file;
  uint32_t line = 1;
  uint32_t cell = 0;
};

// A rewrite, and what a person should know of it. Of a refused program there are no changes.
struct Account {
  Result result;
  std::vector<Finding> found;   // by heading, as the rule files order them; then by place
  std::vector<Change> changes;  // by place
};

// For `explain`: what became of a rule, or of a question (`find NAME`, `refuse`, …), at a place.
struct Attempt {
  std::string rule;
  uint32_t line = 1, column = 1;
  bool fired = false;
  std::string stopped_by;  // the condition, as written in the rule file
  std::string answer;      // "no" or "unknown"; "misfit": the first pattern almost fits
  std::string why;         // for a rule whose edits could not be made
  std::string rule_place;  // file:line of that condition
  bool question = false;   // of a question `fired` says whether it has a row there
  // What would have to be declared to decide it, which part of a pattern met what, or, of edits
  // here, where the application begins; may be empty.
  std::string hint;
};

struct Parameter {
  std::string name, type, value, help;
  std::vector<std::string> choices;
};

struct ExampleResult {
  std::string file;
  uint32_t line = 1;
  bool ok = true;
  std::string got, wanted;
  std::string rule;  // the rule that it names, if any
  std::string why;   // what does not hold
  // It stands in a part, and the ruleset that uses the part refuses its program: no claim.
  bool refused = false;
};

// Gives the text of a rule file, or nothing when it cannot be read.
using ReadFile = std::function<std::optional<std::string>(const std::string& path)>;

// Where loaded rules are kept between runs, under keys that may be names of files. Either may fail:
// then rules are loaded from their files. What `get` gives is believed only where this program
// wrote it, every rule file is what it was (by its stamp, or as it is read), and its checksum fits.
struct RuleImages {
  // Bytes, and what keeps them where they are; they are held as long as the ruleset.
  struct Kept {
    std::string_view bytes;
    std::shared_ptr<const void> owner;
  };
  std::function<std::optional<Kept>(const std::string& key)> get = {};
  std::function<void(const std::string& key, const std::string& image)> put = {};
  // What changes whenever a rule file does, as its numbers on disk: a file whose stamp is what it
  // was is not read again. Empty where nothing tells, as of a file that changed just now; none: all
  // are read.
  std::function<std::string(const std::string& path)> stamp = {};
};

struct LoadOptions {
  std::vector<std::string> data_folders;  // searched by `use` after the file's own folder
  std::vector<std::pair<std::string, std::string>> settings;  // values of the ruleset's parameters
  std::vector<std::string> facts;  // paths of rule files that say more about libraries
  RuleImages images = {};          // none: rules are loaded from their files each time
  // The one name of a file, behind links, so that no link leads `use` out of the ruleset's folder;
  // none: paths are compared as they are spelled.
  std::function<std::string(const std::string& path)> canonical = {};
};

// A file as the embedding program read it.
struct File {
  std::string path;
  std::string bytes;
  bool started = false;  // somebody named it as what is started: no test, whatever its name
};

// What ends the work on one program before its end. The program is refused then (P011, P012).
struct Bounds {
  double seconds = 0;  // of processor time of the thread that does the work; 0: however long
  const std::atomic<bool>* stop = nullptr;  // ends it soon after it is set
};

// Python files and notebooks that may import each other; immutable. Their bytes are held, their
// trees only while programs are made of them, and 128 MB of them besides.
//
// Imports are resolved as Python does when a script is started: from the folder of the main script,
// then from those that it or a module which it imports adds to `sys.path`, then from `root`, then
// from `root/src`; folders without `__init__.py` are packages, too. Modules that do not parse are
// left out and reported by the programs that import them.
class Project {
 public:
  // `root` is a folder, and the paths lie in it. Where that folder is a package itself, `package`
  // is its dotted name, and imports start from the folder around the outermost package. No file is
  // opened.
  Project(const std::string& root, std::vector<File> files, const std::string& package = {});

  // The files a person would start: those that no other imports, and those with a `__main__` guard.
  // Importers come before what they import, tests last.
  std::vector<std::string> mains() const;
  // The files of the program that `main` starts, in the order they are run, `main` last. A test
  // (`test_x.py`, `tests/`) is looked at alone, unless it is `started`.
  std::vector<std::string> modules_of(const std::string& main) const;
  const std::string& bytes_of(const std::string& path) const;
  std::vector<std::string> files() const;
  // Reads a file, by its number in `files()`, for the imports in it, so that several threads may
  // share this work before all of it is asked for.
  void read(size_t file) const;

  struct Impl;
  const Impl& impl() const { return *impl_; }

 private:
  std::shared_ptr<const Impl> impl_;
};

// A program of a project. `idle`: none of its files can concern the rules that were asked.
struct Start {
  std::string main;
  bool idle = false;
};

class Ruleset {
 public:
  // Loads and checks a rule file with all it uses. Nothing when there are errors; all of them are
  // in `messages`.
  static std::optional<Ruleset> load(const std::string& path, const ReadFile& read,
                                     const LoadOptions& options, Messages& messages);

  // Rewrites one file given as bytes: Python, or, where the path ends in `.ipynb`, a notebook,
  // whose code cells are one program. Never throws on any input; the text is the input's unless
  // status is `changed`.
  Result rewrite(const std::string& path, std::string bytes) const;
  Result classify(const std::string& path, std::string bytes) const;
  // The same for the program that the file `main` of a project starts. The facts of all its modules
  // are known to the rules; `others` holds what changes outside `main`. Either all of its changes
  // are wanted or none.
  Result rewrite(const Project& project, const std::string& main, const Bounds& = {}) const;
  Result classify(const Project& project, const std::string& main, const Bounds& = {}) const;
  // The same rewrite, with what was found and what was changed and why.
  Account account(const Project& project, const std::string& main, const Bounds& = {}) const;
  // Every rule that was tried on the given line (from 1), fired or not.
  std::vector<Attempt> explain(const std::string& path, std::string bytes, uint32_t line,
                               Messages& messages) const;
  // The same for a line of `file`, a module of the program that `main` starts. In a notebook, lines
  // count through all cells.
  std::vector<Attempt> explain(const Project& project, const std::string& main,
                               const std::string& file, uint32_t line, Messages& messages) const;
  // Stage: tokens, syntax, facts, relations, rows, steps, ir, edits. Nothing for an unknown stage.
  // `steps`: what each rule, `find` and `define` costs on the program, and how often it is asked,
  // in steps of matching, which are the same on every machine. `rows`: what the questions found, a
  // JSON object a line, with `relation`, `sure`, `file`, `line`, `column`, `text` and `columns`; a
  // column is such a place, a list of them, a text or number, or null where nothing is there.
  std::optional<std::string> dump(std::string_view stage, const std::string& path,
                                  std::string bytes) const;
  // The same for the program that `main` starts; places in its other modules begin with their file.
  std::optional<std::string> dump(std::string_view stage, const Project& project,
                                  const std::string& main) const;
  // Runs the examples inside the rule files, in their order. `each(count, work)` calls `work(i)`
  // once for each i below `count`, on whatever threads it likes; without it, one after the other.
  // What `work` throws is for `each` to pass on. On several threads the `Read` that the rules were
  // loaded with is called from all of them.
  using Each = std::function<void(size_t count, const std::function<void(size_t)>& work)>;
  std::vector<ExampleResult> run_examples(const Each& each = {}) const;

  const std::string& name() const;
  const std::string& help() const;
  std::vector<Parameter> parameters() const;
  // The ways of distributing a program that the ruleset brings, by the words it declares.
  const std::vector<std::string>& distributions() const;
  // Lists of words: the files of a program must together hold all words of one list for the ruleset
  // to change it or to say anything of it. Empty: no such words are known.
  std::vector<std::vector<std::string>> prefilter() const;
  // Whether such words stand in the files of the project, or in those of the program that `main`
  // starts. The first parses nothing. Programs that are passed over for this are not even looked at
  // for syntax errors.
  bool may_concern(const Project& project) const;
  bool may_concern(const Project& project, const std::string& main) const;
  // The same of a single file, roughly, so that a folder need not be kept while it is read: where
  // this says no of every file, the project is none that may be concerned. `path`: with the package
  // around it.
  bool may_concern(const std::string& path, std::string_view bytes) const;
  // The programs of a project (`Project::mains`), found by the imports in the bytes of its files:
  // every file is taken for Python, and none is parsed.
  std::vector<Start> starts(const Project& project) const;
  // Those that come besides since some files are no Python. To be asked when the programs of
  // `starts` were rewritten: then nothing is parsed for it.
  std::vector<Start> late_starts(const Project& project, const std::vector<Start>& starts) const;

  struct Impl;
  explicit Ruleset(std::shared_ptr<const Impl> impl) : impl_(std::move(impl)) {}

 private:
  std::shared_ptr<const Impl> impl_;
};

// Code and meaning of every message.
std::vector<std::pair<std::string, std::string>> message_codes();

}  // namespace hvrewrite
