// What names stand for that come from other modules of the program.
#pragma once
#include <map>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "engine/facts/bindings.h"

namespace hvr {

class Facts;

class Members {
 public:
  Members(const Facts& facts, ModuleNames names) : facts_(facts), names_(std::move(names)) {}
  Members(const Members&) = delete;
  Members& operator=(const Members&) = delete;

  const ModuleNames& names() const { return names_; }
  const std::vector<StarImport>& stars() const { return stars_; }
  void add(StarImport star) { stars_.push_back(std::move(star)); }
  // Whether a dotted name is the program's: a folder of it does not hide a library of its name, a
  // module does.
  bool is_own_module(const std::string& dotted) const;
  // What `name` stands for at the end of module `dotted` of the program.
  const Member& of(const std::string& dotted, const std::string& name) const;
  // The member of a module that `from m import x` names, or the module that `import m` binds; what
  // bindings are when their imports of the program's modules are followed.
  Member imported(const Binding& import) const;
  BindingIds followed(std::span<const BindingId> ids) const;
  // What a name that nothing in its module binds gets by star imports.
  const Member& starred(ScopeId module, const std::string& name) const;

 private:
  // An answer, and how far it is: one that was found while another was being worked out in which it
  // was asked for (modules that import each other) holds for that question only.
  struct Answer {
    Member member;
    enum { asked, within, known } state = asked;
  };
  template <class Key, class Find>
  const Member& answer(std::map<Key, Answer>& answers, Key key, Find find) const;
  Member find(const std::string& dotted, const std::string& name) const;
  Member find_starred(ScopeId module, const std::string& name) const;

  const Facts& facts_;
  ModuleNames names_;
  std::vector<StarImport> stars_;  // in the order of the text
  // Answers; an entry that is being worked out is empty, which ends import cycles.
  mutable std::map<std::pair<std::string, std::string>, Answer> known_;
  mutable std::map<std::pair<ScopeId, std::string>, Answer> known_starred_;
  mutable int depth_ = 0;      // questions that are being worked out
  mutable size_t cycles_ = 0;  // how often one of them was asked for again
};

}  // namespace hvr
