// What becomes of the programs of a run: said, printed or written, one program after the other.
#pragma once
#include <map>
#include <string>
#include <vector>

#include "cli/options.h"
#include "cli/programs.h"
#include "cli/report.h"

namespace cli {

// A file as it is to be.
struct NewFile {
  std::string path, before, text;
  std::vector<hvrewrite::CellChange> cells;
};

// What several programs of one folder make of the files they share.
class Merged {
 public:
  // Takes in all changes of a program, or none: then it returns the file that another program
  // changed in another way. `fresh`: the files that no other changed.
  std::string add(const Program& p, const hvrewrite::Result& r, std::vector<NewFile>& fresh);
  // The main file of the program that changed a file first; "" where none did.
  std::string by(const std::string& path) const;
  size_t files() const { return by_path_.size(); }

 private:
  struct Change {
    std::string text, by;
  };
  // Two paths of one file, such as `a.py` and `./a.py` or a link, are one.
  std::map<std::string, Change> by_path_;
};

// Takes the results in the order of the programs. Of files that were written or printed, only the
// new texts stay, for programs that share them.
class Outcome {
 public:
  Outcome(const Options& options, Report& report) : o_(options), report_(report) {}

  // Says what became of a program, and prints or replaces its files.
  void take(const Program& p, hvrewrite::Account done);
  // Says what became of it, and no more. `beside`: what `unread_neighbours` says.
  void say(const Program& p, const hvrewrite::Result& r, const hvrewrite::Messages& beside);
  // Says how many programs came to what; `interrupted`: how many of `programs` were not looked at.
  void summary(size_t programs, bool interrupted) const;
  // A program was refused, or a file could not be written.
  bool refused() const { return refused_; }
  // Some file changes.
  bool changes() const { return merged_.files() > 0; }

 private:
  // Its new files, unless another program changed one of them in another way.
  std::vector<NewFile> new_files(const Program& p, const hvrewrite::Result& r);
  void put(const Program& p, std::vector<NewFile> files);
  void print_account(const Program& p, hvrewrite::Account& done, const hvrewrite::Messages& beside);

  const Options& o_;
  Report& report_;
  Merged merged_;
  size_t changed_ = 0, unchanged_ = 0, refusals_ = 0, idle_ = 0, unwritten_ = 0;
  bool refused_ = false, any_account_ = false;
};

}  // namespace cli
