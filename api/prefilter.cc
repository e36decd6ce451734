// Which words a program must mention for a ruleset to have anything to say about it.
//
// A library's name reaches a program by imports and attributes only, so each of its parts (or of a
// name that an alias turns into it) stands in one of its modules; so does each word that a pattern
// spells. What is derived is sound: whatever cannot be tied to such words (builtins, patterns of
// holes only, most conditions) switches the filter off.
#include "api/prefilter.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>

namespace hvr {
namespace {

namespace condition = ir::condition;
namespace clause = ir::clause;

// Words that are needed together. One that must be there is named first: where there are too many,
// it stands for all.
struct Way {
  std::string first;
  std::set<std::string> words;
  bool operator<(const Way& other) const { return words < other.words; }
};
using Ways = std::optional<std::set<Way>>;  // one of them; nothing: no word is needed

constexpr size_t kMostWays = 96, kMostWords = 64;

// Less is needed, and said shorter.
void shorten(std::set<Way>& ways) {
  if (ways.size() <= kMostWays) return;
  std::set<Way> out;
  for (const Way& w : ways) out.insert({w.first, {w.first}});
  ways = std::move(out);
}

class Needs {
 public:
  explicit Needs(const ir::Ruleset& program) : program_(program) {}

  Ways of_ruleset() const {
    std::set<Way> out;
    const auto take = [&](const Ways& w) {
      if (w) out.insert(w->begin(), w->end());
      return w.has_value();
    };
    for (const auto& p : program_.patterns)
      if (!take(of_condition(p.condition, true))) return std::nullopt;
    // Whoever has no pattern is refused: no rule comes to such a program.
    if (wants_pattern()) {
      shorten(out);
      return out;
    }
    for (const auto& r : program_.rules)
      if (!take(both(of_applicability(r.active),
                     each_of(r.clauses, [&](ir::ClauseId c) { return of_clause(c, true); }))))
        return std::nullopt;
    for (const auto& d : program_.demands)
      if (!take(both(of_applicability(d.active),
                     each_of(d.clauses, [&](ir::ClauseId c) { return of_clause(c, false); }))))
        return std::nullopt;
    // With patterns, a refusal of what has none says only that there is nothing to do.
    if (program_.patterns.empty())
      for (const auto& r : program_.refusals)
        if (!take(each_of(r.clauses, [&](ir::ClauseId c) { return of_clause(c, true); })))
          return std::nullopt;
    shorten(out);
    return out;
  }

 private:
  // Whether a refusal stops all programs that have no pattern.
  bool wants_pattern() const {
    const auto stops = [&](const ir::Refusal& r) {
      if (r.obligation || r.clauses.size() != 1) return false;
      const auto* where = std::get_if<clause::Where>(&program_[r.clauses[0]].op);
      const auto* is =
          where ? std::get_if<condition::PatternIs>(&program_[where->condition].op) : nullptr;
      return is && !is->pattern && !is->multiple;
    };
    return !program_.patterns.empty() &&
           std::any_of(program_.refusals.begin(), program_.refusals.end(), stops);
  }

  // Both are needed.
  static Ways both(Ways a, Ways b) {
    if (!a || !b) return a ? std::move(a) : std::move(b);
    if (a->size() * b->size() > kMostWays) return a;
    std::set<Way> out;
    for (const Way& x : *a)
      for (const Way& y : *b) {
        Way joint = x;
        joint.words.insert(y.words.begin(), y.words.end());
        out.insert(std::move(joint));
      }
    return out;
  }

  static void add_parts(std::string_view dotted, std::set<std::string>& out) {
    for (size_t at = 0; at <= dotted.size();) {
      const size_t end = std::min(dotted.find('.', at), dotted.size());
      if (end > at) out.insert(std::string(dotted.substr(at, end - at)));
      at = end + 1;
    }
  }

  // The names that aliases turn into this one, and itself.
  std::set<std::string> spellings(std::string_view dotted) const {
    std::set<std::string> out{std::string(dotted)};
    std::vector<std::string> work(out.begin(), out.end());
    while (!work.empty() && out.size() <= kMostWays) {
      const std::string name = std::move(work.back());
      work.pop_back();
      for (const auto& [from, to] : program_.library.aliases) {
        if (!name.starts_with(to) || (name.size() > to.size() && name[to.size()] != '.')) continue;
        // An alias of its own beginning would grow for ever, and needs no less.
        std::string other = from + name.substr(to.size());
        if (from.starts_with(to + ".") || !out.insert(other).second) continue;
        work.push_back(std::move(other));
      }
    }
    return out;
  }

  // `roots`: the first part is all that is needed.
  Ways of_name(std::string_view dotted, bool roots = false) const {
    if (dotted.empty() || dotted.starts_with("builtins.")) return std::nullopt;
    const auto all = spellings(dotted);
    std::set<Way> out;
    for (const std::string& name : all) {
      Way way{name.substr(0, name.find('.')), {}};
      if (roots || all.size() > kMostWays)
        way.words.insert(way.first);
      else
        add_parts(name, way.words);
      out.insert(std::move(way));
    }
    return out;
  }

  template <class List, class Each>
  static Ways all_of(const List& list, Each&& each) {
    if (list.empty()) return std::nullopt;
    std::set<Way> out;
    for (const auto& x : list) {
      const Ways w = each(x);
      if (!w) return std::nullopt;
      out.insert(w->begin(), w->end());
    }
    shorten(out);
    return out;
  }
  template <class List, class Each>
  static Ways each_of(const List& list, Each&& each) {
    Ways out;
    for (const auto& x : list) out = both(std::move(out), each(x));
    return out;
  }

  // A fragment matches only where each of its names and each word that it spells stands.
  Ways of_fragment(ir::FragmentId f) const {
    return each_of(program_[f].pattern, [&](const ir::PatternNode& p) -> Ways {
      using Type = ir::PatternNode::Type;
      if (p.type == Type::name) return of_name(p.text);
      if (p.type == Type::literal && p.kind == Kind::identifier && is_ascii(p.text))
        return std::set{Way{p.text, {p.text}}};
      return std::nullopt;
    });
  }
  static bool is_ascii(std::string_view text) {
    return std::all_of(text.begin(), text.end(), [](char c) { return c > 0; });
  }
  Ways of_fragments(const std::vector<ir::FragmentId>& fragments) const {
    return all_of(fragments, [&](ir::FragmentId f) { return of_fragment(f); });
  }

  Ways of_row(const ir::RowQuery& row, bool sure) const {
    const auto key = std::pair{row.relation.index(), sure};
    if (const auto known = of_relation_.find(key); known != of_relation_.end())
      return known->second;
    Ways out = each_of(program_.relations[row.relation].clauses,
                       [&](ir::ClauseId c) { return of_clause(c, sure); });
    return of_relation_.emplace(key, std::move(out)).first->second;
  }

  // Ways without which the clause finds nothing. What is not named needs none.
  Ways of_clause(ir::ClauseId id, bool sure) const {
    const auto arm = [&](const ir::ClauseList& list) {
      return each_of(list.clauses, [&](ir::ClauseId c) { return of_clause(c, sure); });
    };
    return std::visit(ir::Overloaded{
                          [&](const clause::Match& o) { return of_fragments(o.fragments); },
                          [&](const clause::From& o) { return of_fragments(o.fragments); },
                          [&](const clause::EachRow& o) { return of_row(o.row, sure); },
                          [&](const clause::Where& o) { return of_condition(o.condition, sure); },
                          [&](const clause::Either& o) { return all_of(o.arms, arm); },
                          [](const auto&) -> Ways { return std::nullopt; },
                      },
                      program_[id].op);
  }

  // Ways without which the condition is not `yes` (`sure`), or, besides, not unknown either. What
  // is not named needs none.
  Ways of_condition(ir::ConditionId id, bool sure) const {
    const auto part = [&](ir::ConditionId c) { return of_condition(c, sure); };
    return std::visit(
        ir::Overloaded{
            [&](const condition::All& o) { return each_of(o.parts, part); },
            [&](const condition::Any& o) { return all_of(o.parts, part); },
            [&](const condition::Surely& o) { return of_condition(o.inner, true); },
            [&](const condition::Maybe& o) { return of_condition(o.inner, false); },
            [&](const condition::SomeRow& o) { return of_row(o.row, sure); },
            [&](const condition::SomeFragment& o) { return of_fragments(o.fragments); },
            [&](const condition::Solves& o) {
              return each_of(o.clauses.clauses, [&](ir::ClauseId c) { return of_clause(c, sure); });
            },
            [&](const condition::Imports& o) { return of_name(o.module, true); },
            [&](const condition::PatternIs& o) {
              return o.pattern ? of_pattern(*o.pattern) : std::nullopt;
            },
            [&](const condition::Apply& o) {
              const auto key = std::pair{o.definition.index(), sure};
              if (const auto known = of_definition_.find(key); known != of_definition_.end())
                return known->second;
              Ways out = part(std::get<ir::ConditionId>(program_.definitions[o.definition].body));
              return of_definition_.emplace(key, std::move(out)).first->second;
            },
            [](const auto&) -> Ways { return std::nullopt; },
        },
        program_[id].op);
  }

  Ways of_pattern(ir::PatternId p) const {
    return of_condition(program_.patterns[p].condition, true);
  }

  Ways of_applicability(const ir::Applicability& active) const {
    Ways out = all_of(active.patterns, [&](ir::PatternId p) { return of_pattern(p); });
    return active.when ? both(std::move(out), of_condition(*active.when, true)) : out;
  }

  const ir::Ruleset& program_;
  mutable std::map<std::pair<size_t, bool>, Ways> of_relation_, of_definition_;
};

}  // namespace

bool Prefilter::met(uint64_t mentioned) const {
  return any() || std::any_of(ways.begin(), ways.end(),
                              [&](uint64_t way) { return (mentioned & way) == way; });
}

Prefilter prefilter_of(const ir::Ruleset& program) {
  Prefilter out;
  if (program.rules.empty()) return out;
  Ways ways = Needs(program).of_ruleset();
  if (!ways) return out;
  const auto words_of = [](const std::set<Way>& all) {
    std::set<std::string> words;
    for (const Way& w : all) words.insert(w.words.begin(), w.words.end());
    return words;
  };
  auto words = words_of(*ways);
  if (words.size() > kMostWords) {
    std::set<Way> firsts;
    for (const Way& w : *ways) firsts.insert({w.first, {w.first}});
    ways = std::move(firsts);
    words = words_of(*ways);
    if (words.size() > kMostWords) return out;
  }
  out.words.assign(words.begin(), words.end());
  for (const Way& w : *ways) {
    uint64_t bits = 0;
    for (const std::string& word : w.words)
      bits |= uint64_t{1} << (std::lower_bound(out.words.begin(), out.words.end(), word) -
                              out.words.begin());
    out.ways.push_back(bits);
  }
  // What needs more than another way adds nothing.
  const auto all = out.ways;
  std::erase_if(out.ways, [&](uint64_t way) {
    return std::any_of(all.begin(), all.end(),
                       [&](uint64_t less) { return less != way && (way & less) == less; });
  });
  out.table = WordTable(out.words);
  std::set<std::string> marks;
  for (const uint64_t way : out.ways) {
    std::string longest;
    for (size_t i = 0; i < out.words.size(); ++i)
      if ((way >> i & 1) && out.words[i].size() > longest.size()) longest = out.words[i];
    marks.insert(std::move(longest));
  }
  out.marks.assign(marks.begin(), marks.end());
  return out;
}

}  // namespace hvr
