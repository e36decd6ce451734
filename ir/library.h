// What rule files say about libraries: classes, signatures, aliases, tables and groups. Data only;
// no Python file is involved.
#pragma once
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "base/tri.h"

namespace hvr::ir {

struct Parameter {
  std::string name;
  std::vector<std::string> aliases;     // other keywords for the same slot, such as `lr`
  std::optional<std::string> fallback;  // the default as Python text; nothing: required or unknown
  bool keyword_only = false;
};

// Where a call puts what it is given.
enum class Passing : uint8_t {
  value,  // it comes back as the value
  block,  // a context manager: all that is computed in its block is computed from it
  self,   // the receiver holds it from then on
};

struct Signature {
  std::vector<Parameter> parameters;
  std::string result;               // class of the value, empty when unknown
  std::vector<std::string> passes;  // parameters (or "self") whose object comes back as the value
  std::vector<std::string> passes_within, passes_to_self;  // see Passing
  bool collects = false;                                   // takes keywords of any name, too
  // The position of the slot with this name or alias, or -1.
  int find(std::string_view name) const;
  // Whether the slot with this name takes an argument at this position: `*rest` takes all from its
  // own on.
  bool takes(std::string_view name, int position) const;
};

struct LibraryClass {
  std::string name;                // canonical
  std::vector<std::string> bases;  // canonical
  std::optional<Signature> constructor;
  std::vector<std::string> members;  // attributes of its objects; declared for all or for none
};

struct Library {
  std::set<std::string, std::less<>> roots;  // packages whose names are known to be libraries
  std::map<std::string, std::string, std::less<>> aliases;  // dotted prefix -> dotted prefix
  std::map<std::string, LibraryClass, std::less<>> classes;
  std::map<std::string, Signature, std::less<>>
      functions;  // functions, and methods as `Class.method`
  std::map<std::string, std::map<std::string, std::string>, std::less<>> tables;
  std::map<std::string, std::vector<std::string>, std::less<>> groups;

  // The one name for a dotted path: the longest alias prefix is replaced until none applies (at
  // most 8 times).
  std::string canonical(std::string dotted) const;
  bool is_root(std::string_view dotted) const;
  // True when `dotted` is a declared class, function or a prefix of one.
  bool declares(std::string_view dotted) const;
  // `c` and all its declared ancestors, nearest first.
  std::vector<std::string> lineage(std::string_view c) const;
  // The signature of method `m` of class `c` or of its nearest ancestor that declares it.
  const Signature* method(std::string_view c, std::string_view m) const;
  const Signature* constructor(std::string_view c) const;
  // The signature with which this function or class is called; null when none is declared.
  const Signature* callee(std::string_view name) const;
  // Whether objects of class `c` have an attribute of this name: unknown when no member of its
  // lineage is declared.
  Tri member(std::string_view c, std::string_view name) const;
  // Rewrites every declared name to its canonical form; called once, when all files are collected.
  void resolve_aliases();
};

}  // namespace hvr::ir
