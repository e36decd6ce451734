// Whose name is this: Python's scopes and every place where a name is bound or read, by the
// reference's section 4.2 and CPython's symbol tables. Knows nothing of values.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/numbers.h"
#include "base/symbols.h"
#include "python/tree.h"

namespace hvr {

using ScopeId = uint32_t;
inline constexpr ScopeId kNoScope = UINT32_MAX;

// `type_parameters` stands around a generic definition or alias (PEP 695).
enum class ScopeKind : uint8_t { module, function, klass, lambda, comprehension, type_parameters };

// What one identifier does to its name.
enum class NameRole : uint8_t {
  none,  // no name: an attribute, a keyword
  load,
  assign,    // targets of `=`, `:=`, `for`, `with`, augmented ones; captures of `case`
  annotate,  // `x: T` without a value: makes the name local, gives it nothing
  remove,    // `del x`
  define,    // `def`, `class`, `type`
  import_,
  parameter,
  handler,  // `except E as x`, which also removes the name at its end
  type_parameter,
  global_,
  nonlocal_,
};

// Whether the role makes the name belong to its scope.
constexpr bool binds_name(NameRole r) {
  return r != NameRole::none && r != NameRole::load && r != NameRole::global_ &&
         r != NameRole::nonlocal_;
}

// What the place of an expression (a name, attribute or subscript) does to it: `assign` and
// `remove` in targets, else `load`.
NameRole target_role(const Tree& tree, NodeId expression);

// Twelve bytes: a program has about one for each of its words.
struct NameUse {
  static constexpr Symbol kMostNames = (1U << 27) - 1;
  NodeId node;       // the identifier
  ScopeId scope;     // where it acts: for `:=` in a comprehension the scope around all of them
  Symbol name : 27;  // as it is looked up: `__x` in class C is `_C__x`
  NameRole role : 5;
};
static_assert(sizeof(NameUse) == 12);

class Scopes {
 public:
  explicit Scopes(const Tree& tree);

  struct Table {
    ScopeKind kind = ScopeKind::module;
    NodeId node = kNoNode;  // module, definition, lambda, comprehension, alias
    ScopeId parent = 0;     // a module's parent is itself
  };

  size_t size() const { return tables_.size(); }
  const Table& operator[](ScopeId s) const { return tables_[s]; }
  // The scope in which node n is evaluated; of a definition, the one around it.
  ScopeId scope_of(NodeId n) const { return scope_of_[n]; }
  ScopeId module_of(ScopeId s) const;
  // All identifiers that are names, in the order of the text.
  const std::vector<NameUse>& uses() const { return uses_; }

  // Whether a scope does this with a name; whether it makes it its own.
  bool has(ScopeId s, Symbol name, NameRole r) const;
  bool binds(ScopeId s, Symbol name) const;
  // `global_` or `nonlocal_` where the scope says so of the name, else `none`.
  NameRole outward(ScopeId s, Symbol name) const {
    const uint32_t all = roles(s, name);
    const auto says = [&](NameRole r) { return (all >> static_cast<unsigned>(r) & 1U) != 0; };
    return says(NameRole::nonlocal_) ? NameRole::nonlocal_
           : says(NameRole::global_) ? NameRole::global_
                                     : NameRole::none;
  }
  // Calls `use(scope, name, roles)` for each name that a scope says, in no particular order; roles
  // are bits of 1 << NameRole.
  template <class Use>
  void each_name(Use&& use) const {
    roles_.each([&](uint64_t key, uint32_t roles) {
      if ((roles & ~kFromInside) != 0)
        use(static_cast<ScopeId>(key >> 32), static_cast<Symbol>(key), roles & ~kFromInside);
    });
  }
  // The scope that owns a name said in scope s; kNoScope for builtins and names nobody binds.
  ScopeId owner(Symbol name, ScopeId s) const;

  // The names as numbers of this program.
  const Symbols& names() const { return names_; }
  Symbols& names() { return names_; }
  const std::string& text(const NameUse& use) const { return names_.text(use.name); }
  // A name said in scope s as it is looked up.
  std::string mangled(std::string_view name, ScopeId s) const;

 private:
  friend struct ScopeBuilder;
  // Of a name in a module: a function binds it by `global`.
  static constexpr uint32_t kFromInside = 1U << 31;
  uint32_t roles(ScopeId s, Symbol name) const {
    const uint32_t* known = roles_.find(key_of(s, name));
    return known ? *known : 0;
  }
  const Tree& tree_;
  std::vector<Table> tables_;
  std::vector<ScopeId> scope_of_;
  std::vector<NameUse> uses_;
  Symbols names_;
  NumberMap<uint32_t> roles_;  // what each scope does with each name
};

}  // namespace hvr
