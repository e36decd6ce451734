// One pass over the tree that fills the facts: scopes first, then bindings in textual order.
#include <algorithm>

#include "base/joined.h"
#include "engine/facts/facts.h"
#include "engine/facts/live.h"
#include "python/dropped.h"

namespace hvr {

struct Collector {
  static constexpr size_t kLarge = 4096;  // of longer lists, the room to grow is given back
  Facts& m;
  const Tree& t;

  std::vector<bool> bound = std::vector<bool>(t.size(), false);
  size_t next_use = 0;  // of Scopes::uses, which are in the order of the nodes

  Scopes& scopes = m.names_in_;
  std::vector<NumberLists::Item> methods{};  // by name

  void run() {
    m.identifiers_.resize(t.modules().size());
    for (NodeId n = 0; n < t.size(); ++n) open_scope(n);
    for (NodeId n = 0; n < t.size(); ++n) visit(n);
    settle();
  }

  // Lists in textual order, whatever order scopes were visited in; look-ups halve their way
  // through.
  void settle() {
    if (m.bindings_.size() > kLarge) m.bindings_.shrink_to_fit();
    if (m.functions_.size() > kLarge) m.functions_.shrink_to_fit();
    m.stored_.settle();
    m.methods_ = NumberLists(methods);
    std::vector<BindingId> order(m.bindings_.size());
    for (BindingId id = 0; id < order.size(); ++id) order[id] = id;
    std::sort(order.begin(), order.end(), [&](BindingId a, BindingId b) {
      return std::pair(m.bindings_[a].target, a) < std::pair(m.bindings_[b].target, b);
    });
    std::vector<NumberLists::Item> bindings, names;
    NumberMap<bool> met;
    for (const BindingId id : order) {
      const Binding& b = m.bindings_[id];
      const uint64_t key = key_of(b.scope, b.name);
      bindings.emplace_back(key, id);
      if (!std::exchange(met[key], true)) names.emplace_back(b.scope, b.name);
    }
    m.bound_in_ = NumberLists(bindings);
    m.names_bound_in_ = NumberLists(names);
  }

  Symbol symbol(std::string_view name) { return scopes.names().of(name); }
  UnpackPath kept(const std::vector<uint32_t>& path) {
    const UnpackPath out{static_cast<uint32_t>(m.steps_.size()),
                         static_cast<uint32_t>(path.size())};
    m.steps_.insert(m.steps_.end(), path.begin(), path.end());
    return out;
  }
  void mention(NodeId n, Symbol name) {
    auto& mentioned = m.identifiers_[m.module_scope_of(n)];
    if (mentioned.size() <= name) mentioned.resize(name + 1);
    mentioned[name] = true;
  }

  void open_scope(NodeId n) {
    switch (t.kind(n)) {
      case Kind::function_definition: {
        FunctionInfo f{n, symbol(t.text(t.child(n, Field::name))), kNoNode, {}, {}};
        const NodeId block =
            t.parent(t.kind(t.parent(n)) == Kind::decorated_definition ? t.parent(n) : n);
        if (t.kind(block) == Kind::block && t.kind(t.parent(block)) == Kind::class_definition)
          f.klass = t.parent(block);
        m.function_at_[n] = static_cast<uint32_t>(m.functions_.size());
        m.functions_.push_back(std::move(f));
        break;
      }
      case Kind::lambda_: {
        m.function_at_[n] = static_cast<uint32_t>(m.functions_.size());
        m.functions_.push_back({n, kNoSymbol, kNoNode, {}, {t.child(n, Field::body)}});
        break;
      }
      case Kind::class_definition: {
        ClassInfo c{n, {}};
        const NodeId bases = t.child(n, Field::superclasses);
        if (bases != kNoNode)
          for (const NodeId b : t.parts(bases))
            if (t.kind(b) != Kind::keyword_argument) c.bases.push_back(b);
        m.class_at_[n] = static_cast<uint32_t>(m.classes_.size());
        m.classes_.push_back(std::move(c));
        break;
      }
      default: break;
    }
  }

  BindingId bind(BindingKind kind, NodeId target, NodeId statement, NodeId value,
                 const std::vector<uint32_t>& path, ScopeId scope, std::string_view imported = {},
                 std::string_view from = {}) {
    std::string_view said = t.text(target);
    if (kind == BindingKind::import && !imported.empty()) said = said.substr(0, said.find('.'));
    const Symbol name = symbol(said);
    const bool nonlocal = scopes.has(scope, name, NameRole::nonlocal_);
    if (nonlocal || scopes.has(scope, name, NameRole::global_)) {
      const ScopeId owner = nonlocal ? scopes.owner(name, scope) : kNoScope;
      scope = owner == kNoScope ? m.module_scope(scope) : owner;
    }
    if (t.kind(target) == Kind::identifier) bound[target] = true;
    mention(target, name);
    const auto id = static_cast<BindingId>(m.bindings_.size());
    m.bindings_.push_back({kind, name, scope, target, statement, value, kept(path),
                           m.symbols_.of(imported), m.symbols_.of(from)});
    return id;
  }

  // The scope of a function is where its parameters are.
  ScopeId parameter_scope(NodeId def) const { return m.scope_of(t.child(def, Field::parameters)); }

  // `:=` in a comprehension binds around it.
  ScopeId scope_of_use(NodeId target) const {
    const NodeId p = t.parent(target);
    ScopeId s = m.scope_of(target);
    if (t.kind(p) == Kind::named_expression)
      while (scopes[s].kind == ScopeKind::comprehension) s = scopes[s].parent;
    return s;
  }

  // Binders that carry no value this project follows: captures of `case`, handlers, `del`, type
  // parameters.
  void visit_identifier(NodeId n) {
    // Words of an import path are no names of the module; what it binds is noted where it is bound.
    const auto& uses = scopes.uses();
    while (next_use < uses.size() && uses[next_use].node < n) ++next_use;
    const bool used = next_use < uses.size() && uses[next_use].node == n;
    if (used || t.kind(t.parent(n)) != Kind::dotted_name) mention(n, symbol(t.text(n)));
    if (!used) return;
    const NameUse& u = uses[next_use];
    m.roles_[n] = u.role;
    if (!binds_name(u.role) || bound[n] || u.role == NameRole::import_) return;
    const NodeId statement = t.statement(n);
    bind(u.role == NameRole::handler ? BindingKind::except : BindingKind::other, n,
         statement == kNoNode ? t.parent(n) : statement, kNoNode, {}, u.scope);
  }

  void bind_target(BindingKind kind, NodeId target, NodeId statement, NodeId value,
                   const std::vector<uint32_t>& path) {
    if (target == kNoNode) return;
    switch (t.kind(target)) {
      case Kind::identifier:
        bind(kind, target, statement, value, path, scope_of_use(target));
        break;
      case Kind::attribute: bind_attribute(target, value, path); break;
      case Kind::subscript:
        m.stored_.add_some_element({target, value, kept(path)});
        if (const NodeId key = index_of(t, target);
            key != kNoNode && (t.kind(key) == Kind::string || t.kind(key) == Kind::integer))
          m.stored_.add_element(t.text(key), {target, value, kept(path)});
        break;
      case Kind::pattern_list:
      case Kind::tuple_pattern:
      case Kind::list_pattern:
      case Kind::expression_list:
      case Kind::tuple:
      case Kind::list: {
        uint32_t i = 0;
        std::vector<uint32_t> inner = path;
        for (const NodeId c : t.parts(target)) {
          inner.push_back(i++);
          bind_target(kind, c, statement, value, inner);
          inner.pop_back();
        }
        break;
      }
      case Kind::list_splat_pattern:
      case Kind::parenthesized_expression:
      case Kind::as_pattern_target:
        bind_target(kind, t.first_part(target), statement, value, path);
        break;
      default: break;
    }
  }

  // `self.x = v` belongs to the class; other objects are told apart by their spelling.
  void bind_attribute(NodeId target, NodeId value, const std::vector<uint32_t>& path) {
    const std::string_view owner = t.text(t.child(target, Field::object));
    const std::string_view name = t.text(t.child(target, Field::attribute));
    const AttributeBinding b{target, value, kept(path)};
    const FunctionInfo* f = m.enclosing_function(target);
    if (f && f->klass != kNoNode && !f->parameters.empty() &&
        t.text(m.bindings_[f->parameters[0]].target) == owner)
      m.stored_.add_own(f->klass, name, b);
    else
      m.stored_.add_spelled(owner, name, b);
  }

  void visit_parameters(NodeId list) {
    const NodeId def = t.parent(list);
    const uint32_t* at = m.function_at_.find(def);
    if (!at) return;
    FunctionInfo& f = m.functions_[*at];
    for (NodeId p = t.first_part(list); p != kNoNode; p = t.next_part(p)) {
      NodeId name = p, value = kNoNode;
      if (t.kind(p) == Kind::default_parameter || t.kind(p) == Kind::typed_default_parameter) {
        name = t.child(p, Field::name);
        value = t.child(p, Field::value);
      } else if (t.kind(p) != Kind::identifier) {
        for (name = p; name != kNoNode && t.kind(name) != Kind::identifier;)
          name = t.first_child(name);
      }
      if (name == kNoNode || t.kind(name) != Kind::identifier) continue;
      f.parameters.push_back(
          bind(BindingKind::parameter, name, def, value, {}, parameter_scope(def)));
    }
  }

  void visit_import(NodeId n) {
    const bool from = t.kind(n) != Kind::import_statement;
    std::string base;
    if (t.kind(n) == Kind::future_import_statement) base = "__future__";
    if (const NodeId module = t.child(n, Field::module_name); module != kNoNode)
      base = std::string(t.text(module));
    const auto absolute_of = [&](const std::string& written) {
      return m.members_.names().absolute(m.module_scope_of(n), written);
    };
    const std::string absolute = from ? absolute_of(base) : "";
    const bool own = from && m.members_.is_own_module(absolute);
    if (own) base = absolute;
    if (from && !own) m.imports_.emplace_back(base, n);
    for (const NodeId name : t.children(n, Field::name)) {
      const bool renamed = t.kind(name) == Kind::aliased_import;
      const NodeId path = renamed ? t.child(name, Field::name) : name;
      std::string dotted(t.text(path));
      if (!from) dotted = absolute_of(dotted);
      if (!from && !m.members_.is_own_module(dotted)) m.imports_.emplace_back(dotted, n);
      const NodeId target = renamed ? t.child(name, Field::alias) : path;
      std::string full = from ? joined(base, ".", dotted) : dotted;
      if (!from && !renamed) {  // `import a.b` binds `a`
        const std::string_view written = t.text(path);
        full.resize(full.size() - written.size() + std::min(written.find('.'), written.size()));
      }
      bind(BindingKind::import, target, n, kNoNode, {}, m.scope_of(n), full, own ? base : "");
      if (from && !own) m.imports_.emplace_back(joined(base, ".", dotted), n);
    }
    for (const NodeId c : t.children(n))
      if (t.kind(c) == Kind::wildcard_import) m.members_.add({m.module_scope_of(n), base});
  }

  void visit(NodeId n) {
    switch (t.kind(n)) {
      case Kind::identifier: visit_identifier(n); break;
      case Kind::import_statement:
      case Kind::import_from_statement:
      case Kind::future_import_statement: visit_import(n); break;
      case Kind::assignment:
        bind_target(BindingKind::assign, t.child(n, Field::left), t.statement(n), rightmost(n), {});
        break;
      case Kind::augmented_assignment:
        bind_target(BindingKind::augmented, t.child(n, Field::left), t.statement(n), n, {});
        break;
      case Kind::named_expression:
        bind_target(BindingKind::assign, t.child(n, Field::name), t.statement(n),
                    t.child(n, Field::value), {});
        break;
      case Kind::for_statement:
      case Kind::for_in_clause:
        bind_target(BindingKind::loop, t.child(n, Field::left), n, t.child(n, Field::right), {});
        break;
      case Kind::with_item: {
        const NodeId as = t.child(n, Field::value);
        if (t.kind(as) == Kind::as_pattern)
          bind_target(BindingKind::with, t.child(as, Field::alias), t.statement(n),
                      t.first_child(as), {});
        break;
      }
      case Kind::function_definition: {
        bind(BindingKind::function, t.child(n, Field::name), n, n, {}, m.scope_of(n));
        if (const FunctionInfo* f = m.function(n); f->klass != kNoNode) {
          m.methods_of_[key_of(f->klass, f->name)] = n;
          methods.emplace_back(f->name, n);
        }
        break;
      }
      case Kind::class_definition:
        bind(BindingKind::klass, t.child(n, Field::name), n, n, {}, m.scope_of(n));
        break;
      case Kind::parameters:
      case Kind::lambda_parameters: visit_parameters(n); break;
      case Kind::return_statement:
      case Kind::yield_: {
        const NodeId def = t.up(n, Kind::function_definition, Kind::lambda_);
        if (def == kNoNode) break;
        FunctionInfo& f = m.functions_[m.function_at_[def]];
        if (t.first_part(n) != kNoNode) f.returns.push_back(t.first_part(n));
        f.generator = f.generator || t.kind(n) == Kind::yield_;
        break;
      }
      case Kind::call:
        if (m.is_live(n)) m.calls_.push_back(n);
        break;
      default: break;
    }
  }

  // `a = b = v`: every target gets v.
  NodeId rightmost(NodeId assignment) const {
    NodeId r = t.child(assignment, Field::right);
    while (r != kNoNode && t.kind(r) == Kind::assignment) r = t.child(r, Field::right);
    return r;
  }
};

namespace {
ModuleNames named(ModuleNames names, const ir::Library& library) {
  names.libraries = &library.roots;
  return names;
}
}  // namespace

Facts::Facts(const Tree& tree, const ir::Library& library, ModuleNames names)
    : tree_(tree),
      library_(library),
      names_in_(tree),
      roles_(tree.size(), NameRole::none),
      members_(*this, named(std::move(names), library)) {
  dead_ = dead_nodes(tree, library, members_.names());
  Collector{*this, tree}.run();
}

}  // namespace hvr
