#include "engine/match/views.h"

#include <cctype>
#include <vector>

namespace hvr {
namespace {

using Type = Value::Type;

bool small(char c) { return std::islower(static_cast<unsigned char>(c)) != 0; }
bool capital(char c) { return std::isupper(static_cast<unsigned char>(c)) != 0; }

std::vector<std::string> words_of(std::string_view name) {
  std::vector<std::string> out(1);
  for (size_t i = 0; i < name.size(); ++i) {
    const bool begins = i > 0 && capital(name[i]) &&
                        (!capital(name[i - 1]) || (i + 1 < name.size() && small(name[i + 1])));
    if ((begins || name[i] == '_') && !out.back().empty()) out.emplace_back();
    if (name[i] != '_')
      out.back() += static_cast<char>(std::tolower(static_cast<unsigned char>(name[i])));
  }
  if (out.back().empty() && out.size() > 1) out.pop_back();
  return out;
}

}  // namespace

std::string_view text_view(std::string_view python) {
  const std::string_view prefix = python.substr(0, python.find_first_of("'\""));
  const bool text = prefix.size() < python.size() && prefix.size() <= 2 &&
                    prefix.find_first_of("bB") == std::string_view::npos &&
                    (python.ends_with('\'') || python.ends_with('"'));
  return text ? string_content(python) : python;
}

std::string_view text_view(const Tree& tree, NodeId n) {
  return tree.kind(n) == Kind::string ? text_view(tree.text(n)) : tree.text(n);
}

Value item_value(const ir::RulesetParameter& p, const std::string& text) {
  return p.numbers ? number_of(text) : Value::of_text(text);
}

namespace {

// A value as keys are written: strings without their quotes.
std::optional<std::string> key_text(const Query& q, const Value& v) {
  switch (v.type) {
    case Type::text: return std::string(string_content(v.text));
    case Type::integer: return std::to_string(v.integer);
    case Type::node: return std::string(text_view(q.tree, v.node));
    default: return std::nullopt;
  }
}

}  // namespace

Value entry_of(const Query& q, const ir::TableName& t, const Value& v) {
  if (!t.parameter) {
    const bool text =
        v.type == Type::text || (v.type == Type::node && q.tree.kind(v.node) == Kind::string);
    const auto& table = q.rules.library.tables.at(t.name);
    const auto row = text ? table.find(*key_text(q, v)) : table.end();
    if (row == table.end()) return {};
    Value klass = Value::of(Type::klass);
    klass.text = row->second;
    return klass;
  }
  const ir::RulesetParameter& p = q.rules.parameters[*t.parameter];
  const bool table = p.type == ir::RulesetParameter::Type::table;
  const auto key = key_text(q, v);
  for (const auto& [name, value] : p.items)
    if (key == (table ? name : value)) return item_value(p, value);
  return {};
}

Value element_at(const Query& q, const ir::RulesetParameter* p, const Value& list,
                 const Value& at) {
  if (p && p->type == ir::RulesetParameter::Type::table) {
    const auto text = key_text(q, at);
    if (!text) return Value::of(at.type == Type::absent ? Type::absent : Type::unknown);
    for (const auto& [name, value] : p->items)
      if (name == *text) return item_value(*p, value);
    return Value::of(Type::absent);
  }
  const Value key = at.type == Type::node ? constant_of(q, at.node) : at;
  if (key.type != Type::integer || list.type != Type::nodes) return Value::of(Type::unknown);
  const auto elements = list.elements();
  const bool inside = key.integer >= 0 && static_cast<uint64_t>(key.integer) < elements.size();
  return inside ? elements[static_cast<size_t>(key.integer)] : Value::of(Type::absent);
}

std::string recased(ir::Case to, std::string_view name) {
  std::string out;
  switch (to) {
    case ir::Case::lower:
    case ir::Case::upper:
      for (const char c : name) {
        const auto u = static_cast<unsigned char>(c);
        out += static_cast<char>(to == ir::Case::lower ? std::tolower(u) : std::toupper(u));
      }
      return out;
    case ir::Case::snake:
    case ir::Case::camel: break;
  }
  // What a name begins and ends with stays: `_private`.
  const size_t begin = std::min(name.find_first_not_of('_'), name.size());
  const size_t end = name.find_last_not_of('_') + 1;
  if (begin >= end) return std::string(name);
  out = name.substr(0, begin);
  bool first = true;
  for (std::string& word : words_of(name.substr(begin, end - begin))) {
    if (to == ir::Case::snake)
      out += (first ? "" : "_") + word;
    else if (first)
      out += word;
    else
      out += static_cast<char>(std::toupper(static_cast<unsigned char>(word[0]))) + word.substr(1);
    first = false;
  }
  return out + std::string(name.substr(end));
}

}  // namespace hvr
