// The facts about a program: scopes, bindings, classes, functions, calls of all its modules.
// Python's meaning, with no idea that rules exist.
#pragma once
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "base/tri.h"
#include "engine/facts/members.h"
#include "engine/facts/stored.h"
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
  const Scopes::Table& scope(ScopeId s) const { return names_in_[s]; }
  const Binding& binding(BindingId b) const { return bindings_[b]; }
  size_t binding_count() const { return bindings_.size(); }
  const std::string& name(const Binding& b) const { return names_in_.names().text(b.name); }
  const std::string& imported(const Binding& b) const { return symbols_.text(b.imported); }
  const std::string& imported_from(const Binding& b) const { return symbols_.text(b.from); }
  const std::string& name(const FunctionInfo& f) const { return names_in_.names().text(f.name); }
  std::span<const uint32_t> steps(UnpackPath path) const {
    return std::span(steps_).subspan(path.begin, path.count);
  }

  // Where a name used at `use` gets its values: the bindings that may reach the use, in textual
  // order. Imports of the program's own modules are followed: what is bound there is what is meant
  // here.
  BindingIds reaching(NodeId use) const;
  // All bindings of the name in the scope that owns it at `use`, imports not followed; empty for
  // builtins and unknown names.
  const NumberList* bindings_of(NodeId use) const;
  const NumberList* bindings_of(std::string_view name, ScopeId at) const;
  // The bindings of a name in just this scope; null for none. The names that a scope has bindings
  // of, in the order of the text.
  const NumberList* bound_in(ScopeId s, std::string_view name) const;
  const NumberList& names_bound_in(ScopeId s) const { return names_bound_in_.of(s); }
  const std::string& name(Symbol of_scopes) const { return names_in_.names().text(of_scopes); }
  // The module scope around a scope.
  ScopeId module_scope(ScopeId s) const;
  ScopeId module_scope_of(NodeId n) const { return module_scope(scope_of(n)); }
  // The dotted name of the program's module that an expression stands for; empty when it is none.
  std::string module_named_by(NodeId expression) const;
  // What imports bring from the program's other modules.
  const Members& members() const { return members_; }
  // A name that star imports of the program's modules bring to this module, and that stands for the
  // library name `dotted`.
  std::string starred_library_name(ScopeId module, const std::string& dotted, bool canonical) const;
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
  const NumberList& uses_of(BindingId binding) const;
  // True when nothing binds the name: a builtin, or from a star import or another cell.
  bool is_builtin(NodeId use) const;
  // True when it is one of the classes that Python itself brings.
  bool is_builtin_class(NodeId use) const;
  // Modules named by import statements, as written; modules of the program are left out.
  const std::vector<std::pair<std::string, NodeId>>& imports() const { return imports_; }
  // Whether a star import of the module around `use` brings names that are not known.
  bool has_unresolved_star_import(NodeId use) const;

  const std::vector<FunctionInfo>& functions() const { return functions_; }
  const std::vector<ClassInfo>& classes() const { return classes_; }
  // The methods of this name, of all classes of the module.
  const NumberList& methods_named(std::string_view name) const;
  // The method of this name in the body of the class at a node, or kNoNode.
  NodeId method_of(NodeId klass, std::string_view name) const;
  const FunctionInfo* function(NodeId definition) const;
  const ClassInfo* klass(NodeId definition) const;
  // The innermost function whose body, default or decorator holds n; null at other levels.
  const FunctionInfo* enclosing_function(NodeId n) const;
  const ClassInfo* enclosing_class(NodeId n) const;
  // What is assigned to attributes and elements.
  const Stored& stored() const { return stored_; }
  const std::vector<NodeId>& calls() const { return calls_; }
  // False for code of an imported module that is never run (see live.h).
  bool is_live(NodeId n) const { return dead_.empty() || !dead_[n]; }
  // Whether the module at node `root` has an identifier of this name; fresh names avoid these.
  bool mentions(NodeId root, const std::string& name) const;
  // The decorators of a definition.
  std::vector<NodeId> decorators(NodeId definition) const;
  // A method that gets neither its object nor its class.
  bool is_static(const FunctionInfo& f) const;

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

  const Tree& tree_;
  const ir::Library& library_;
  Scopes names_in_;
  std::vector<NameRole> roles_;
  std::vector<Binding> bindings_;
  std::vector<uint32_t> steps_;                 // of all UnpackPaths
  NumberLists bound_in_;                        // bindings by scope and name, in textual order
  NumberLists names_bound_in_;                  // names by scope
  mutable std::optional<NumberLists> uses_of_;  // nodes by owning scope and name
  std::vector<FunctionInfo> functions_;
  std::vector<ClassInfo> classes_;
  NumberMap<uint32_t> function_at_, class_at_;
  Stored stored_;
  NumberLists methods_;           // by name
  NumberMap<NodeId> methods_of_;  // by class and name
  std::vector<NodeId> calls_;
  std::vector<std::pair<std::string, NodeId>> imports_;
  Members members_;
  std::vector<bool> dead_;
  std::vector<std::vector<bool>> identifiers_;  // of each module: whether it mentions a name
  mutable Symbols symbols_;
  static constexpr Symbol kNotAsked = UINT32_MAX;
  mutable std::vector<Symbol> canonical_;                      // of nodes
  mutable std::vector<Symbol> without_aliases_;                // of symbols
  mutable std::unordered_map<uint64_t, Symbol> attribute_of_;  // of two symbols: `a.b`
};

}  // namespace hvr
