// Values of parameters: from rule files, from `--set` and from programs that use the library.
#include <algorithm>
#include <charconv>

#include "dsl/declarations.h"
#include "source/json.h"

namespace hvr::dsl {
namespace {

using Type = ir::RulesetParameter::Type;
using Items = std::vector<std::pair<std::string, std::string>>;

bool is_number(const std::string& text, int64_t& out) {
  const char* last = text.data() + text.size();
  const auto [end, fault] = std::from_chars(text.data(), last, out);
  return !text.empty() && fault == std::errc() && end == last;
}

std::string trimmed(std::string_view text) {
  const size_t first = text.find_first_not_of(" \t\r\n");
  if (first == std::string_view::npos) return {};
  return std::string(text.substr(first, text.find_last_not_of(" \t\r\n") + 1 - first));
}

// `a, b` or `a=1, b=2`; nothing for what is none.
std::optional<Items> short_form(const std::string& text, bool table) {
  Items out;
  for (size_t at = 0; at <= text.size() && !text.empty();) {
    const size_t end = std::min(text.find(',', at), text.size());
    const std::string one = text.substr(at, end - at);
    at = end + 1;
    if (!table) {
      out.emplace_back("", trimmed(one));
      continue;
    }
    const size_t equals = one.find('=');
    if (equals == std::string::npos) return std::nullopt;
    out.emplace_back(trimmed(one.substr(0, equals)), trimmed(one.substr(equals + 1)));
  }
  return out;
}

// A JSON list or object of texts or numbers.
std::optional<Items> json_form(const std::string& text, bool table) {
  JsonProblem problem;
  const auto json = Json::parse(text, problem);
  if (!json || json->kind(0) != (table ? Json::Kind::object : Json::Kind::list))
    return std::nullopt;
  Items out;
  for (const uint32_t child : json->children(0)) {
    const Json::Value& v = (*json)[child];
    const auto said = v.kind == Json::Kind::string ? json->said(v.span)
                                                   : std::optional(std::string(json->text(child)));
    const auto key = table ? json->said(v.key) : std::optional<std::string>("");
    const bool plain = v.kind == Json::Kind::string || v.kind == Json::Kind::number;
    if (!plain || !said || !key) return std::nullopt;
    out.emplace_back(*key, *said);
  }
  return out;
}

// Whether the parameter takes the value, which it then has; `wanted` says what it would take.
bool set_many(ir::RulesetParameter& r, const std::string& value, std::string& wanted) {
  const bool table = r.type == Type::table;
  const std::string what = r.numbers ? "whole numbers" : "texts";
  wanted = table ? "a table of " + what + " such as `a=" + (r.numbers ? "1" : "x") +
                       "` or `{\"a\": " + (r.numbers ? "1" : "\"x\"") + "}`"
                 : "a list of " + what + " such as " + (r.numbers ? "`0,1`" : "`a,b`") + " or " +
                       (r.numbers ? "`[0, 1]`" : "`[\"a\", \"b\"]`");
  const std::string text = trimmed(value);
  const bool json = text.starts_with('[') || text.starts_with('{');
  auto items = json ? json_form(text, table) : short_form(text, table);
  int64_t number = 0;
  const auto fits = [&](const auto& item) { return !r.numbers || is_number(item.second, number); };
  if (!items || !std::all_of(items->begin(), items->end(), fits)) return false;
  // As JSON has it, the last of a name counts.
  Items last;
  for (const auto& item : *items) {
    if (table) std::erase_if(last, [&](const auto& other) { return other.first == item.first; });
    last.push_back(item);
  }
  r.items = std::move(last);
  return true;
}

}  // namespace

std::string set_parameter(ir::Ruleset& rules, const Names& names, const std::string& name,
                          const std::string& value) {
  const auto it = names.parameters.find(name);
  if (it == names.parameters.end()) {
    const std::string near = suggest(name, names.parameters);
    return "the ruleset has no parameter `" + name + "`" + (near.empty() ? "" : "; " + near);
  }
  ir::RulesetParameter& r = rules.parameters[it->second];
  bool ok = true;
  std::string wanted;
  switch (r.type) {
    case Type::boolean:
      ok = value == "true" || value == "false";
      wanted = "true or false";
      break;
    case Type::integer:
      ok = is_number(value, r.number);
      wanted = "a whole number";
      break;
    case Type::choice:
      ok = std::find(r.choices.begin(), r.choices.end(), value) != r.choices.end();
      wanted = "one of ";
      for (size_t i = 0; i < r.choices.size(); ++i) wanted += (i ? ", " : "") + r.choices[i];
      break;
    case Type::text: break;
    case Type::list:
    case Type::table: ok = set_many(r, value, wanted); break;
  }
  if (!ok) return "`" + name + "` takes " + wanted + ", not `" + value + "`";
  r.value = value;
  return {};
}

}  // namespace hvr::dsl
