// Things of the program, texts and numbers are compared apart: what values are, as far as a rule
// file shows it, and what is said where a comparison mixes them.
#pragma once
#include "dsl/body.h"

namespace hvr::dsl {

Sort sort_of(const Body& b, ir::ValueId v);
// What the elements of a list or table are.
Sort sort_of_elements(const Body& b, ir::ValueId list);
// Reports a comparison of things, or of sorts that are never equal (R058, R059).
void check_comparison(Body& b, Span span, ir::Comparison op, ir::ValueId left, Span left_span,
                      ir::ValueId right, Span right_span);
// The same for a thing where a text is asked for; `rest` is what stands behind it, for the help.
void check_view(Body& b, ir::ValueId asked, Span span, std::string_view rest);

}  // namespace hvr::dsl
