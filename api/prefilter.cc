// Which words a program must mention for a ruleset to have anything to say about it.
//
// Library names reach a program by imports only, so the first part of the name (or of one that an
// alias turns into it) stands in one of its modules. What is derived is sound: whatever cannot be
// tied to such a word (builtins, patterns of holes only, most conditions) switches the filter off.
#include "api/prefilter.h"

#include <algorithm>
#include <optional>
#include <set>

namespace hvr {
namespace {

namespace condition = ir::condition;
namespace clause = ir::clause;
using Words = std::optional<std::set<std::string>>;  // nothing: no word is needed

class Needs {
 public:
  explicit Needs(const ir::Ruleset& program) : program_(program) {}

  Words of_ruleset() const {
    std::set<std::string> out;
    const auto take = [&](const Words& w) {
      if (w) out.insert(w->begin(), w->end());
      return w.has_value();
    };
    for (const auto& p : program_.patterns)
      if (!take(of_condition(p.condition, true))) return std::nullopt;
    for (const auto& r : program_.rules)
      if (!take(either(of_applicability(r.active),
                       first_of(r.clauses, [&](ir::ClauseId c) { return of_clause(c, true); }))))
        return std::nullopt;
    for (const auto& d : program_.demands)
      if (!take(either(of_applicability(d.active),
                       first_of(d.clauses, [&](ir::ClauseId c) { return of_clause(c, false); }))))
        return std::nullopt;
    // With patterns, a refusal of what has none says only that there is nothing to do.
    if (program_.patterns.empty())
      for (const auto& r : program_.refusals)
        if (!take(first_of(r.clauses, [&](ir::ClauseId c) { return of_clause(c, true); })))
          return std::nullopt;
    return with_aliases(std::move(out));
  }

 private:
  static Words either(Words a, Words b) { return a ? std::move(a) : std::move(b); }

  static Words root_of(std::string_view dotted) {
    if (dotted.empty() || dotted.starts_with("builtins.")) return std::nullopt;
    return std::set{std::string(dotted.substr(0, dotted.find('.')))};
  }

  template <class List, class Each>
  static Words all_of(const List& list, Each&& each) {
    if (list.empty()) return std::nullopt;
    std::set<std::string> out;
    for (const auto& x : list) {
      const Words w = each(x);
      if (!w) return std::nullopt;
      out.insert(w->begin(), w->end());
    }
    return out;
  }
  template <class List, class Each>
  static Words first_of(const List& list, Each&& each) {
    for (const auto& x : list)
      if (Words w = each(x)) return w;
    return std::nullopt;
  }

  Words with_aliases(std::set<std::string> words) const {
    for (bool again = true; again;) {
      again = false;
      for (const auto& [from, to] : program_.library.aliases) {
        const Words source = root_of(from), target = root_of(to);
        if (!source || !target || !words.contains(*target->begin())) continue;
        again = words.insert(*source->begin()).second || again;
      }
    }
    return words;
  }

  // A fragment matches only where each of the names in it stands.
  Words of_fragment(ir::FragmentId f) const {
    return first_of(program_[f].pattern, [](const ir::PatternNode& p) -> Words {
      return p.type == ir::PatternNode::Type::name ? root_of(p.text) : std::nullopt;
    });
  }
  Words of_fragments(const std::vector<ir::FragmentId>& fragments) const {
    return all_of(fragments, [&](ir::FragmentId f) { return of_fragment(f); });
  }

  Words of_row(const ir::RowQuery& row, bool sure) const {
    return first_of(program_.relations[row.relation].clauses,
                    [&](ir::ClauseId c) { return of_clause(c, sure); });
  }

  // Words without which the clause finds nothing. What is not named needs none.
  Words of_clause(ir::ClauseId id, bool sure) const {
    const auto arm = [&](const ir::ClauseList& list) {
      return first_of(list.clauses, [&](ir::ClauseId c) { return of_clause(c, sure); });
    };
    return std::visit(ir::Overloaded{
                          [&](const clause::Match& o) { return of_fragments(o.fragments); },
                          [&](const clause::EachRow& o) { return of_row(o.row, sure); },
                          [&](const clause::Where& o) { return of_condition(o.condition, sure); },
                          [&](const clause::Either& o) { return all_of(o.arms, arm); },
                          [](const auto&) -> Words { return std::nullopt; },
                      },
                      program_[id].op);
  }

  // Words without which the condition is not `yes` (`sure`), or, besides, not unknown either. What
  // is not named needs none.
  Words of_condition(ir::ConditionId id, bool sure) const {
    const auto part = [&](ir::ConditionId c) { return of_condition(c, sure); };
    return std::visit(
        ir::Overloaded{
            [&](const condition::All& o) { return first_of(o.parts, part); },
            [&](const condition::Any& o) { return all_of(o.parts, part); },
            [&](const condition::Surely& o) { return of_condition(o.inner, true); },
            [&](const condition::Maybe& o) { return of_condition(o.inner, false); },
            [&](const condition::SomeRow& o) { return of_row(o.row, sure); },
            [&](const condition::SomeFragment& o) { return of_fragments(o.fragments); },
            [&](const condition::Solves& o) {
              return first_of(o.clauses.clauses,
                              [&](ir::ClauseId c) { return of_clause(c, sure); });
            },
            [&](const condition::Imports& o) { return root_of(o.module); },
            [&](const condition::PatternIs& o) {
              return o.pattern ? of_pattern(*o.pattern) : std::nullopt;
            },
            [&](const condition::Apply& o) {
              return part(std::get<ir::ConditionId>(program_.definitions[o.definition].body));
            },
            [](const auto&) -> Words { return std::nullopt; },
        },
        program_[id].op);
  }

  Words of_pattern(ir::PatternId p) const {
    return of_condition(program_.patterns[p].condition, true);
  }

  Words of_applicability(const ir::Applicability& active) const {
    if (!active.patterns.empty())
      if (Words w = all_of(active.patterns, [&](ir::PatternId p) { return of_pattern(p); }))
        return w;
    return active.when ? of_condition(*active.when, true) : std::nullopt;
  }

  const ir::Ruleset& program_;
};

}  // namespace

std::vector<std::string> prefilter_words(const ir::Ruleset& program) {
  if (program.rules.empty()) return {};
  const Words words = Needs(program).of_ruleset();
  return words ? std::vector<std::string>(words->begin(), words->end())
               : std::vector<std::string>{};
}

bool mentions_a_word(const std::vector<std::string>& words, const ProjectFile& file) {
  if (words.empty()) return true;
  // JSON may spell any character as an escape.
  if (file.path.ends_with(".ipynb") && file.bytes.find("\\u") != std::string::npos) return true;
  return std::any_of(words.begin(), words.end(), [&](const std::string& w) {
    return file.bytes.find(w) != std::string::npos ||
           std::find(file.parts.begin(), file.parts.end(), w) != file.parts.end();
  });
}

}  // namespace hvr
