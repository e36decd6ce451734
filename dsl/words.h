// Words of rule files: quoted texts, and names that were perhaps meant.
#pragma once
#include <string>
#include <vector>

namespace hvr::dsl {

// The inside of a quoted text; only quotes and backslashes are escaped in it, regular expressions
// keep theirs.
std::string unquote(const std::string& text);
// The nearest of `names` to `wanted`, as "did you mean `x`?", or "".
std::string suggest(const std::string& wanted, const std::vector<std::string>& names);
template <class Map>
std::string suggest_key(const std::string& wanted, const Map& map) {
  std::vector<std::string> names;
  for (const auto& [name, held] : map) names.push_back(name);
  return suggest(wanted, names);
}

}  // namespace hvr::dsl
