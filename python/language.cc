// Names of kinds and fields, looked up once.
#include "python/language.h"

#include <stdexcept>
#include <string_view>
#include <unordered_map>

#include "python/parser_memory.h"

extern "C" const TSLanguage* tree_sitter_python(void);

namespace hvr {

std::string_view kind_name(Kind k) {
  switch (k) {
    case Kind::other: return "other";
    case Kind::operator_token: return "operator";
#define X(name, text) \
  case Kind::name: return text;
      HVR_KINDS(X)
#undef X
  }
  return "?";
}

std::string_view field_name(Field f) {
  switch (f) {
    case Field::none: return "";
#define X(name, text) \
  case Field::name: return text;
      HVR_FIELDS(X)
#undef X
  }
  return "?";
}

Language::Language() : ts(tree_sitter_python()) {
  install_parser_memory();
  std::unordered_map<std::string_view, Kind> kinds;
#define X(name, text) kinds.emplace(text, Kind::name);
  HVR_KINDS(X)
#undef X
  std::unordered_map<std::string_view, Field> fields;
#define X(name, text) fields.emplace(text, Field::name);
  HVR_FIELDS(X)
#undef X
  const uint32_t symbols = ts_language_symbol_count(ts);
  kind_of_symbol.assign(symbols, Kind::other);
  keeps_symbol.assign(symbols, false);
  size_t found = 0;
  for (uint32_t i = 0; i < symbols; ++i) {
    const std::string_view name = ts_language_symbol_name(ts, static_cast<TSSymbol>(i));
    // A sign that is no operator is that of a number in a `case`.
    keeps_symbol[i] =
        name == "async" || name == "is not" || name == "not in" || name == "-" || name == "+";
    if (ts_language_symbol_type(ts, static_cast<TSSymbol>(i)) != TSSymbolTypeRegular) continue;
    const auto it = kinds.find(name);
    if (it == kinds.end()) continue;
    kind_of_symbol[i] = it->second;
    if (it->second == Kind::line_continuation) continuation = static_cast<TSSymbol>(i);
    ++found;
  }
  if (found < kinds.size())
    throw std::logic_error("the pinned Python grammar lacks a node kind of python/kinds.h");
  const uint32_t count = ts_language_field_count(ts);
  field_of_id.assign(count + 1, Field::none);
  for (uint32_t i = 1; i <= count; ++i) {
    const auto it = fields.find(ts_language_field_name_for_id(ts, static_cast<TSFieldId>(i)));
    if (it != fields.end()) field_of_id[i] = it->second;
  }
}

const Language& language() {
  static const Language l;
  return l;
}

}  // namespace hvr
