// The checks of CPython's symtable.c.
#include "engine/rewrite/valid.h"

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
  NumberMap<uint32_t> done{};

  static std::string quoted(const std::string& name) { return "`" + name + "`"; }

  bool annotated(const NameUse& u) const {
    return u.role == NameRole::annotate ||
           (u.role == NameRole::assign && t[u.node].field == Field::left &&
            t.kind(t.parent(u.node)) == Kind::assignment &&
            t.child(t.parent(u.node), Field::type) != kNoNode);
  }

  // Whether a function around scope s binds the name for `nonlocal`.
  bool bound_around(Symbol name, ScopeId s) const {
    const bool own_class = scopes.names().text(name) == "__class__";
    for (; scopes[s].kind != ScopeKind::module;) {
      s = scopes[s].parent;
      const auto& table = scopes[s];
      if (table.kind == ScopeKind::klass && own_class) return true;
      if (table.kind == ScopeKind::klass || table.kind == ScopeKind::module) continue;
      if (scopes.has(s, name, NameRole::global_)) return false;
      if (!scopes.has(s, name, NameRole::nonlocal_) && scopes.binds(s, name)) return true;
    }
    return false;
  }

  const char* outward(const NameUse& u, uint32_t before) const {
    const bool global = u.role == NameRole::global_;
    if (scopes.has(u.scope, u.name, NameRole::parameter))
      return global ? "is a parameter and global" : "is a parameter and nonlocal";
    if (before & bit(NameRole::load)) return "is used before it is declared to be of another scope";
    if (before & kAssigned) return "is assigned to before it is declared to be of another scope";
    if (before & kOutward & ~bit(u.role)) return "is global and nonlocal";
    if (!global && !bound_around(u.name, u.scope))
      return "is nonlocal, and no function around binds it";
    return nullptr;
  }

  std::optional<SyntaxProblem> run() {
    for (const NameUse& u : scopes.uses()) {
      uint32_t& before = done[key_of(u.scope, u.name)];
      const char* why = nullptr;
      if (bit(u.role) & kOutward)
        why = outward(u, before);
      else if (annotated(u) && (before & kOutward))
        why = "is annotated and of another scope";
      if (why) return SyntaxProblem{t.span(u.node), quoted(scopes.text(u)) + " " + why};
      before |= bit(u.role);
    }
    return std::nullopt;
  }
};

}  // namespace

std::optional<SyntaxProblem> scope_problem(const Tree& tree, const Scopes& scopes) {
  bool any = false;  // programs without either word need no look
  scopes.each_name([&](ScopeId, Symbol, uint32_t roles) { any = any || (roles & kOutward) != 0; });
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
