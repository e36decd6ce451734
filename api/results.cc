// Texts that stand: rendered, read again as Python and as names, and rendered without the rule
// applications that would not stand, until all do.
#include <algorithm>
#include <set>

#include "api/lending.h"
#include "api/pipeline.h"
#include "engine/rewrite/landing.h"
#include "engine/rewrite/reread.h"
#include "engine/rewrite/resolve.h"
#include "engine/rewrite/tidy.h"
#include "engine/rewrite/valid.h"
#include "engine/rewrite/wrap.h"

namespace hvr {
namespace {

// Rounds in which single applications are dropped; after these, all of their rules. Every round
// drops something, so there are no more rounds than these and rules.
constexpr int kSingleRounds = 16;

struct Results {
  ProgramAnalysis& s;
  const ir::Ruleset& program;
  Diagnostics& d;
  std::vector<bool> changed{};  // of each module
  std::vector<Span> lost{};     // comments that went with the text they stood in
  std::set<size_t> tidied{};    // modules whose imports have been looked through
  std::set<size_t> untidy{};    // those in which that did not stand
  Lending lending{s, program};
  std::optional<StandingEdits> found{};  // none where one has fallen or come since

  const StandingEdits& standing() {
    if (!found) found.emplace(s.edits, s.tree);
    return *found;
  }

  // Makes the text of a module; false when rule applications failed on the way. Which names join an
  // import statement is known once all of it has been resolved: then it is resolved once more.
  bool render(size_t i) {
    const NodeId root = s.tree.modules()[i];
    const NodeId anchor = header_anchor(s, program, standing(), root);
    std::map<NodeId, std::vector<std::string>> joining;
    for (bool again = false;; again = true) {
      for (Unit& u : s.edits.units) u.fresh.erase(root);
      Names names(program, *s.facts, root, [&](const ir::Import& import) {
        return activity(*s.query, import.active, import.holes).at(s.tree, root);
      });
      names.header_anchor = anchor;
      names.lent = lending.offered(i, anchor, standing());
      names.lists = import_lists(*s.facts, root, anchor, standing());
      names.joining = joining;
      for (const Edit* e : standing().inside(root))
        if (e->tidy) free_names(*e, names.freed);
      Resolver resolver(*s.query, root, s.edits, standing(), names, *s.sources[i]);
      const SourceText& source = *s.sources[i];
      s.layouts[i] = layout(resolver.module(), s.tree.text(), source.newline);
      wrap(s.layouts[i], s.tree.text(), {source.newline, source.indent_unit});
      if (resolver.failed()) found.reset();
      joining = names.joined();
      if (!again && !joining.empty() && !resolver.failed()) continue;
      lending.keep(i, names.helpers());
      lost.insert(lost.end(), resolver.lost_comments().begin(), resolver.lost_comments().end());
      return !resolver.failed();
    }
  }
  // The names that an edit takes from imports, as facts have them (Binding::target).
  void free_names(const Edit& e, std::set<NodeId>& freed) const {
    const auto free = [&](NodeId element) {
      const bool renamed = s.tree.kind(element) == Kind::aliased_import;
      freed.insert(renamed ? s.tree.child(element, Field::alias) : element);
    };
    if (e.kind == Edit::Kind::drop_argument) free(e.node);
    if (e.kind == Edit::Kind::remove)
      for (const NodeId name : s.tree.children(e.node, Field::name)) free(name);
  }

  // The application that asks to look through the imports of a module: of those that edit it.
  std::optional<uint32_t> tidies(NodeId root) const {
    const auto asks = [&](uint32_t unit) {
      return s.edits.units[unit].tidies && !s.edits.units[unit].dropped;
    };
    for (const Edit& e : s.edits.edits)
      if (asks(e.unit) && s.tree.module_of(e.node) == root) return e.unit;
    for (uint32_t unit = 0; unit < s.edits.units.size(); ++unit)
      if (asks(unit) && s.tree.module_of(s.edits.units[unit].at) == root) return unit;
    return std::nullopt;
  }

  // Takes out what the texts that stand no longer use; whether there was anything. What a module
  // offers to others is not known in a package's `__init__.py`, and in a notebook.
  bool tidy() {
    bool any = false;
    for (size_t i = 0; i < s.sources.size(); ++i) {
      const NodeId root = s.tree.modules()[i];
      if (!changed[i] || untidy.contains(i) || (s.notebook && root == s.main())) continue;
      const auto unit = tidies(root);
      const std::string& path = s.sources[i]->path;
      if (!unit || path.substr(path.find_last_of("/\\") + 1) == "__init__.py" ||
          !tidied.insert(i).second)
        continue;
      const ParsedTree parsed = parse_lent(s.layouts[i].text);
      const Scopes scopes(parsed.tree);
      const auto going = imports_out_of_use(*s.facts, root, s.layouts[i], parsed.tree, scopes);
      for (Edit& e : tidying(s.tree, going, standing(), s.edits, *unit)) {
        s.edits.edits.push_back(std::move(e));
        found.reset();
        any = true;
      }
    }
    return any;
  }
  // Whether the module was tidied: then that goes, and what else was done to it stands.
  bool untidied(size_t i) {
    const NodeId root = s.tree.modules()[i];
    const auto of_module = [&](const Edit& e) {
      return e.tidy && s.tree.module_of(e.node) == root;
    };
    if (std::none_of(s.edits.edits.begin(), s.edits.edits.end(), of_module)) return false;
    std::erase_if(s.edits.edits, of_module);
    found.reset();
    untidy.insert(i);
    return true;
  }

  std::set<NodeId> touched() const {
    std::set<NodeId> out;
    for (const Edit& e : s.edits.edits)
      if (!s.edits.units[e.unit].dropped) out.insert(s.tree.module_of(e.node));
    for (const BehindImports& b : s.edits.header)
      if (!s.edits.units[b.unit].dropped) out.insert(s.tree.module_of(s.edits.units[b.unit].at));
    return out;
  }

  // A module's new text as Python.
  std::shared_ptr<const ReadResult> read_made(size_t i) const {
    const Layout& layout = s.layouts[i];
    if (s.made)
      if (auto known = s.made->find(s.sources[i]->path, layout.text)) return known;
    auto out = std::make_shared<ReadResult>();
    out->path = s.sources[i]->path;
    if (s.made) out->text = layout.text;  // else it goes before the layout does
    const std::string& text = s.made ? out->text : layout.text;
    const auto kept = kept_statements(s.tree, s.tree.modules()[i], layout);
    out->parsed = parse_lent(text, s.tree, kept);
    out->scopes.emplace(out->parsed.tree);
    out->report = compile_problem(out->parsed, *out->scopes, check_changed(text, kept));
    if (s.made) s.made->keep(out);
    return out;
  }

  // What is wrong with a module's new text.
  std::vector<Misplaced> misfits(size_t i) const {
    const Layout& layout = s.layouts[i];
    const auto made = read_made(i);
    const ParsedTree& parsed = made->parsed;
    const Scopes& scopes = *made->scopes;
    SyntaxReport now = made->report;
    if (!now.problem && now.by_place &&
        check_syntax(s.sources[i]->text).needs < now.by_place->minor)
      now.problem = SyntaxProblem{now.by_place->span, now.by_place->why};
    // What was wrong before is not this tool's fault.
    if (now.problem && compile_problem(parse_lent(s.sources[i]->text)).problem) {
      if (parsed.problem) return {};
      now.problem.reset();
    }
    if (now.problem)
      return {{nearest_unit(layout, now.problem->span), now.problem->span,
               "the result would not be Python: " + now.problem->message}};
    if (s.notebook && s.tree.modules()[i] == s.main())
      if (auto m = cells_misfit(layout, parsed.tree)) return {std::move(*m)};
    return misplaced_names(*s.facts, s.tree.modules()[i], s.edits, layout, parsed.tree, scopes);
  }

  // What the cells of the notebook cannot hold.
  std::optional<Misplaced> cells_misfit(const Layout& layout, const Tree& result) const {
    const auto origins = notebook_origins(s);
    if (const auto over = crossing(result, s.notebook->borders(origins, layout.text.size())))
      return Misplaced{nearest_unit(layout, *over), *over,
                       "a statement of the result would go on in the next cell"};
    Notebook::Misfit m;
    if (s.notebook->cell_texts(layout.text, origins, m)) return std::nullopt;
    return Misplaced{nearest_unit(layout, m.at), m.at, std::move(m.why)};
  }

  void drop(uint32_t unit, const std::string& why, bool whole_rule) {
    found.reset();
    const ir::RuleId rule = s.edits.units[unit].rule;
    for (Unit& u : s.edits.units) {
      const bool it = &u == &s.edits.units[unit];
      if (u.dropped || (!it && !(whole_rule && u.rule == rule))) continue;
      u.dropped = u.failed = true;
      u.why = why;
    }
  }

  // What only takes away leaves no text to blame: all that was done to the module is dropped.
  bool drop_all(size_t i, const std::string& why) {
    const NodeId root = s.tree.modules()[i];
    bool any = false;
    const auto fall = [&](uint32_t unit) {
      if (s.edits.units[unit].dropped) return;
      drop(unit, why, false);
      any = true;
    };
    for (const Edit& e : s.edits.edits)
      if (s.tree.module_of(e.node) == root) fall(e.unit);
    for (const BehindImports& b : s.edits.header)
      if (s.tree.module_of(s.edits.units[b.unit].at) == root) fall(b.unit);
    return any;
  }

  void report() {
    for (Unit& u : s.edits.units) {
      if (!u.failed) continue;
      u.does.clear();
      Location at = s.locate(u.at);
      const std::string& rule = program.rules[u.rule].name;
      d.add({Severity::warning,
             "W007",
             std::move(at.file),
             at.span,
             program.rules[u.rule].told() + " is not applied here: " + u.why,
             {},
             rule,
             {}});
    }
    for (const Span comment : lost) {
      Location at = s.locate(comment);
      d.add({Severity::warning,
             "W006",
             std::move(at.file),
             at.span,
             "the comment `" + std::string(s.tree.text().substr(comment.begin, comment.size())) +
                 "` went with the text that it stood in",
             {},
             {},
             {}});
    }
  }

  void run() {
    for (int round = 0;; ++round) {
      settle(s, program);
      found.reset();
      lost.clear();
      lending.forget();
      changed.assign(s.sources.size(), false);
      s.layouts.assign(s.sources.size(), {});
      const std::set<NodeId> modules = touched();
      bool again = false;
      for (size_t i = 0; i < s.sources.size(); ++i) {
        if (!modules.contains(s.tree.modules()[i])) continue;
        if (!render(i)) {
          again = true;
          continue;
        }
        if (s.layouts[i].text == s.sources[i]->text) continue;
        changed[i] = true;
        const auto wrong = misfits(i);
        if (!wrong.empty() && untidied(i)) {
          again = true;
          continue;
        }
        for (const Misplaced& m : wrong) {
          if (m.unit != kNoUnit)
            drop(m.unit, m.why, round >= kSingleRounds);
          else if (!drop_all(i, m.why))
            throw std::logic_error(m.why + ", and no rule did it");
          again = true;
        }
      }
      if (again || tidy()) continue;
      return report();
    }
  }
};

}  // namespace

std::vector<Provenance> notebook_origins(const ProgramAnalysis& s) {
  const uint32_t begin = s.tree.span(s.main()).begin;
  std::vector<Provenance> out;
  for (const Origin& o : s.layouts.back().origins)
    out.push_back({o.output,
                   o.from_source() ? Span{o.source.begin - begin, o.source.end - begin} : Span{},
                   o.meaning == Meaning::kept});
  return out;
}

NewTexts standing_texts(ProgramAnalysis& s, const ir::Ruleset& program, Diagnostics& d) {
  Results results{s, program, d};
  results.run();
  NewTexts out(s.sources.size());
  for (size_t i = 0; i < out.size(); ++i)
    if (results.changed[i]) out[i] = std::exchange(s.layouts[i].text, {});
  return out;
}

}  // namespace hvr
