// The facts about a program: scopes, bindings, classes, functions, calls of all its modules.
// Python's meaning, with no idea that rules exist.
#pragma once
#include <functional>
#include <map>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "base/tri.h"
#include "engine/facts/bindings.h"
#include "engine/facts/symbols.h"
#include "ir/library.h"
#include "python/tree.h"

namespace hvr {

class Facts {
 public:
  Facts(const Tree& tree, const ir::Library& library, ModuleNames names = {});

  const Tree& tree() const { return tree_; }
  const ir::Library& library() const { return library_; }
  ScopeId scope_of(NodeId n) const { return names_in_.scope_of(n); }
  // What an identifier does to its name; `none` for attributes, keywords and words of import paths.
  NameRole role(NodeId identifier) const { return roles_[identifier]; }
  const Scopes& scopes() const { return names_in_; }
  const Scope& scope(ScopeId s) const { return scopes_[s]; }
  const Binding& binding(BindingId b) const { return bindings_[b]; }
  size_t scope_count() const { return scopes_.size(); }

  // Where a name used at `use` gets its values: the bindings that may reach the use, in textual
  // order. Imports of the program's own modules are followed: what is bound there is what is meant
  // here.
  BindingIds reaching(NodeId use) const;
  // All bindings of the name in the scope that owns it at `use`, imports not followed; empty for
  // builtins and unknown names.
  const std::vector<BindingId>* bindings_of(NodeId use) const;
  const std::vector<BindingId>* bindings_of(std::string_view name, ScopeId at) const;
  // The module scope around a scope.
  ScopeId module_scope(ScopeId s) const;
  ScopeId module_scope_of(NodeId n) const { return module_scope(scope_of(n)); }
  // The dotted name of the program's module that an expression stands for; empty when it is none.
  std::string module_named_by(NodeId expression) const;
  // What `name` stands for at the end of module `dotted` of the program.
  const Member& member(const std::string& dotted, const std::string& name) const;
  // What a name that nothing in its module binds gets by star imports.
  const Member& starred(ScopeId module, const std::string& name) const;
  // How the object that name `use` stands for is spelled at `place`; empty when it cannot be. Where
  // the place's module would have to import another one first, `import` is set to that module's
  // name.
  std::string spelled_at(NodeId use, NodeId place, std::string* import) const;
  // A name that star imports of the program's modules bring to this module, and that stands for the
  // library name `dotted`.
  std::string starred_library_name(ScopeId module, const std::string& dotted, bool canonical) const;
  const ModuleNames& module_names() const { return names_; }
  // Whether a dotted name is the program's: a folder of it does not hide a library of its name, a
  // module does.
  bool is_own_module(const std::string& dotted) const {
    return names_.has(dotted) && (names_.by_name.contains(dotted) || !library_.is_root(dotted));
  }
  // The canonical dotted library name an expression stands for, through imports and aliases; empty
  // when it is none.
  const std::string& canonical(NodeId expression) const {
    return symbols_.text(canonical_symbol(expression));
  }
  Symbol canonical_symbol(NodeId expression) const;
  // Names as numbers: canonical names, and whatever else is compared with them.
  Symbols& symbols() const { return symbols_; }
  // The class that a dotted name written in a string at `place` stands for: canonical, `class@N`,
  // or empty.
  std::string class_called(const std::string& dotted, NodeId place) const;
  // As `canonical`, but spelled with the package that the module really imports, before library
  // aliases apply.
  std::string imported_name(NodeId expression) const;
  // All identifiers that stand for the name of a binding, in the order of the text; itself
  // included.
  const std::vector<NodeId>& uses_of(BindingId binding) const;
  // True when nothing binds the name at `use`: a builtin, or a name from a star import or another
  // cell.
  bool is_builtin(NodeId use) const;
  // True when it is besides one of the classes that Python itself brings.
  bool is_builtin_class(NodeId use) const;
  // Modules named by import statements, as written; modules of the program are left out.
  const std::vector<std::pair<std::string, NodeId>>& imports() const { return imports_; }
  // Whether a star import of the module around `use` brings names that are not known.
  bool has_unresolved_star_import(NodeId use) const;

  const std::vector<FunctionInfo>& functions() const { return functions_; }
  const std::vector<ClassInfo>& classes() const { return classes_; }
  // The methods of this name, of all classes of the module.
  const std::vector<NodeId>& methods_named(const std::string& name) const;
  const FunctionInfo* function(NodeId definition) const;
  const ClassInfo* klass(NodeId definition) const;
  // The innermost function whose body (or default, or decorator) holds n, or nothing at module and
  // class level.
  const FunctionInfo* enclosing_function(NodeId n) const;
  const ClassInfo* enclosing_class(NodeId n) const;
  // Assignments to `x.name`: those to the first parameter of a method of `klass`, or those whose
  // object is spelled `object`.
  const std::vector<AttributeBinding>& attribute_bindings(std::string_view name,
                                                          NodeId klass) const;
  const std::vector<AttributeBinding>& attribute_bindings(std::string_view name,
                                                          std::string_view object) const;
  // Assignments to attribute `name` of what the expression `object` stands for, spelled alike;
  // until `take` says no.
  void each_attribute_binding_of(NodeId object, std::string_view name,
                                 const std::function<bool(const AttributeBinding&)>& take) const;
  // Assignments to `x[key]` for a key that is a literal.
  const std::vector<AttributeBinding>& element_bindings(std::string_view key) const;
  const std::vector<NodeId>& calls() const { return calls_; }
  // False for code of an imported module that is never run (see live.h).
  bool is_live(NodeId n) const { return dead_.empty() || !dead_[n]; }
  // Every name that the module at node `root` binds, reads or mentions as an attribute root; fresh
  // names avoid these.
  bool mentions(NodeId root, const std::string& name) const;
  // The decorators of a definition.
  std::vector<NodeId> decorators(NodeId definition) const;

 private:
  friend struct Collector;
  // As imported: before library aliases apply.
  Symbol resolve_canonical(NodeId n, int depth) const;
  Symbol resolve_attribute(NodeId n, int depth) const;
  Symbol canonical_of(std::span<const BindingId> ids, NodeId use, int depth) const;
  // The one name of a name as imported.
  Symbol without_aliases(Symbol imported) const;
  // As `reaching`, with imports of the program's modules as they stand.
  BindingIds reaching_here(NodeId use) const;
  BindingIds followed(std::span<const BindingId> ids) const;
  Member find_member(const std::string& dotted, const std::string& name) const;
  Member find_starred(ScopeId module, const std::string& name) const;
  Member imported_member(const Binding& import) const;

  const Tree& tree_;
  const ir::Library& library_;
  std::vector<Scope> scopes_;
  Scopes names_in_;
  mutable std::map<std::pair<ScopeId, std::string>, std::vector<NodeId>> uses_of_;
  std::vector<NameRole> roles_;
  std::vector<Binding> bindings_;
  std::vector<FunctionInfo> functions_;
  std::vector<ClassInfo> classes_;
  std::unordered_map<NodeId, size_t> function_at_, class_at_;
  std::unordered_map<std::string, std::vector<AttributeBinding>> attributes_;
  const SpelledAlike& spelled_alike(std::string_view name, std::string_view object) const;
  bool comes_from_outside(NodeId name) const;
  mutable std::unordered_map<std::string, SpelledAlike> spelled_alike_;
  std::unordered_map<std::string, std::vector<NodeId>> methods_;
  std::vector<NodeId> calls_;
  std::vector<std::pair<std::string, NodeId>> imports_;
  std::vector<StarImport> stars_;
  ModuleNames names_;
  std::vector<bool> dead_;
  std::vector<std::set<std::string, std::less<>>> identifiers_;  // of each module
  mutable Symbols symbols_;
  static constexpr Symbol kNotAsked = UINT32_MAX;
  mutable std::vector<Symbol> canonical_;                      // of nodes
  mutable std::vector<Symbol> without_aliases_;                // of symbols
  mutable std::unordered_map<uint64_t, Symbol> attribute_of_;  // of two symbols: `a.b`
  // Answers about other modules; an entry that is being worked out is empty, which ends import
  // cycles.
  mutable std::map<std::pair<std::string, std::string>, Member> members_;
  mutable std::map<std::pair<ScopeId, std::string>, Member> starred_;
};

}  // namespace hvr
