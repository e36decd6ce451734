// Inclusion of patterns: a structural comparison that follows what the matcher does with holes,
// lists, keywords and optional syntax (engine/match/matcher.cc).
#include "dsl/covers.h"

#include <algorithm>
#include <map>
#include <vector>

#include "python/dropped.h"

namespace hvr::dsl {
namespace {

using ir::HoleKind;
using ir::OpenPart;
using ir::PatternNode;
using Type = PatternNode::Type;
using Pattern = std::vector<PatternNode>;
using Parts = std::vector<uint32_t>;

bool is_hole(const PatternNode& n) { return n.type == Type::hole || n.type == Type::any; }

Parts parts_of(const Pattern& all, uint32_t of) {
  Parts out;
  for (uint32_t c = of + 1; c < all[of].last; c = all[c].last) out.push_back(c);
  return out;
}
// The part in a field; 0 where there is none.
uint32_t part_in(const Pattern& all, uint32_t of, Field field) {
  for (const uint32_t c : parts_of(all, of))
    if (all[c].field == field) return c;
  return 0;
}

// Whether a hole of one kind takes all that a hole of the other kind takes.
bool kind_covers(HoleKind wide, HoleKind narrow) {
  using K = HoleKind;
  switch (wide) {
    case K::argument: return true;
    case K::expression: return narrow != K::argument;
    case K::path: return narrow == K::path || narrow == K::name;
    case K::literal: return narrow == K::literal || narrow == K::string || narrow == K::number;
    case K::name:
    case K::string:
    case K::number: break;
  }
  return wide == narrow;
}

// Whether a hole of this kind takes what a pattern's node that is no hole matches.
bool kind_takes(HoleKind kind, const PatternNode& n) {
  using K = HoleKind;
  constexpr auto one_of = [](Kind it, auto... some) { return ((it == some) || ...); };
  const bool number = one_of(n.kind, Kind::integer, Kind::float_);
  const bool string =
      n.kind == Kind::string && !n.text.empty() && (n.text[0] == '\'' || n.text[0] == '"');
  const bool constant = one_of(n.kind, Kind::true_, Kind::false_, Kind::none_);
  switch (kind) {
    case K::argument: return true;
    case K::expression:
      return !one_of(n.kind, Kind::keyword_argument, Kind::list_splat, Kind::dictionary_splat,
                     Kind::parenthesized_list_splat, Kind::assignment, Kind::augmented_assignment);
    case K::name:
    case K::path:
      return n.type == Type::literal ? n.kind == Kind::identifier
                                     : n.type == Type::name && n.text.starts_with("builtins.");
    case K::string: return n.type == Type::literal && string;
    case K::number: return n.type == Type::literal && number;
    case K::literal: break;
  }
  return n.type == Type::literal && (string || number || constant);
}

class Cover {
 public:
  Cover(const ir::Library& library, const ir::Fragment& wide, const ir::Fragment& narrow,
        const std::set<ir::HoleId>& bound)
      : library_(library),
        wide_(wide.pattern),
        narrow_(narrow.pattern),
        exact_(wide.exact),
        narrow_exact_(narrow.exact) {
    std::map<ir::HoleId, int> uses;
    for (const PatternNode& n : wide_)
      if (n.var && (++uses[*n.var] > 1 || bound.contains(*n.var))) tied_.insert(*n.var);
    for (const ir::HoleId h : bound)
      if (tied_.contains(h)) held_[h] = h;
  }

  bool whole(ir::Category category) {
    if (category == ir::Category::statement && is_hole(wide_[0]) && !is_hole(narrow_[0]))
      return false;
    if (category != ir::Category::statements) return node(0, 0, Kind::other);
    const Parts ws = parts_of(wide_, 0), ns = parts_of(narrow_, 0);
    if (ws.empty() || ns.empty()) return false;
    // Lists at the ends of neighbours reach to the ends of the block.
    if (wide_[ws.front()].is_list() || wide_[ws.back()].is_list() || narrow_[ns.front()].is_list())
      return false;
    return list({Kind::block, ws, ns, true}, 0, 0);
  }

 private:
  struct Lists {
    Kind owner;
    Parts ws, ns;
    bool run = false;  // of statements: more may stand behind
  };

  // A hole that takes only what it holds, or what it took where it stood first.
  bool again(const PatternNode& x, const PatternNode& y) {
    if (!y.var) return false;
    const auto [it, first] = held_.emplace(*x.var, *y.var);
    return first || it->second == *y.var;
  }

  bool node(uint32_t w, uint32_t n, Kind owner) {
    const PatternNode &x = wide_[w], &y = narrow_[n];
    if (const uint32_t inner = exact_ ? 0 : inside(w, n, owner)) return node(w, inner, owner);
    if (is_hole(x)) {
      if (y.is_list()) return false;
      const bool any = w == 0 && x.want == HoleKind::expression;
      if (!any && !(is_hole(y) ? kind_covers(x.want, y.want) : kind_takes(x.want, y))) return false;
      return !x.var || !tied_.contains(*x.var) || (is_hole(y) && again(x, y));
    }
    if (x.type == Type::name || x.type == Type::literal)
      return x.type == y.type && x.kind == y.kind && x.text == y.text;
    if (x.type != Type::node || y.type != Type::node) return false;
    const bool annotated =
        !exact_ && x.kind == Kind::default_parameter && y.kind == Kind::typed_default_parameter;
    if (x.kind != y.kind && !annotated) return false;
    if (has_shape(x.kind) && x.text != y.text) return false;
    Lists all{y.kind, parts_of(wide_, w), parts_of(narrow_, n)};
    return x.kind == Kind::argument_list ? call(w, n, std::move(all)) : list(all, 0, 0);
  }

  // The narrow pattern meets arguments by its signature: so does one that names the callee, too.
  bool call(uint32_t w, uint32_t n, Lists all) {
    const bool named = n > 0 && narrow_[n - 1].type == Type::name && !narrow_exact_;
    const ir::Signature* signature = named ? library_.callee(narrow_[n - 1].text) : nullptr;
    if (!signature) return arguments(std::move(all));
    const auto listed = [&](uint32_t p) { return wide_[p].is_list(); };
    const bool all_lists = std::all_of(all.ws.begin(), all.ws.end(), listed);
    // By its place behind a list nothing is met by a signature.
    auto rest = std::find_if(all.ws.begin(), all.ws.end(), listed);
    const bool behind = rest != all.ws.end() && std::any_of(++rest, all.ws.end(), [&](uint32_t p) {
                          return !wide_[p].is_keyword();
                        });
    if (!all_lists && (behind || wide_[w - 1].type != Type::name)) return false;
    if (!all_lists) take_keywords(*signature, all);
    return arguments(std::move(all));
  }

  // What the wide pattern has by its place and the narrow one by its name.
  void take_keywords(const ir::Signature& signature, Lists& all) {
    int given = 0, place = 0;
    for (const uint32_t n : all.ns) {
      if (narrow_[n].is_list()) return;
      given += narrow_[n].is_keyword() ? 0 : 1;
    }
    for (size_t i = 0; i < all.ws.size() && !wide_[all.ws[i]].is_list(); ++i) {
      const uint32_t w = all.ws[i];
      if (wide_[w].is_keyword() || place++ < given || wide_[w].want == HoleKind::argument) continue;
      const auto it = std::find_if(all.ns.begin(), all.ns.end(), [&](uint32_t n) {
        return narrow_[n].is_keyword() && narrow_[n + 1].type == Type::literal &&
               signature.find(narrow_[n + 1].text) == place - 1 &&
               attempt([&] { return node(w, narrow_[n + 1].last, all.owner); });
      });
      if (it == all.ns.end()) continue;
      all.ns.erase(it);
      all.ws.erase(all.ws.begin() + static_cast<ptrdiff_t>(i--));
    }
  }

  // What of the narrow pattern's node the wide one looks at: without annotation, `as` or decorators
  // that it does not name. 0: the node itself.
  uint32_t inside(uint32_t w, uint32_t n, Kind owner) const {
    const PatternNode &x = wide_[w], &y = narrow_[n];
    const bool whole = x.want == HoleKind::argument;
    if (y.type != Type::node || x.kind == y.kind) return 0;
    switch (y.kind) {
      case Kind::typed_parameter: return whole ? 0 : n + 1;
      case Kind::as_pattern:
        return w > 0 && (owner == Kind::with_item || owner == Kind::except_clause) ? n + 1 : 0;
      case Kind::aliased_import: return w == 0 || whole ? 0 : part_in(narrow_, n, Field::name);
      case Kind::decorated_definition:
        if (w == 0) return 0;  // the definition itself is where the pattern is tried
        return x.type == Type::node &&
                       (x.kind == Kind::function_definition || x.kind == Kind::class_definition)
                   ? part_in(narrow_, n, Field::definition)
                   : 0;
      default: return 0;
    }
  }

  // Keywords match wherever they stand; nothing but lists and `$x:argument` takes those that the
  // wide pattern does not name.
  bool arguments(Lists all) {
    Parts keys, others;
    bool behind = false;  // a list stands behind a keyword
    for (const uint32_t w : all.ws) {
      behind = behind || (!keys.empty() && !wide_[w].is_keyword());
      (wide_[w].is_keyword() ? keys : others).push_back(w);
    }
    const auto listed = [&](uint32_t w) { return wide_[w].is_list(); };
    if (behind && !std::all_of(others.begin(), others.end(), listed)) return false;
    for (const uint32_t key : keys) {
      const auto taken = std::find_if(all.ns.begin(), all.ns.end(), [&](uint32_t n) {
        return narrow_[n].is_keyword() && attempt([&] { return node(key, n, all.owner); });
      });
      if (taken == all.ns.end()) return false;
      all.ns.erase(taken);
    }
    std::stable_partition(all.ns.begin(), all.ns.end(),
                          [&](uint32_t n) { return !narrow_[n].is_keyword(); });
    all.ws = std::move(others);
    return list(all, 0, 0);
  }

  template <class F>
  bool attempt(F&& f) {
    const auto before = held_;
    if (f()) return true;
    held_ = before;
    return false;
  }

  bool list(const Lists& all, size_t i, size_t j) {
    if (i == all.ws.size() && (j == all.ns.size() || all.run)) return true;
    if (i < all.ws.size()) {
      const PatternNode& x = wide_[all.ws[i]];
      if (x.is_list()) return many(all, x, i, j);
      if (j == all.ns.size()) return false;
      const PatternNode& y = narrow_[all.ns[j]];
      if (!y.is_list() && (x.field == y.field || all.run) &&
          attempt([&] { return node(all.ws[i], all.ns[j], all.owner) && list(all, i + 1, j + 1); }))
        return true;
    }
    return !exact_ && j < all.ns.size() && free_part(all, j) && list(all, i, j + 1);
  }

  bool many(const Lists& all, const PatternNode& x, size_t i, size_t j) {
    if (x.var && tied_.contains(*x.var))
      return j < all.ns.size() && narrow_[all.ns[j]].is_list() && again(x, narrow_[all.ns[j]]) &&
             list(all, i + 1, j + 1);
    for (size_t k = j; k <= all.ns.size(); ++k)
      if (attempt([&] { return list(all, i + 1, k); })) return true;
    return false;
  }

  // Whether a part of the narrow pattern is optional syntax that the wide one does not name.
  bool free_part(const Lists& all, size_t j) const {
    const bool assigns = std::any_of(all.ns.begin(), all.ns.end(),
                                     [&](uint32_t n) { return narrow_[n].field == Field::right; });
    const auto part_of = [&](const PatternNode& n) {
      return n.type == Type::node || n.type == Type::literal || is_hole(n)
                 ? ir::open_part(all.owner, n.kind, n.field, n.text, assigns)
                 : OpenPart::none;
    };
    const OpenPart part = part_of(narrow_[all.ns[j]]);
    if (part == OpenPart::none || ir::any_number(part)) return part != OpenPart::none;
    return std::none_of(all.ws.begin(), all.ws.end(),
                        [&](uint32_t w) { return part_of(wide_[w]) == part; });
  }

  const ir::Library& library_;
  const Pattern &wide_, &narrow_;
  bool exact_, narrow_exact_;
  std::set<ir::HoleId> tied_;              // of the wide pattern: twice in it, or bound before
  std::map<ir::HoleId, ir::HoleId> held_;  // by what of the narrow pattern
};

}  // namespace

bool covers(const ir::Library& library, const ir::Fragment& wide, const ir::Fragment& narrow,
            const std::set<ir::HoleId>& bound) {
  if (wide.pattern.empty() || narrow.pattern.empty() || wide.category != narrow.category ||
      (wide.exact && !narrow.exact))
    return false;
  // What a pattern covers has its words.
  for (const PatternNode& x : wide.pattern)
    if (x.type == Type::literal &&
        std::none_of(narrow.pattern.begin(), narrow.pattern.end(), [&](const PatternNode& y) {
          return y.type == Type::literal && y.text == x.text;
        }))
      return false;
  return Cover(library, wide, narrow, bound).whole(wide.category);
}

}  // namespace hvr::dsl
