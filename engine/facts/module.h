// The facts about one module: scopes, bindings, classes, functions, calls. Python's meaning, with no idea that rules exist.
#pragma once
#include <map>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "engine/base/tri.h"
#include "engine/ir/library.h"
#include "engine/syntax/tree.h"

namespace hvr {

using ScopeId = uint32_t;
using BindingId = uint32_t;

enum class ScopeKind { module, function, klass, lambda, comprehension };

struct Scope {
  ScopeKind kind = ScopeKind::module;
  NodeId node = 0;
  ScopeId parent = 0;  // the module's parent is itself
  std::unordered_map<std::string, std::vector<BindingId>> names;
  std::unordered_map<std::string, bool> outward;  // `global` (true) and `nonlocal` (false) declarations
};

enum class BindingKind { assign, augmented, import, loop, with, parameter, function, klass, except, other };

// One place where a name gets a value. `path` leads into a tuple on the right side: `a, (b, c) = v` binds c by {1, 1}.
struct Binding {
  BindingKind kind = BindingKind::other;
  std::string name;
  ScopeId scope = 0;
  NodeId target = kNoNode;     // the identifier
  NodeId statement = kNoNode;  // the statement that binds
  NodeId value = kNoNode;      // the expression it comes from; the definition for functions and classes
  std::vector<uint32_t> path;
  std::string imported;        // dotted, as written, for imports
};

struct AttributeBinding {
  NodeId target = kNoNode;  // the attribute expression `x.name`
  NodeId value = kNoNode;
  std::vector<uint32_t> path;
};

struct FunctionInfo {
  NodeId node = kNoNode;      // function_definition or lambda
  std::string name;
  NodeId klass = kNoNode;     // the class whose body holds it
  std::vector<BindingId> parameters;
  std::vector<NodeId> returns;  // returned and yielded expressions
};

struct ClassInfo {
  NodeId node = kNoNode;
  std::string name;
  std::vector<NodeId> bases;
  std::unordered_map<std::string, NodeId> methods;
};

class Module {
 public:
  Module(const Tree& tree, const ir::Library& library);

  const Tree& tree() const { return tree_; }
  const ir::Library& library() const { return library_; }
  ScopeId scope_of(NodeId n) const { return scope_of_[n]; }
  const Scope& scope(ScopeId s) const { return scopes_[s]; }
  const Binding& binding(BindingId b) const { return bindings_[b]; }
  size_t scope_count() const { return scopes_.size(); }

  // Where a name used at `use` gets its values: the bindings that may reach the use, in textual order.
  std::vector<BindingId> reaching(NodeId use) const;
  // All bindings of the name in the scope that owns it at `use`; empty for builtins and unknown names.
  const std::vector<BindingId>* bindings_of(NodeId use) const;
  // The canonical dotted library name an expression stands for, through imports and aliases; empty when it is none.
  const std::string& canonical(NodeId expression) const;
  // As `canonical`, but spelled with the package that the module really imports, before library aliases apply.
  std::string imported_name(NodeId expression) const;
  // True when nothing binds the name at `use`: a builtin, or a name from a star import or another cell.
  bool is_builtin(NodeId use) const;
  // True when it is besides one of the classes that Python itself brings.
  bool is_builtin_class(NodeId use) const;
  // Modules named by import statements, as written.
  const std::vector<std::pair<std::string, NodeId>>& imports() const { return imports_; }
  const std::vector<std::string>& star_imports() const { return stars_; }

  const std::vector<FunctionInfo>& functions() const { return functions_; }
  const std::vector<ClassInfo>& classes() const { return classes_; }
  // The methods of this name, of all classes of the module.
  const std::vector<NodeId>& methods_named(const std::string& name) const;
  const FunctionInfo* function(NodeId definition) const;
  const ClassInfo* klass(NodeId definition) const;
  // The innermost function whose body (or default, or decorator) holds n, or nothing at module and class level.
  const FunctionInfo* enclosing_function(NodeId n) const;
  const ClassInfo* enclosing_class(NodeId n) const;
  // Assignments to `x.name`: those to the first parameter of a method of `klass`, or those whose object is spelled `object`.
  const std::vector<AttributeBinding>& attribute_bindings(std::string_view name, NodeId klass) const;
  const std::vector<AttributeBinding>& attribute_bindings(std::string_view name, std::string_view object) const;
  const std::vector<NodeId>& calls() const { return calls_; }
  // Every name the module binds, reads or mentions as an attribute root; fresh names avoid these.
  bool mentions(std::string_view name) const;
  // The decorators of a definition.
  std::vector<NodeId> decorators(NodeId definition) const;

 private:
  friend struct Collector;
  std::string resolve_canonical(NodeId n, int depth) const;

  const Tree& tree_;
  const ir::Library& library_;
  std::vector<Scope> scopes_;
  std::vector<ScopeId> scope_of_;
  std::vector<Binding> bindings_;
  std::vector<FunctionInfo> functions_;
  std::vector<ClassInfo> classes_;
  std::unordered_map<NodeId, size_t> function_at_, class_at_;
  std::unordered_map<std::string, std::vector<AttributeBinding>> attributes_;
  std::unordered_map<std::string, std::vector<NodeId>> methods_;
  std::vector<NodeId> calls_;
  std::vector<std::pair<std::string, NodeId>> imports_;
  std::vector<std::string> stars_;
  std::unordered_map<std::string, uint32_t> identifiers_;
  mutable std::unordered_map<NodeId, std::string> canonical_;
};

}  // namespace hvr
