// The checks of CPython's symtable.c.
#include "engine/rewrite/valid.h"

#include <map>

namespace hvr {
namespace {

constexpr uint32_t bit(NameRole r) { return 1U << static_cast<unsigned>(r); }
constexpr uint32_t kAssigned = bit(NameRole::assign) | bit(NameRole::remove) |
                               bit(NameRole::define) | bit(NameRole::handler) |
                               bit(NameRole::annotate);
constexpr uint32_t kOutward = bit(NameRole::global_) | bit(NameRole::nonlocal_);

struct ScopeChecker {
  const Tree& t;
  const Scopes& scopes;
  // What each scope has done with each name so far, in the order of the text.
  std::map<std::pair<ScopeId, std::string>, uint32_t> done{};

  static std::string quoted(const std::string& name) { return "`" + name + "`"; }

  bool annotated(const NameUse& u) const {
    return u.role == NameRole::annotate ||
           (u.role == NameRole::assign && t[u.node].field == Field::left &&
            t.kind(t.parent(u.node)) == Kind::assignment &&
            t.child(t.parent(u.node), Field::type) != kNoNode);
  }

  // Whether a function around scope s binds the name for `nonlocal`.
  bool bound_around(const std::string& name, ScopeId s) const {
    for (; scopes[s].kind != ScopeKind::module;) {
      s = scopes[s].parent;
      const auto& table = scopes[s];
      if (table.kind == ScopeKind::klass && name == "__class__") return true;
      if (table.kind == ScopeKind::klass || table.kind == ScopeKind::module) continue;
      if (table.has(name, NameRole::global_)) return false;
      if (!table.has(name, NameRole::nonlocal_) && table.binds(name)) return true;
    }
    return false;
  }

  const char* outward(const NameUse& u, const std::string& name, uint32_t before) const {
    const bool global = u.role == NameRole::global_;
    if (scopes[u.scope].has(name, NameRole::parameter))
      return global ? "is a parameter and global" : "is a parameter and nonlocal";
    if (before & bit(NameRole::load)) return "is used before it is declared to be of another scope";
    if (before & kAssigned) return "is assigned to before it is declared to be of another scope";
    if (before & kOutward & ~bit(u.role)) return "is global and nonlocal";
    if (!global && !bound_around(name, u.scope))
      return "is nonlocal, and no function around binds it";
    return nullptr;
  }

  std::optional<SyntaxProblem> run() {
    for (const NameUse& u : scopes.uses()) {
      const std::string name = scopes.name_of(u);
      uint32_t& before = done[{u.scope, name}];
      const char* why = nullptr;
      if (bit(u.role) & kOutward)
        why = outward(u, name, before);
      else if (annotated(u) && (before & kOutward))
        why = "is annotated and of another scope";
      if (why) return SyntaxProblem{t.span(u.node), quoted(name) + " " + why};
      before |= bit(u.role);
    }
    return std::nullopt;
  }
};

}  // namespace

std::optional<SyntaxProblem> scope_problem(const Tree& tree, const Scopes& scopes) {
  bool any = false;  // programs without either word need no look
  for (ScopeId s = 0; s < scopes.size() && !any; ++s)
    for (const auto& [name, roles] : scopes[s].names) any = any || (roles & kOutward) != 0;
  return any ? ScopeChecker{tree, scopes}.run() : std::nullopt;
}

SyntaxReport compile_problem(const ParsedTree& parsed, const Scopes& scopes, SyntaxReport syntax) {
  if (!syntax.problem) syntax.problem = parsed.problem;
  if (!syntax.problem) syntax.problem = scope_problem(parsed.tree, scopes);
  return syntax;
}

SyntaxReport compile_problem(const ParsedTree& parsed) {
  return compile_problem(parsed, Scopes(parsed.tree), check_syntax(parsed.tree.text()));
}

}  // namespace hvr
