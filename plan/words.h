// Numbers as people read them.
#pragma once
#include <string>

#include "hvrewrite/plan.h"

namespace plan {

std::string seconds_text(double seconds);
std::string bandwidth_text(double bytes_a_second);  // in Gbit/s
// "above 12 workers: pipeline (GPipe)".
std::string flip_text(const Flip& f);
// Text for an element or attribute of XML.
std::string escaped(const std::string& text);
// Drawings, each a self-contained SVG element of this width.
std::string timeline_svg(const Prediction& p, double width);
std::string curve_svg(const Advice& a, const Points& measured, double width);
std::string memory_svg(const Advice& a, double width);

}  // namespace plan
