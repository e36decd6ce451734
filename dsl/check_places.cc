// What is put where only an expression can stand, or where only a place of the program can.
#include <algorithm>
#include <map>
#include <set>

#include "dsl/declarations.h"
#include "ir/walk.h"

namespace hvr::dsl {
namespace {

using ir::HoleId;
using ir::RulePlace;
using ir::ValueId;
namespace action = ir::action;
namespace clause = ir::clause;
namespace value = ir::value;

// Whether something is a text or a number that the rules make, no part of the program.
enum class Built : uint8_t { no, maybe, yes };
Built either(Built a, Built b) { return a == b ? a : Built::maybe; }

using BuiltHoles = std::map<HoleId, Built>;

struct PlaceChecker {
  const ir::Ruleset& p;
  Diagnostics& d;
  // Of each relation's columns.
  std::map<ir::RelationId, std::map<ir::ColumnId, Built>> columns;

  void add(Severity s, Code code, const RulePlace& at, std::string message, std::string help) {
    d.add({s, code, p.files[at.file], at.span, std::move(message), std::move(help), {}, {}});
  }

  // -- what is built ------------------------------------------------------------------------------

  Built built(ValueId id, const BuiltHoles& holes) {
    return std::visit([&](const auto& op) { return built(op, holes); }, p[id].op);
  }
  Built built(const value::Hole& o, const BuiltHoles& holes) {
    const auto it = holes.find(o.hole);
    return it == holes.end() ? Built::no : it->second;
  }
  Built built(const value::Template& o, const BuiltHoles& holes) {
    const ir::Fragment& f = p[o.fragment];
    if (!f.one_hole) return Built::yes;
    for (const ir::Segment& s : f.segments)
      if (s.var) return built(value::Hole{*s.var}, holes);
    return Built::maybe;
  }
  Built built(const value::Choose& o, const BuiltHoles& holes) {
    return either(built(o.then, holes), built(o.otherwise, holes));
  }
  Built built(const value::Apply& o, const BuiltHoles&) {
    const auto* body = std::get_if<ValueId>(&p.definitions[o.definition].body);
    return body ? built(*body, {}) : Built::yes;
  }
  template <class Op>
  Built built(const Op&, const BuiltHoles&) {
    constexpr bool made = std::is_same_v<Op, value::Text> || std::is_same_v<Op, value::Integer> ||
                          std::is_same_v<Op, value::Real> || std::is_same_v<Op, value::Boolean> ||
                          std::is_same_v<Op, value::Calculate> || std::is_same_v<Op, value::Join> ||
                          std::is_same_v<Op, value::Length> || std::is_same_v<Op, value::NameOf> ||
                          std::is_same_v<Op, value::CommentOf> ||
                          std::is_same_v<Op, value::TextOf> || std::is_same_v<Op, value::ValueOf> ||
                          std::is_same_v<Op, value::Recase> || std::is_same_v<Op, value::Truth> ||
                          std::is_same_v<Op, value::Parameter>;
    return made ? Built::yes : Built::no;
  }

  // -- what holes hold: clauses in their order; the first that names a hole gives it what it holds
  // --

  struct Known {
    BuiltHoles built;
    std::set<HoleId> bound;

    void bind(HoleId hole, Built b) {
      if (bound.insert(hole).second && b != Built::no) built.emplace(hole, b);
    }
  };
  void row(Known& known, const ir::RowQuery& row) {
    for (const ir::ColumnIs& column : row.columns)
      if (const auto* hole = std::get_if<value::Hole>(&p[column.value].op))
        known.bind(hole->hole, columns[row.relation][column.column]);
  }
  void clauses(Known& known, const std::vector<ir::ClauseId>& all) {
    for (const ir::ClauseId c : all) {
      const auto& op = p[c].op;
      if (const auto* each = std::get_if<clause::EachRow>(&op)) row(known, each->row);
      if (const auto* let = std::get_if<clause::Let>(&op))
        known.bind(let->hole, built(let->value, known.built));
      if (const auto* arms = std::get_if<clause::Either>(&op)) either_of(known, *arms);
      ir::walk(p, c, [&]<class Op>(const Op& o, const RulePlace&) { mentions(known, o); });
    }
  }
  void either_of(Known& known, const clause::Either& o) {
    std::map<HoleId, std::pair<Built, size_t>> found;
    for (const ir::ClauseList& arm : o.arms) {
      Known own = known;
      clauses(own, arm.clauses);
      for (const HoleId hole : own.bound) {
        if (known.bound.contains(hole)) continue;
        const auto it = own.built.find(hole);
        const Built b = it == own.built.end() ? Built::no : it->second;
        const auto [before, is_new] = found.try_emplace(hole, b, 0);
        before->second.first = is_new ? b : either(before->second.first, b);
      }
    }
    for (const auto& [hole, b] : found) known.bind(hole, b.first);
  }
  template <class Op>
  void mentions(Known& known, const Op& op) {
    ir::for_each_operand(op, [&]<class T>(const T& operand) {
      if constexpr (std::is_same_v<T, HoleId>) known.bound.insert(operand);
      if constexpr (std::is_same_v<T, ir::SequenceHole>) known.bound.insert(operand.hole);
      if constexpr (std::is_same_v<T, ir::FragmentId>)
        for (const ir::PatternNode& n : p[operand].pattern)
          if (n.var) known.bound.insert(*n.var);
    });
  }

  // -- actions ------------------------------------------------------------------------------------

  struct Room {
    const ir::Rule& rule;
    Known known;
    std::map<HoleId, std::vector<ValueId>> lets;
  };

  void place(const Room& room, ValueId id) {
    const auto* hole = std::get_if<value::Hole>(&p[id].op);
    const Built b = hole ? built(*hole, room.known.built) : Built::no;
    if (b == Built::no) return;
    const std::string own = "`$" + room.rule.holes[hole->hole].name + "`";
    const bool sure = b == Built::yes;
    add(sure ? Severity::error : Severity::warning, "R063", p[id].place,
        own + (sure ? " is" : " may be") +
            " a text that the rules have made, and a place of the program is needed here",
        "let it hold what was caught, and make the text where it is put");
  }
  // What stands for no expression; empty where that cannot be told.
  std::string_view no_expression(const Room& room, ValueId id, bool own) {
    const auto& op = p[id].op;
    if (const auto* t = std::get_if<value::Template>(&op)) {
      const ir::Fragment& f = p[t->fragment];
      // No expression holds an `as`: it is read as one of a `with`.
      const auto is_as = [](const ir::Segment& s) {
        return s.type == ir::Segment::Type::text && s.text == "as";
      };
      const bool names = std::any_of(f.segments.begin(), f.segments.end(), is_as);
      if (f.category == ir::Category::expression && names)
        return ir::category_name(ir::Category::with_item);
      return f.source.empty() || f.category == ir::Category::expression
                 ? std::string_view()
                 : ir::category_name(f.category);
    }
    if (const auto* hole = std::get_if<value::Hole>(&op); hole && own)
      return no_expression_in(room, hole->hole);
    if (const auto* choose = std::get_if<value::Choose>(&op)) {
      const std::string_view then = no_expression(room, choose->then, own);
      return then.empty() ? no_expression(room, choose->otherwise, own) : then;
    }
    if (const auto* apply = std::get_if<value::Apply>(&op)) {
      const auto* body = std::get_if<ValueId>(&p.definitions[apply->definition].body);
      return body ? no_expression(room, *body, false) : std::string_view();
    }
    return kind_of(op);
  }
  std::string_view no_expression_in(const Room& room, HoleId hole) {
    if (room.rule.holes[hole].sequence) return "a list";
    const auto lets = room.lets.find(hole);
    if (lets == room.lets.end()) return {};
    for (const ValueId v : lets->second)
      if (const std::string_view no = no_expression(room, v, true); !no.empty()) return no;
    return {};
  }
  static std::string_view kind_of(const ir::ValueOp& op) {
    if (std::holds_alternative<value::Text>(op)) return "a text";
    if (std::holds_alternative<value::List>(op) || std::holds_alternative<value::AllRows>(op) ||
        std::holds_alternative<value::Filter>(op) || std::holds_alternative<value::Split>(op))
      return "a list";
    if (std::holds_alternative<value::StatementOf>(op) ||
        std::holds_alternative<value::LoopAround>(op) ||
        std::holds_alternative<value::FunctionOf>(op) || std::holds_alternative<value::ClassOf>(op))
      return "a statement";
    return {};
  }
  void expression(const Room& room, ValueId id) {
    const std::string_view what = no_expression(room, id, true);
    if (what.empty()) return;
    const auto* t = std::get_if<value::Template>(&p[id].op);
    add(Severity::error, "R014", t ? p[t->fragment].place : p[id].place,
        "an expression is needed here, this is " + std::string(what),
        what == "a text"   ? "write Python between backticks: `` `'text'` `` or `` `name` ``"
        : what == "a list" ? "write the display that is meant, as `` `[$...xs]` ``"
                           : "");
  }

  template <class Op>
  void act(Room&, const Op&) {}
  void act(Room& r, const action::Wrap& o) {
    place(r, o.node);
    expression(r, o.result);
  }
  void act(Room& r, const action::Set& o) { expression(r, o.value); }
  void act(Room& r, const action::Guard& o) { place(r, o.statement); }
  void act(Room& r, const action::Before& o) { place(r, o.place); }
  void act(Room& r, const action::After& o) { place(r, o.place); }
  void act(Room& r, const action::AfterValue& o) { place(r, o.place); }
  void act(Room& r, const action::Head& o) { place(r, o.place); }
  void act(Room& r, const action::Remove& o) { place(r, o.node); }
  void act(Room& r, const action::Insert& o) { place(r, o.list); }
  void act(Room& r, const action::Replace& o) {
    if (o.node) place(r, *o.node);
  }
  void act(Room& r, const action::Let& o) {
    r.lets[o.hole].push_back(o.value);
    r.known.bind(o.hole, built(o.value, r.known.built));
  }
  void act(Room& r, const action::ForRows& o) {
    row(r.known, o.row);
    all(r, o.body);
  }
  void act(Room& r, const action::EachDo& o) { all(r, o.body); }
  // What is asked about a hole may be what it holds.
  void act(Room& r, const action::Branch& o) {
    Known asked;
    ir::walk(p, o.condition,
             [&]<class Op>(const Op& op, const RulePlace&) { mentions(asked, op); });
    Room then = r;
    for (const HoleId hole : asked.bound) then.known.built.erase(hole);
    all(then, o.then);
    all(then, o.otherwise);
  }
  void all(Room& r, const ir::ActionList& list) {
    for (const ir::ActionId a : list.actions)
      std::visit([&](const auto& op) { act(r, op); }, p[a].op);
  }

  void relation(ir::RelationId id) {
    const ir::Relation& r = p.relations[id];
    Known known;
    clauses(known, r.clauses);
    for (const ir::ColumnId c : r.columns.ids())
      columns[id][c] = built(value::Hole{r.column_holes[c]}, known.built);
  }
  void rule(const ir::Rule& r) {
    Room room{r, {}, {}};
    clauses(room.known, r.clauses);
    for (const ir::ClauseId c : r.clauses)
      ir::walk(p, c, [&]<class Op>(const Op& op, const RulePlace&) {
        if constexpr (std::is_same_v<Op, clause::Let>) room.lets[op.hole].push_back(op.value);
      });
    for (const ir::ActionId a : r.actions)
      std::visit([&](const auto& op) { act(room, op); }, p[a].op);
  }
};

}  // namespace

void check_places(const ir::Ruleset& program, Diagnostics& diagnostics) {
  PlaceChecker c{program, diagnostics, {}};
  for (const ir::RelationId r : program.relations.ids()) c.relation(r);
  for (const ir::Rule& r : program.rules) c.rule(r);
}

}  // namespace hvr::dsl
