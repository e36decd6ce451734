// What facts are made of: scopes, bindings, functions, classes, and the names of modules.
#pragma once
#include <map>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "base/few.h"
#include "python/scopes.h"
#include "python/tree.h"

namespace hvr {

using BindingId = uint32_t;
using BindingIds = Few<BindingId, 4>;

// Tables of names are asked with whatever holds the text.
struct TextHash {
  using is_transparent = void;
  size_t operator()(std::string_view text) const { return std::hash<std::string_view>()(text); }
};
template <class T>
using ByName = std::unordered_map<std::string, T, TextHash, std::equal_to<>>;

struct Scope {
  ScopeKind kind = ScopeKind::module;
  NodeId node = 0;
  ScopeId parent = 0;  // a module's parent is itself
  ByName<std::vector<BindingId>> names;
  ByName<bool> outward;  // `global` (true) and `nonlocal` (false) declarations
};

enum class BindingKind {
  assign,
  augmented,
  import,
  loop,
  with,
  parameter,
  function,
  klass,
  except,
  other
};

// One place where a name gets a value. `path` leads into a tuple on the right side: `a, (b, c) = v`
// binds c by {1, 1}.
struct Binding {
  BindingKind kind = BindingKind::other;
  std::string name;
  ScopeId scope = 0;
  NodeId target = kNoNode;     // the identifier
  NodeId statement = kNoNode;  // the statement that binds
  NodeId value = kNoNode;  // the expression it comes from; the definition for functions and classes
  std::vector<uint32_t> path;
  std::string
      imported;  // for imports: dotted, as written; absolute where a module of the program is meant
  std::string from;  // for `from m import x` of a module of the program: m, absolute
};

// What the modules of a program are called, so that imports can be followed. Empty for a program of
// one file.
struct ModuleNames {
  std::map<std::string, size_t, std::less<>>
      by_name;                        // dotted name -> number of the module in the tree
  std::vector<std::string> packages;  // of each module: where a relative import of one dot starts

  bool empty() const { return by_name.empty(); }
  // Whether `dotted` is a module of the program or a folder (a package without `__init__.py`) that
  // holds some.
  bool has(std::string_view dotted) const;
  // A module name as written in module `importer`, made absolute: `..a.b` counts from the
  // importer's package.
  std::string absolute(size_t importer, std::string_view written) const;
};

// What a name of a module stands for: bindings (of whichever module makes the value), a module of
// the program, or a name of a library that arrives by a star import.
struct Member {
  BindingIds bindings;
  std::string module;
  std::string library;
  bool empty() const { return bindings.empty() && module.empty() && library.empty(); }
};

struct AttributeBinding {
  NodeId target = kNoNode;  // the attribute expression `x.name`
  NodeId value = kNoNode;
  std::vector<uint32_t> path;
};

// Assignments to attributes of one spelling, parted by the name's own bindings.
struct SpelledAlike {
  std::unordered_map<const std::vector<BindingId>*, std::vector<const AttributeBinding*>> by_name;
  std::vector<const AttributeBinding*> imported;  // the name comes from another module, or nowhere
};

struct StarImport {
  ScopeId scope;
  std::string module;  // absolute where it is one of the program's
};

struct FunctionInfo {
  NodeId node = kNoNode;  // function_definition or lambda
  std::string name;
  NodeId klass = kNoNode;  // the class whose body holds it
  std::vector<BindingId> parameters;
  std::vector<NodeId> returns;  // returned and yielded expressions
};

struct ClassInfo {
  NodeId node = kNoNode;
  std::string name;
  std::vector<NodeId> bases;
  std::unordered_map<std::string, NodeId> methods;
};

}  // namespace hvr
