// Which words a program must mention for a ruleset to have anything to say about it. Private to the
// library.
#pragma once
#include <string>
#include <vector>

#include "api/project.h"
#include "ir/program.h"

namespace hvr {

// A program none of whose modules mentions one of these is left as it is, without a word. Empty:
// no such words are known. Computed from the rules alone, in time linear in them but for relations
// that ask for relations.
std::vector<std::string> prefilter_words(const ir::Ruleset& program);

// Whether a file says one of the words, in its text or in the names of its folders (relative
// imports inside a package do not write the package's name). Nothing is parsed. Without words: yes.
bool mentions_a_word(const std::vector<std::string>& words, const ProjectFile& file);

}  // namespace hvr
