// Liveness by mention: a name that no live code says cannot be called. Linear in the program.
#include "engine/facts/live.h"

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

struct Liveness {
  const Tree& t;
  std::unordered_map<std::string_view, std::vector<NodeId>>
      waiting;  // definitions that nobody has mentioned yet
  std::unordered_set<std::string_view> mentioned;
  std::vector<NodeId> work;

  void mention(std::string_view name) {
    if (!mentioned.insert(name).second) return;
    const auto it = waiting.find(name);
    if (it == waiting.end()) return;
    work.insert(work.end(), it->second.begin(), it->second.end());
    waiting.erase(it);
  }

  void scan(NodeId from) {
    for (NodeId n = from; n < t[from].last; ++n) {
      switch (t.kind(n)) {
        case Kind::import_statement:
        case Kind::import_from_statement:
        case Kind::future_import_statement: n = t[n].last - 1; break;
        case Kind::identifier: mention(t.text(n)); break;
        case Kind::string:
          if (const auto s = t.text(n); s.size() > 2) mention(s.substr(1, s.size() - 2));
          break;
        default: break;
      }
    }
  }
};

}  // namespace

std::vector<bool> dead_nodes(const Tree& t) {
  std::vector<bool> dead;
  if (t.modules().size() < 2) return dead;
  dead.assign(t.size(), false);
  Liveness live{t, {}, {}, {}};
  const auto mark_dead = [&](NodeId n) {
    for (NodeId k = n; k < t[n].last; ++k) dead[k] = true;
  };
  std::vector<NodeId> run;
  for (const NodeId root : t.modules())
    for (const NodeId s : t.children(root)) {
      const bool definition =
          t.kind(s) == Kind::function_definition || t.kind(s) == Kind::class_definition;
      if (root != t.modules().back() && is_main_guard(t, s))
        mark_dead(s);
      else if (root != t.modules().back() && definition)
        live.waiting[t.text(t.child(s, Field::name))].push_back(s);
      else
        run.push_back(s);
    }
  for (const NodeId s : run) live.scan(s);
  for (size_t i = 0; i < live.work.size(); ++i) live.scan(live.work[i]);
  for (const auto& [name, definitions] : live.waiting)
    for (const NodeId d : definitions) mark_dead(d);
  return dead;
}

}  // namespace hvr
