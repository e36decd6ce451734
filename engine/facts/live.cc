// Liveness by mention: a name that no live code says cannot be called. Linear in the program.
#include "engine/facts/live.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>

namespace hvr {

bool is_main_guard(const Tree& t, NodeId s) {
  if (t.kind(s) != Kind::if_statement) return false;
  const auto test = t.text(t.child(s, Field::condition));
  return test.find("__name__") != std::string_view::npos &&
         test.find("__main__") != std::string_view::npos;
}

namespace {

// What the imports of a module call their names by.
class Imports {
 public:
  Imports(const Tree& t, NodeId module) : t_(t) {
    for (NodeId n = module; n < t[module].last; ++n)
      if (t.kind(n) == Kind::import_statement || t.kind(n) == Kind::import_from_statement) add(n);
  }

  // The dotted names that a path may stand for.
  std::vector<std::string> of(std::string_view path) const {
    const size_t dot = std::min(path.find('.'), path.size());
    std::vector<std::string> out;
    const auto [first, last] = full_.equal_range(path.substr(0, dot));
    for (auto it = first; it != last; ++it)
      out.push_back(it->second + std::string(path.substr(dot)));
    return out;
  }

  // What it imports, or imports names of.
  const std::vector<std::string>& modules() const { return modules_; }

 private:
  void add(NodeId s) {
    const NodeId module = t_.child(s, Field::module_name);
    std::string base = module == kNoNode ? "" : std::string(t_.text(module));
    if (!base.empty() && !base.ends_with('.')) base += '.';
    if (module != kNoNode) modules_.emplace_back(t_.text(module));
    for (const NodeId name : t_.children(s, Field::name)) {
      const bool renamed = t_.kind(name) == Kind::aliased_import;
      const std::string_view path = t_.text(renamed ? t_.child(name, Field::name) : name);
      const std::string_view first = path.substr(0, path.find('.'));
      if (module == kNoNode) modules_.emplace_back(path);
      if (renamed)
        full_.emplace(t_.text(t_.child(name, Field::alias)), base + std::string(path));
      else
        full_.emplace(first, base + std::string(first));
    }
  }

  const Tree& t_;
  std::vector<std::string> modules_;
  std::unordered_multimap<std::string_view, std::string> full_;
};

// Code that is known to run, and what it leads to.
struct Liveness {
  const Tree& t;
  const ModuleNames& names;
  std::vector<Imports> imports;  // of each module
  std::unordered_map<std::string_view, std::vector<NodeId>>
      waiting;  // definitions that nobody has mentioned yet
  std::unordered_set<std::string_view> mentioned;
  std::unordered_multimap<std::string_view, std::string_view> renamed;  // `f as g`: g -> f
  std::vector<NodeId> work;

  void mention(std::string_view name) {
    if (!mentioned.insert(name).second) return;
    if (const auto it = waiting.find(name); it != waiting.end()) {
      work.insert(work.end(), it->second.begin(), it->second.end());
      waiting.erase(it);
    }
    const auto [first, last] = renamed.equal_range(name);
    for (auto it = first; it != last; ++it) mention(it->second);
  }

  // What an import brings is said where its name is used; by whichever name it goes there.
  void note_names(NodeId import) {
    for (const NodeId n : t.children(import, Field::name)) {
      if (t.kind(n) != Kind::aliased_import) continue;
      const std::string_view said = t.text(t.child(n, Field::alias));
      const std::string_view meant = t.text(t.child(n, Field::name));
      renamed.emplace(said, meant);
      if (mentioned.contains(said)) mention(meant);
    }
  }

  // Any name of a module may be asked for by what is computed.
  void mention_all_of(size_t module) {
    const NodeId root = t.modules()[module];
    std::vector<std::string_view> said;
    for (const auto& [name, definitions] : waiting)
      for (const NodeId d : definitions)
        if (t.module_of(d) == root) said.push_back(name);
    for (const std::string_view name : said) mention(name);
  }

  void mention_all_of(size_t importer, const std::string& dotted) {
    const auto it = names.by_name.find(names.absolute(importer, dotted));
    if (it != names.by_name.end()) mention_all_of(it->second);
  }

  // `path`, as a module writes it, may be a module of the program: `getattr(m, name)`, `vars(m)`.
  void note_module(size_t module, NodeId path) {
    for (const std::string& dotted : imports[module].of(t.text(path)))
      mention_all_of(module, dotted);
  }

  // `m.__dict__`, `sys.modules[__name__]`.
  void note_attribute(size_t module, NodeId n) {
    const std::string_view name = t.text(t.child(n, Field::attribute));
    if (name == "__dict__") note_module(module, t.child(n, Field::object));
    if (t.text(n) == "sys.modules") mention_all_of(module);
  }

  // Calls that ask for a name which is computed, or for all there are.
  void note_call(size_t module, NodeId n) {
    const std::string_view called = t.text(t.child(n, Field::function));
    const NodeId arguments = t.child(n, Field::arguments);
    if (arguments == kNoNode) return;
    const auto given = t.parts(arguments);
    const bool evaluates = called == "eval" || called == "exec";
    const bool of_scope = called == "globals" || called == "locals" || called == "dir";
    if (evaluates || of_scope || (called == "vars" && given.empty())) mention_all_of(module);
    if (evaluates)
      for (const std::string& dotted : imports[module].modules()) mention_all_of(module, dotted);
    const bool written = given.size() > 1 && t.kind(given[1]) == Kind::string;
    if ((called == "getattr" || called == "vars") && !given.empty() && !written)
      note_module(module, given[0]);
  }

  void scan(NodeId from) {
    const auto& all = t.modules();
    const auto module =
        static_cast<size_t>(std::upper_bound(all.begin(), all.end(), from) - all.begin() - 1);
    for (NodeId n = from; n < t[from].last; ++n) {
      switch (t.kind(n)) {
        case Kind::import_statement:
        case Kind::import_from_statement: note_names(n); [[fallthrough]];
        case Kind::future_import_statement: n = t[n].last - 1; break;
        case Kind::identifier: mention(t.text(n)); break;
        case Kind::string:
          if (const auto s = t.text(n); s.size() > 2) mention(s.substr(1, s.size() - 2));
          break;
        case Kind::call: note_call(module, n); break;
        case Kind::attribute: note_attribute(module, n); break;
        default: break;
      }
    }
  }
};

// Whether a decorator gives back what it is given, and keeps it nowhere.
bool hands_back(const Tree& t, NodeId decorator, const Imports& imports,
                const ir::Library& library) {
  const auto parts = t.parts(decorator);
  if (parts.size() != 1) return false;
  const NodeId called =
      t.kind(parts[0]) == Kind::call ? t.child(parts[0], Field::function) : parts[0];
  const auto names = imports.of(t.text(called));
  return !names.empty() && std::all_of(names.begin(), names.end(), [&](const std::string& name) {
    const auto it = library.functions.find(library.canonical(name));
    return it != library.functions.end() && !it->second.passes.empty();
  });
}

// The definition of a decorated one that no decorator keeps, or kNoNode.
NodeId kept_by_none(const Tree& t, NodeId decorated, const Imports& imports,
                    const ir::Library& library) {
  for (const NodeId c : t.children(decorated))
    if (t.kind(c) == Kind::decorator && !hands_back(t, c, imports, library)) return kNoNode;
  return t.child(decorated, Field::definition);
}

}  // namespace

std::vector<bool> dead_nodes(const Tree& t, const ir::Library& library, const ModuleNames& names) {
  std::vector<bool> dead;
  if (t.modules().size() < 2) return dead;
  dead.assign(t.size(), false);
  Liveness live{t, names, {}, {}, {}, {}, {}};
  for (const NodeId root : t.modules()) live.imports.emplace_back(t, root);
  const auto mark_dead = [&](NodeId n) {
    for (NodeId k = n; k < t[n].last; ++k) dead[k] = true;
  };
  std::vector<NodeId> run;
  for (size_t i = 0; i < t.modules().size(); ++i) {
    const NodeId root = t.modules()[i];
    const Imports& imports = live.imports[i];
    const bool is_main = root == t.modules().back();
    for (const NodeId s : t.children(root)) {
      const bool decorated = t.kind(s) == Kind::decorated_definition;
      const NodeId definition =
          decorated ? kept_by_none(t, s, imports, library)
          : t.kind(s) == Kind::function_definition || t.kind(s) == Kind::class_definition ? s
                                                                                          : kNoNode;
      if (!is_main && is_main_guard(t, s)) {
        mark_dead(s);
      } else if (definition != kNoNode && !is_main) {
        live.waiting[t.text(t.child(definition, Field::name))].push_back(definition);
        // What decorators are given is computed all the same.
        for (const NodeId c : t.children(s))
          if (decorated && t.kind(c) == Kind::decorator) run.push_back(c);
      } else {
        run.push_back(s);
      }
    }
  }
  for (const NodeId s : run) live.scan(s);
  for (size_t i = 0; i < live.work.size(); ++i) live.scan(live.work[i]);
  for (const auto& [name, definitions] : live.waiting)
    for (const NodeId d : definitions) mark_dead(d);
  return dead;
}

}  // namespace hvr
