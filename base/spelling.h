// Which known word a misspelt one was meant to be.
#pragma once
#include <string>
#include <vector>

namespace hvr {

// "did you mean `x`?" for the known name with the fewest changes (a letter put in, left out,
// replaced, or two neighbours exchanged), of at most a third of the word, but two in any word of
// more than three letters; "" when none is near. The first of several wins.
std::string did_you_mean(const std::string& wanted, const std::vector<std::string>& names);

}  // namespace hvr
