// A text that was read, with its line index: made once, shared by all who show places in it.
#pragma once
#include <utility>

#include "source/text.h"

namespace hvr {

struct SourceFile : SourceText {
  explicit SourceFile(SourceText source) : SourceText(std::move(source)), lines(text) {}
  SourceFile(const SourceFile&) = delete;
  SourceFile& operator=(const SourceFile&) = delete;

  const LineIndex lines;
};

}  // namespace hvr
