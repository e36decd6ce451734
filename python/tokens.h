// Python's tokens and what stands between them. A scanner of letters only: it knows strings,
// comments, brackets and line endings, and no grammar. It never fails; what is no Python gives
// tokens of one character.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "base/function_ref.h"
#include "base/span.h"

namespace hvr {

struct Token {
  enum class Type : uint8_t {
    name,  // identifiers and keywords
    number,
    string,        // with prefix and quotes; an f-string as a whole
    operator_,     // and all other punctuation
    comment,       // up to the end of the line
    newline,       // `\n` or `\r\n`
    continuation,  // a backslash and the line ending behind it
  } type = Type::operator_;
  Span span;  // in the text that was scanned
};

// All tokens of a text in order; blanks lie between them.
std::vector<Token> tokens_of(std::string_view text);
// The same, each handed out as it is read.
void each_token(std::string_view text, FunctionRef<void(const Token&)> visit);

// All comments of a text in order, those in the replacement fields of formatted strings included.
std::vector<Span> comments_of(std::string_view text);

// The tokens of a text with a blank between them, without comments: texts that differ in layout
// only give the same.
std::string without_layout(std::string_view text);
// Whether Python keeps a word for itself, `match` and the like aside.
bool is_keyword(std::string_view word);

// Whether a line ends in the text outside brackets, strings and continuations, so that the text
// is one logical line only inside brackets.
bool spans_open_lines(std::string_view text);

// Whether two tokens may stand side by side without a blank.
bool may_touch(std::string_view left, std::string_view right);

}  // namespace hvr
