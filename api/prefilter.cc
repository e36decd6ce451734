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

using ir::Op;
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
      if (!take(either(of_applicability(r.patterns, r.when), of_rule(r)))) return std::nullopt;
    for (const auto& d : program_.demands)
      if (!take(either(of_applicability(d.patterns, d.when), of_clause(d.rows, false))))
        return std::nullopt;
    // With patterns, a refusal of what has none says only that there is nothing to do.
    if (program_.patterns.empty())
      for (const auto& r : program_.refusals)
        if (!take(of_condition(r.condition, true))) return std::nullopt;
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
  Words of_fragment(ir::TermId t) const {
    if (program_[t].op != Op::fragment) return std::nullopt;
    return first_of(program_.fragments[static_cast<size_t>(program_[t].a)].pattern,
                    [](const ir::PatternNode& p) -> Words {
                      return p.type == ir::PatternNode::Type::name ? root_of(p.text) : std::nullopt;
                    });
  }

  Words of_relation(int32_t relation, bool sure) const {
    if (relation < 0) return std::nullopt;
    const auto& r = program_.relations[static_cast<size_t>(relation)];
    return first_of(program_[r.body].children, [&](ir::TermId c) { return of_clause(c, sure); });
  }

  Words of_clause(ir::TermId id, bool sure) const {
    const ir::Term& t = program_[id];
    const auto clause = [&](ir::TermId c) { return of_clause(c, sure); };
    switch (t.op) {
      case Op::match: {
        std::vector<ir::TermId> fragments = t.children;
        if (t.b == 1 && !fragments.empty()) fragments.pop_back();
        if (fragments.empty()) return std::nullopt;
        return all_of(fragments, [&](ir::TermId c) { return of_fragment(c); });
      }
      case Op::each_row: return of_relation(t.a, sure);
      case Op::where: return of_condition(t.children[0], sure);
      case Op::either: return t.children.empty() ? std::nullopt : all_of(t.children, clause);
      case Op::sequence: return first_of(t.children, clause);
      default: return std::nullopt;
    }
  }

  // Words without which the condition is not `yes` (`sure`), or, besides, not unknown either.
  Words of_condition(ir::TermId id, bool sure) const {
    const ir::Term& t = program_[id];
    const auto condition = [&](ir::TermId c) { return of_condition(c, sure); };
    switch (t.op) {
      case Op::all_: return first_of(t.children, condition);
      case Op::any_: return t.children.empty() ? std::nullopt : all_of(t.children, condition);
      case Op::surely: return of_condition(t.children[0], true);
      case Op::maybe: return of_condition(t.children[0], false);
      case Op::some_row: return of_relation(t.a, sure);
      case Op::some_fragment: {
        std::vector<ir::TermId> fragments;
        for (const ir::TermId c : t.children)
          if (program_[c].op == Op::fragment) fragments.push_back(c);
        if (fragments.empty()) return std::nullopt;
        return all_of(fragments, [&](ir::TermId c) { return of_fragment(c); });
      }
      case Op::imports: return root_of(t.text);
      case Op::pattern_is: return of_pattern(t.text);
      case Op::apply:
        return of_condition(program_.definitions[static_cast<size_t>(t.a)].body, sure);
      default: return std::nullopt;
    }
  }

  Words of_pattern(const std::string& name) const {
    for (const auto& p : program_.patterns)
      if (p.name == name) return of_condition(p.condition, true);
    return std::nullopt;  // Unknown, Multiple
  }

  Words of_applicability(const std::vector<std::string>& patterns,
                         const std::vector<ir::TermId>& when) const {
    if (!patterns.empty())
      if (Words w = all_of(patterns, [&](const std::string& p) { return of_pattern(p); })) return w;
    return first_of(when, [&](ir::TermId c) { return of_condition(c, true); });
  }

  Words of_rule(const ir::Rule& r) const {
    const auto& body = program_[r.body].children;
    const std::vector<ir::TermId> clauses(body.begin(),
                                          body.begin() + static_cast<long>(r.clauses));
    return first_of(clauses, [&](ir::TermId c) { return of_clause(c, true); });
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
