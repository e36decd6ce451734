// How emitted text names things: imports the file has or gets, names that are free, helpers that
// are needed.
#pragma once
#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "engine/facts/facts.h"
#include "ir/program.h"

namespace hvr {

class Names {
 public:
  // For the module at node `root`. `active` says whether an import declaration holds for this
  // program.
  Names(const ir::Ruleset& program, const Facts& facts, NodeId root,
        std::function<bool(const ir::Import&)> active)
      : rules_(program), facts_(facts), root_(root), active_(std::move(active)) {}

  // The name under which `alias` (of an import declaration) is known at `place`; the import is
  // added when needed.
  std::string import_alias(const std::string& alias, NodeId place);
  // A library name as the file spells it at `place`: `tf.data.Dataset`; adds an import where the
  // file has none.
  std::string library(const std::string& dotted, NodeId place);
  std::string helper(const std::string& name);
  std::string fresh(const std::string& wish);
  // Emitted text names another module of the program.
  void need_module(const std::string& dotted);
  // A text at a statement of the module's own level: what it imports is there behind it.
  void comes(const ir::Fragment& text, NodeId at);

  struct Needed {
    std::string module, alias;
    bool member = false;  // of a module, whatever its name looks like
    bool lent = false;    // a helper of another module
  };
  const std::vector<std::string>& needed_helpers() const { return helpers_; }
  // Modules of the program that the header must import, and only when all else in it is done:
  // importing runs them.
  const std::vector<std::string>& needed_modules() const { return modules_; }
  // `from m import …` of the module's level that takes further names, by m; and what each takes,
  // once that is known from having resolved the module before.
  std::map<std::string, NodeId> lists;
  std::map<NodeId, std::vector<std::string>> joining;
  // What of the needed imports such a statement takes, by statement.
  std::map<NodeId, std::vector<std::string>> joined() const;
  // The lines of the others.
  std::vector<std::string> import_lines() const;
  // Imported names that go (Binding::target): what they were called is free.
  std::set<NodeId> freed;
  // Helpers that are not written here, by the names they were declared under: `from module import
  // name` brings them.
  struct Lent {
    std::string module, name;
  };
  std::map<std::string, Lent> lent;
  // Every helper that this module has, and what it is called here.
  const std::map<std::string, std::string>& helpers() const { return helper_names_; }
  // Whether anything but helpers is imported by a line of its own.
  bool imports_libraries() const;
  // Imports and helpers go behind this top-level statement; later bindings are not visible there.
  NodeId header_anchor = kNoNode;

 private:
  std::string add_import(const std::string& module, const std::string& alias, bool member);
  // A module-level or local name bound by an import to exactly `dotted` (canonical when `canonical`
  // is set).
  std::string bound_name(const std::string& dotted, NodeId place, bool canonical) const;

  // As `library`, with the root that the match itself uses: a match spelled `l.part.Name` is not
  // respelled by a shorter alias.
  std::string matched_name(const std::string& canonical, NodeId place) const;
  // The module of Python's own library that a name lies in and that importing its package does not
  // load; empty where there is none, or the file or a text in front of the place imports it.
  std::string unloaded_submodule(const std::string& canonical, NodeId place) const;
  // The name of something in a module that is imported by its full name.
  std::string submodule(const std::string& module, const std::string& rest, NodeId place);
  // The declared import of the longest part of a name, of at least so many letters; its import, and
  // the name by it.
  const ir::Import* declared_import(const std::string& canonical, size_t least) const;
  std::string added(const ir::Import& declared, const std::string& canonical);
  std::string name_in_scope(ScopeId s, const std::string& dotted, NodeId place,
                            bool canonical) const;
  std::string name_at_header(const std::string& dotted, bool canonical) const;
  // Whether the bindings surely have run when `place` does.
  bool bound_before(const NumberList& ids, NodeId place) const;
  bool match_uses(const std::string& name, NodeId place) const;

  const ir::Ruleset& rules_;
  const Facts& facts_;
  NodeId root_;
  std::set<std::string> taken_;
  std::function<bool(const ir::Import&)> active_;
  std::vector<Needed> needed_;
  std::map<std::string, std::string> added_;  // module -> alias
  std::map<std::string, NodeId> coming_;      // what texts import, and the first statement of it
  std::vector<std::string> helpers_, modules_;
  std::map<std::string, std::string> helper_names_;
};

}  // namespace hvr
