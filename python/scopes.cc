// Scopes first, as ranges of nodes; then one look at each identifier.
#include "python/scopes.h"

#include <new>

namespace hvr {

// Up through the displays and stars that may hold targets.
// Of a target's part k in an assignment, a loop or an augmented assignment.
NameRole role_in_assignment(const Tree& t, NodeId n, NodeId k, NodeId p) {
  if (t[k].field != Field::left) return NameRole::load;
  if (t.kind(p) != Kind::assignment || t.child(p, Field::right) != kNoNode) return NameRole::assign;
  // `(x): T` binds nothing.
  return k == n ? NameRole::annotate : NameRole::load;
}

NameRole target_role(const Tree& t, NodeId n) {
  bool parameter = false;
  for (NodeId k = n, p = t.parent(n); p != kNoNode; k = p, p = t.parent(p)) {
    switch (t.kind(p)) {
      case Kind::pattern_list:
      case Kind::tuple_pattern:
      case Kind::list_pattern:
      case Kind::tuple:
      case Kind::list:
      case Kind::expression_list:
      case Kind::parenthesized_expression:
      case Kind::list_splat:
      case Kind::as_pattern_target: continue;
      case Kind::list_splat_pattern: parameter = k == n; continue;
      case Kind::as_pattern: {
        if (t[k].field != Field::alias) return NameRole::load;
        const Kind owner = t.kind(t.parent(p));
        return owner == Kind::except_clause ? NameRole::handler : NameRole::assign;
      }
      case Kind::typed_parameter:
      case Kind::parameters:
      case Kind::lambda_parameters: return parameter ? NameRole::parameter : NameRole::load;
      case Kind::delete_statement: return NameRole::remove;
      case Kind::assignment:
      case Kind::augmented_assignment:
      case Kind::for_statement:
      case Kind::for_in_clause: return role_in_assignment(t, n, k, p);
      default: return NameRole::load;
    }
  }
  return NameRole::load;
}

struct ScopeBuilder {
  Scopes& out;
  const Tree& t;

  ScopeId add(ScopeKind kind, NodeId n, ScopeId parent) {
    out.tables_.push_back({kind, n, parent});
    return static_cast<ScopeId>(out.tables_.size() - 1);
  }
  void cover(NodeId n, ScopeId s) {
    if (n != kNoNode)
      for (NodeId k = n; k < t[n].last; ++k) out.scope_of_[k] = s;
  }

  void run() {
    out.scope_of_.assign(t.size(), 0);
    // Modules are numbered first, in their order.
    for (const NodeId root : t.modules())
      cover(root, add(ScopeKind::module, root, static_cast<ScopeId>(out.tables_.size())));
    for (NodeId n = 0; n < t.size(); ++n) open(n);
    size_t uses = 0;
    for (NodeId n = 0; n < t.size(); ++n)
      uses += t.kind(n) == Kind::identifier && t[n].field != Field::attribute ? 1U : 0U;
    out.uses_.reserve(uses);
    for (NodeId n = 0; n < t.size(); ++n)
      if (t.kind(n) == Kind::identifier) use(n);
    std::vector<uint64_t> inside;
    out.each_name([&](ScopeId s, Symbol name, uint32_t) {
      if (out.has(s, name, NameRole::global_) && out.binds(s, name))
        inside.push_back(key_of(out.module_of(out.tables_[s].parent), name));
    });
    for (const uint64_t key : inside) out.roles_[key] |= Scopes::kFromInside;
  }

  // Scopes nest, so an inner one simply overwrites its part of the outer one's range.
  void open(NodeId n) {
    switch (t.kind(n)) {
      case Kind::function_definition: open_function(n, type_scope(n)); break;
      case Kind::lambda_: open_function(n, out.scope_of_[n]); break;
      case Kind::class_definition: {
        const ScopeId around = type_scope(n);
        cover(t.child(n, Field::superclasses), around);
        cover(t.child(n, Field::body), add(ScopeKind::klass, n, around));
        break;
      }
      case Kind::type_alias_statement: {
        // Its value is evaluated when it is asked for, in a scope of its own.
        const NodeId left = t.child(n, Field::left);
        const NodeId generic = left == kNoNode ? kNoNode : t.first_child(left);
        const ScopeId s = add(ScopeKind::type_parameters, n, out.scope_of_[n]);
        if (generic != kNoNode && t.kind(generic) == Kind::generic_type) {
          cover(left, s);
          out.scope_of_[t.first_child(generic)] = out.scope_of_[n];
        }
        cover(t.child(n, Field::right), s);
        break;
      }
      case Kind::list_comprehension:
      case Kind::set_comprehension:
      case Kind::dictionary_comprehension:
      case Kind::generator_expression: open_comprehension(n); break;
      default: break;
    }
  }

  ScopeId type_scope(NodeId n) {
    for (const NodeId c : t.children(n))
      if (t.kind(c) == Kind::type_parameter) {
        const ScopeId s = add(ScopeKind::type_parameters, n, out.scope_of_[n]);
        cover(c, s);
        return s;
      }
    return out.scope_of_[n];
  }

  // Defaults are evaluated outside, annotations in the scope of the type parameters.
  void open_function(NodeId n, ScopeId around) {
    const ScopeId outer = out.scope_of_[n];
    const ScopeId s =
        add(t.kind(n) == Kind::lambda_ ? ScopeKind::lambda : ScopeKind::function, n, around);
    const NodeId list = t.child(n, Field::parameters);
    cover(list, s);
    cover(t.child(n, Field::body), s);
    cover(t.child(n, Field::return_type), around);
    if (list == kNoNode) return;
    for (NodeId p = t.first_child(list); p != kNoNode; p = t.next_sibling(p)) {
      cover(t.child(p, Field::type), around);
      cover(t.child(p, Field::value), outer);
    }
  }

  void open_comprehension(NodeId n) {
    const ScopeId outer = out.scope_of_[n];
    const ScopeId s = add(ScopeKind::comprehension, n, outer);
    for (NodeId c = t.first_child(n); c != kNoNode; c = t.next_sibling(c)) cover(c, s);
    for (NodeId c = t.first_child(n); c != kNoNode; c = t.next_sibling(c))
      if (t.kind(c) == Kind::for_in_clause) {
        cover(t.child(c, Field::right), outer);
        break;
      }
  }

  void use(NodeId n) {
    const NodeId p = t.parent(n);
    ScopeId s = out.scope_of_[n];
    NameRole role = NameRole::load;
    switch (t.kind(p)) {
      case Kind::attribute:
        if (t[n].field == Field::attribute) return;
        break;
      case Kind::member_type:
        if (t.first_child(p) != n) return;
        break;
      case Kind::keyword_argument:
        if (t[n].field == Field::name) return;
        break;
      case Kind::keyword_pattern:
        if (t.first_child(p) == n) return;
        break;
      case Kind::dotted_name:
        if (!dotted(n, p, role)) return;
        break;
      default: role = role_in(n, p); break;
    }
    if (role == NameRole::assign && t.kind(p) == Kind::named_expression)
      while (out.tables_[s].kind == ScopeKind::comprehension) s = out.tables_[s].parent;
    const std::string_view said = t.text(n);
    const Symbol name = out.names_.of(said.starts_with("__") ? out.mangled(said, s) : said);
    if (name > NameUse::kMostNames) throw std::bad_alloc();
    NameUse& use = out.uses_.emplace_back();
    use.node = n;
    use.scope = s;
    use.name = name & NameUse::kMostNames;
    use.role = role;
    out.roles_[key_of(s, name)] |= 1U << static_cast<unsigned>(role);
  }

  // Of `a.b` the first word is the name; in imports it is what is bound, if it is not renamed.
  bool dotted(NodeId n, NodeId dotted_name, NameRole& role) const {
    if (t.first_child(dotted_name) != n) return false;
    const NodeId p = t.parent(dotted_name);
    switch (t.kind(p)) {
      case Kind::import_statement:
      case Kind::import_from_statement:
      case Kind::future_import_statement:
        role = NameRole::import_;
        return t[dotted_name].field == Field::name;
      case Kind::aliased_import:
      case Kind::relative_import: return false;
      default: break;
    }
    const bool whole = t[dotted_name].last == n + 1;
    const bool key = t[dotted_name].field == Field::key;
    const bool of_class = t.kind(p) == Kind::class_pattern && t.first_child(p) == dotted_name;
    if (t.up(p, Kind::case_clause, Kind::block) != kNoNode && whole && !key && !of_class)
      role = NameRole::assign;
    return true;
  }

  NameRole role_in(NodeId n, NodeId p) const {
    const Field field = t[n].field;
    switch (t.kind(p)) {
      case Kind::function_definition:
      case Kind::class_definition: return field == Field::name ? NameRole::define : NameRole::load;
      case Kind::aliased_import: return NameRole::import_;
      case Kind::global_statement: return NameRole::global_;
      case Kind::nonlocal_statement: return NameRole::nonlocal_;
      case Kind::named_expression: return field == Field::name ? NameRole::assign : NameRole::load;
      case Kind::splat_pattern: return NameRole::assign;
      case Kind::as_pattern: return in_pattern(n, p) ? NameRole::assign : NameRole::load;
      case Kind::parameters:
      case Kind::lambda_parameters: return NameRole::parameter;
      case Kind::default_parameter:
      case Kind::typed_default_parameter:
        return field == Field::name ? NameRole::parameter : NameRole::load;
      case Kind::typed_parameter: return NameRole::parameter;
      case Kind::dictionary_splat_pattern: return NameRole::parameter;
      case Kind::type:
      case Kind::splat_type:
      case Kind::generic_type: return type_role(n, p);
      default: return target_role(t, n);
    }
  }

  // `case E() as x`: the name behind `as`.
  bool in_pattern(NodeId n, NodeId as) const {
    return t.first_child(as) != n &&
           t.up(t.parent(as), Kind::case_clause, Kind::with_item, Kind::except_clause) != kNoNode &&
           t.kind(t.up(t.parent(as), Kind::case_clause, Kind::with_item, Kind::except_clause)) ==
               Kind::case_clause;
  }

  // The names that a list of type parameters declares, and the name of an alias.
  NameRole type_role(NodeId n, NodeId p) const {
    if (t.kind(p) == Kind::generic_type && t.first_child(p) != n) return NameRole::load;
    NodeId top = t.kind(p) == Kind::type ? p : t.parent(p);
    if (t.kind(top) != Kind::type) return NameRole::load;
    NodeId list = t.parent(top);
    if (t[top].field == Field::left && t.kind(list) == Kind::type_alias_statement)
      return NameRole::define;
    if (t.kind(p) == Kind::generic_type) return NameRole::load;
    if (t.kind(list) == Kind::constrained_type) {
      if (t.first_child(list) != top) return NameRole::load;
      list = t.parent(t.parent(list));
    }
    if (t.kind(list) != Kind::type_parameter) return NameRole::load;
    const Kind owner = t.kind(t.parent(list));
    const bool alias = owner == Kind::generic_type &&
                       t.kind(t.parent(t.parent(list))) == Kind::type &&
                       t[t.parent(t.parent(list))].field == Field::left &&
                       t.kind(t.parent(t.parent(t.parent(list)))) == Kind::type_alias_statement;
    return owner == Kind::function_definition || owner == Kind::class_definition || alias
               ? NameRole::type_parameter
               : NameRole::load;
  }
};

Scopes::Scopes(const Tree& tree) : tree_(tree) { ScopeBuilder{*this, tree}.run(); }

bool Scopes::has(ScopeId s, Symbol name, NameRole r) const {
  return (roles(s, name) >> static_cast<unsigned>(r) & 1U) != 0;
}

bool Scopes::binds(ScopeId s, Symbol name) const {
  constexpr uint32_t kNot = 1U << static_cast<unsigned>(NameRole::load) |
                            1U << static_cast<unsigned>(NameRole::global_) |
                            1U << static_cast<unsigned>(NameRole::nonlocal_) | kFromInside;
  return (roles(s, name) & ~kNot) != 0;
}

ScopeId Scopes::module_of(ScopeId s) const {
  while (tables_[s].kind != ScopeKind::module) s = tables_[s].parent;
  return s;
}

ScopeId Scopes::owner(Symbol name, ScopeId s) const {
  const auto in_module = [&](ScopeId from) {
    const ScopeId m = module_of(from);
    return binds(m, name) || (roles(m, name) & kFromInside) != 0 ? m : kNoScope;
  };
  // A class body's names are seen by itself and by the type parameters of what it defines.
  for (bool sees_class = true;; s = tables_[s].parent) {
    const Table& table = tables_[s];
    if (table.kind == ScopeKind::klass && !sees_class) continue;
    if (has(s, name, NameRole::global_)) return in_module(s);
    const bool outward = has(s, name, NameRole::nonlocal_);
    if (!outward && binds(s, name)) return table.kind == ScopeKind::module ? in_module(s) : s;
    if (table.kind == ScopeKind::module) return in_module(s);
    sees_class = sees_class && table.kind == ScopeKind::type_parameters;
  }
}

std::string Scopes::mangled(std::string_view name, ScopeId s) const {
  if (!name.starts_with("__") || name.ends_with("__")) return std::string(name);
  for (; tables_[s].kind != ScopeKind::module; s = tables_[s].parent) {
    if (tables_[s].kind != ScopeKind::klass) continue;
    std::string_view klass = tree_.text(tree_.child(tables_[s].node, Field::name));
    while (klass.starts_with('_')) klass.remove_prefix(1);
    return klass.empty() ? std::string(name) : "_" + std::string(klass) + std::string(name);
  }
  return std::string(name);
}

}  // namespace hvr
