// Names that lead back to themselves: bases of classes, aliases, groups in groups.
#include <algorithm>
#include <functional>
#include <map>

#include "dsl/declarations.h"

namespace hvr::dsl {
namespace {

// What a name is declared to be, or to hold.
struct Step {
  std::string to;
  const SourceFile* file;
  Span span;
};
using Steps = std::map<std::string, std::vector<Step>, std::less<>>;

// The whole name itself: a class or a group.
std::string itself(const Steps&, std::string name) { return name; }

// The longest alias that a name is or begins with.
std::string aliased(const Steps& steps, std::string name) {
  while (!steps.contains(name)) {
    const size_t dot = name.rfind('.');
    if (dot == std::string::npos) return {};
    name.resize(dot);
  }
  return name;
}

// One message a circle, at the declaration that closes it. Depth first, with a stack of its own.
void report(const Steps& steps, std::string_view what,
            std::string (*found)(const Steps&, std::string), Diagnostics& diagnostics) {
  enum class Seen : uint8_t { on_the_way, done };
  std::map<std::string, Seen, std::less<>> seen;
  struct At {
    std::string name;
    size_t next = 0;
  };
  for (const auto& [first, ignored] : steps) {
    std::vector<At> way;
    if (seen.emplace(first, Seen::on_the_way).second) way.push_back({first});
    while (!way.empty()) {
      const auto of = steps.find(way.back().name);
      if (of == steps.end() || way.back().next == of->second.size()) {
        seen[way.back().name] = Seen::done;
        way.pop_back();
        continue;
      }
      const Step& step = of->second[way.back().next++];
      std::string to = found(steps, step.to);
      const auto [it, is_new] = seen.emplace(to, Seen::on_the_way);
      if (is_new) {
        way.push_back({std::move(to)});
      } else if (it->second == Seen::on_the_way) {
        std::string circle;
        auto at = std::find_if(way.begin(), way.end(), [&](const At& a) { return a.name == to; });
        for (; at != way.end(); ++at) circle.append("`").append(at->name).append("` → ");
        diagnostics.error(
            "R043", step.file->path, step.span,
            "this " + std::string(what) + " leads back to itself: " + circle + "`" + to + "`",
            "take one of these declarations away");
      }
    }
  }
}

}  // namespace

void check_circles(const std::vector<SourceFile>& files, Diagnostics& diagnostics) {
  Steps classes, aliases, groups;
  for (const SourceFile& file : files)
    for (const ast::Declaration& d : file.declarations) {
      if (const auto* c = std::get_if<ast::Class>(&d.node)) {
        for (const auto& name : c->names)
          for (const auto& base : c->bases)
            classes[std::string(name.text)].push_back({std::string(base.text), &file, base.span});
      } else if (const auto* a = std::get_if<ast::Alias>(&d.node)) {
        aliases[std::string(a->name.text)].push_back(
            {std::string(a->meaning.text), &file, a->meaning.span});
      } else if (const auto* g = std::get_if<ast::GroupOf>(&d.node)) {
        for (const auto& member : g->members)
          groups[std::string(g->name.text)].push_back(
              {std::string(member.text), &file, member.span});
      }
    }
  report(classes, "class", itself, diagnostics);
  report(aliases, "alias", aliased, diagnostics);
  report(groups, "group", itself, diagnostics);
}

}  // namespace hvr::dsl
