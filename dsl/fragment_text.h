// The text of a fragment with its holes, and the result side of compiling it. Private to the
// fragment compiler.
#pragma once
#include "dsl/fragment.h"
#include "python/tree.h"

namespace hvr::dsl {

struct HoleText {
  std::string name;  // `_` for "don't care"; empty for a splice
  bool sequence = false;
  bool splice = false;
  ir::HoleKind want = ir::HoleKind::expression;
  bool in_string = false;             // in the text of a literal, not in a field of it
  std::vector<std::string> literals;  // how those around it begin
  Span span;                          // in the text that is parsed
  std::optional<ir::ValueId> term;    // of a splice
};

struct FragmentText {
  std::string source;            // as written
  std::string text;              // dedented, holes overwritten
  std::vector<uint32_t> origin;  // byte of `text` -> byte of the rule file
  std::vector<HoleText> holes;
  bool folds = false;    // a result, in which `a + $...xs` is a sum
  uint32_t shifted = 0;  // bytes put in front of `text` when it was parsed

  const HoleText* hole_at(const Tree& t, NodeId n) const;
  Span place(Span s) const {
    const uint32_t b = s.begin - shifted, e = s.end - shifted;
    if (origin.empty() || b >= origin.size()) return {};
    return {origin[b], (e < origin.size() && e > b ? origin[e - 1] + 1 : origin.back() + 1)};
  }
  void shift(uint32_t by) {
    shifted = by;
    for (auto& h : holes) h.span = {h.span.begin + by, h.span.end + by};
  }
};

std::optional<FragmentText> prepare_fragment(const ast::Fragment& fragment, FragmentUse use,
                                             const FragmentScope& scope);

// Fills `out.segments`: the fragment laid out anew, one statement a line, with indentation in
// levels.
void build_segments(const FragmentText& f, const Tree& t, NodeId root, FragmentUse use,
                    const std::set<std::string>& bound, const FragmentScope& scope,
                    ir::Fragment& out);

// Fills `out.pattern`.
void build_pattern(const FragmentText& f, const Tree& t, NodeId root,
                   const std::set<std::string>& bound, const FragmentScope& scope,
                   ir::Fragment& out);

// Where a result takes optional syntax that the pattern left free, in the order of the text.
struct OpenSlot {
  uint32_t at = 0;         // the byte in front of which it stands
  bool ends_line = false;  // it stands on lines of its own behind the line before
  ir::Segment segment;
};
std::vector<OpenSlot> slots_of(const FragmentText& f, const Tree& t, NodeId root);
// A node's text as it is written, with its holes.
std::string as_written(const FragmentText& f, const Tree& t, NodeId n);

bool is_container(Kind k);
// Whether a list hole may stand at n: behind an operator that is applied from the left.
bool folds_at(const Tree& t, NodeId n);
bool load_name(const Tree& t, NodeId n);
NodeId attribute_chain(const Tree& t, NodeId n);

}  // namespace hvr::dsl
