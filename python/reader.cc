// Parsing within a budget.
#include "python/reader.h"

#include <tree_sitter/api.h>

#include <algorithm>
#include <new>
#include <stdexcept>

#include "base/deadline.h"

namespace hvr {
namespace {

// Gives the parser the text in pieces, and an end when it has read too much.
struct BoundedText {
  std::string_view text;
  uint64_t bytes_left = kReadAtLeast + kReadTimes * text.size();
  uint64_t checks_left = (kStepsAtLeast + kStepsPerByte * text.size()) / kStepsPerCheck;

  // Small: what is read twice within a piece is not counted.
  static constexpr uint32_t kPiece = 256;
  static constexpr uint64_t kStepsPerCheck = 100;  // the parser's own constant

  bool spent() const { return bytes_left == 0 || checks_left == 0; }

  static const char* read(void* self, uint32_t at, TSPoint, uint32_t* length) {
    auto& in = *static_cast<BoundedText*>(self);
    const std::string_view piece = in.text.substr(std::min<size_t>(at, in.text.size()), kPiece);
    in.bytes_left -= std::min<uint64_t>(in.bytes_left, piece.size());
    *length = in.spent() ? 0 : static_cast<uint32_t>(piece.size());
    return piece.data();
  }
  static bool stop(TSParseState* state) {
    tick();
    auto& in = *static_cast<BoundedText*>(state->payload);
    if (in.checks_left > 0) --in.checks_left;
    return in.spent();
  }
};

}  // namespace

void SyntaxTreeDeleter::operator()(TSTree* tree) const { ts_tree_delete(tree); }

SyntaxTree read_tree(const TSLanguage* language, std::string_view text) {
  // One a thread: to make one costs as much as to parse a short text. Made here, so that it goes
  // before its memory does.
  thread_local std::unique_ptr<TSParser, decltype(&ts_parser_delete)> parser(ts_parser_new(),
                                                                             ts_parser_delete);
  if (!parser) parser.reset(ts_parser_new());
  ts_parser_reset(parser.get());
  if (ts_parser_language(parser.get()) != language &&
      !ts_parser_set_language(parser.get(), language))
    throw std::logic_error("grammar and runtime do not fit each other");
  BoundedText input{text};
  try {
    SyntaxTree tree(ts_parser_parse_with_options(
        parser.get(), nullptr, {&input, BoundedText::read, TSInputEncodingUTF8, nullptr},
        {&input, BoundedText::stop}));
    if (input.spent()) return nullptr;
    return tree;
  } catch (...) {            // no memory (python/parser_memory.cc), or no more time
    (void)parser.release();  // what state it is in nobody knows
    throw;
  }
}

}  // namespace hvr
