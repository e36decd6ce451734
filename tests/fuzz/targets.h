// What is fed with text that nobody would write. Each takes any bytes, throws nothing, and ends
// soon.
#pragma once
#include <string>

namespace fuzz {

void rules(const std::string& text);     // a rule file; where it is accepted it is run, too
void python(const std::string& text);    // a program, under rules of every kind (rules.hvr)
void both(const std::string& text);      // rules and a program, parted by a line `%%`
void notebook(const std::string& text);  // the JSON of a notebook, under the same rules

// The one of that name; false where there is none.
bool run(const std::string& target, const std::string& text);

}  // namespace fuzz
