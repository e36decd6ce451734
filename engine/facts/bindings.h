// What facts are made of: scopes, bindings, functions, classes, and the names of modules.
#pragma once
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "base/few.h"
#include "base/numbers.h"
#include "python/scopes.h"
#include "python/tree.h"

namespace hvr {

using BindingId = uint32_t;
using BindingIds = Few<BindingId, 4>;

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

// The way into a tuple on the right side: `a, (b, c) = v` binds c by {1, 1}. Numbers of the facts
// (`Facts::steps`), few of them as a rule, none mostly.
struct UnpackPath {
  uint32_t begin = 0, count = 0;
  bool empty() const { return count == 0; }
};

// One place where a name gets a value.
struct Binding {
  BindingKind kind = BindingKind::other;
  Symbol name = kNoSymbol;  // of Scopes::names, as written
  ScopeId scope = 0;
  NodeId target = kNoNode;     // the identifier
  NodeId statement = kNoNode;  // the statement that binds
  NodeId value = kNoNode;  // the expression it comes from; the definition for functions and classes
  UnpackPath path;
  // Of Facts::symbols. For imports: dotted, as written; absolute where a module of the program is
  // meant.
  Symbol imported = kNoSymbol;
  Symbol from = kNoSymbol;  // for `from m import x` of a module of the program: m, absolute
};

// What the modules of a program are called, so that imports can be followed. Empty for a program of
// one file.
struct ModuleNames {
  std::map<std::string, size_t, std::less<>>
      by_name;                        // dotted name -> number of the module in the tree
  std::vector<std::string> packages;  // of each module: where a relative import of one dot starts
  // What a library is called is none of the program's by a name without its package; may be null.
  const std::set<std::string, std::less<>>* libraries = nullptr;

  bool empty() const { return by_name.empty(); }
  // Whether `dotted` is a module of the program or a folder (a package without `__init__.py`) that
  // holds some.
  bool has(std::string_view dotted) const;
  // A module name as written in module `importer`, made absolute: `..a.b` counts from the
  // importer's package; so does `a`, as in Python 2, where only that has a module of this name.
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
  UnpackPath path;
};

struct StarImport {
  ScopeId scope;
  std::string module;  // absolute where it is one of the program's
};

struct FunctionInfo {
  NodeId node = kNoNode;    // function_definition or lambda
  Symbol name = kNoSymbol;  // of Scopes::names
  NodeId klass = kNoNode;   // the class whose body holds it
  Few<BindingId, 4> parameters;
  Few<NodeId, 2> returns;  // returned and yielded expressions
  bool generator = false;  // it yields: its body runs where its values are asked for
};

struct ClassInfo {
  NodeId node = kNoNode;
  Few<NodeId, 2> bases;
};

}  // namespace hvr
