// What the pinned grammar calls the kinds and fields of python/kinds.h.
#pragma once
#include <tree_sitter/api.h>

#include <vector>

#include "python/kinds.h"

namespace hvr {

// Throws std::logic_error where the grammar lacks a kind.
struct Language {
  Language();

  const TSLanguage* ts;
  std::vector<Kind> kind_of_symbol;
  std::vector<bool> keeps_symbol;  // anonymous tokens that carry meaning
  std::vector<Field> field_of_id;
  TSSymbol continuation = 0;  // a backslash at the end of a line: no node

  // Whether a token carries meaning although the grammar leaves it anonymous.
  bool keeps_token(TSSymbol symbol, Field field) const {
    return field == Field::operator_ || field == Field::operators ||
           (symbol < keeps_symbol.size() && keeps_symbol[symbol]);
  }
};

// The one of this process.
const Language& language();

}  // namespace hvr
