// One slip within a word.
#include "dsl/slips.h"

#include <cctype>
#include <vector>

#include "base/spelling.h"
#include "python/builtins.h"

namespace hvr::dsl {
namespace {

constexpr size_t kLeast = 5;  // letters of a word that is not near to everything

bool is_digit(char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; }

bool exchanged_or_replaced(std::string_view a, std::string_view b) {
  size_t i = 0;
  while (i < a.size() && a[i] == b[i]) ++i;
  if (i == a.size()) return false;
  const bool rest = a.substr(i + 1) == b.substr(i + 1);
  if (rest)
    return i > 0 && i + 1 < a.size() && a.size() >= kLeast && !is_digit(a[i]) && !is_digit(b[i]);
  return i + 1 < a.size() && a[i] == b[i + 1] && a[i + 1] == b[i] && !is_digit(a[i]) &&
         !is_digit(b[i]) && a.substr(i + 2) == b.substr(i + 2);
}

bool left_out(std::string_view longer, std::string_view shorter) {
  size_t i = 0;
  while (i < shorter.size() && longer[i] == shorter[i]) ++i;
  return i > 0 && i < shorter.size() && shorter.size() >= kLeast && !is_digit(longer[i]) &&
         longer.substr(i + 1) == shorter.substr(i);
}

bool one_slip(std::string_view a, std::string_view b) {
  if (a.size() == b.size()) return a.size() > 3 && exchanged_or_replaced(a, b);
  if (a.size() == b.size() + 1) return left_out(a, b);
  return b.size() == a.size() + 1 && left_out(b, a);
}

std::string_view first_part(std::string_view dotted) { return dotted.substr(0, dotted.find('.')); }

// Whether the table has a name that begins with the first `end` bytes of `name` and its next part;
// if not, what is made of `name` by the next part of one that is near.
template <class Table>
void look(const Table& table, std::string_view name, size_t end, bool& known, std::string& near) {
  const std::string_view before = name.substr(0, end), part = first_part(name.substr(end));
  if (known || part.empty()) return;
  const auto begins = [&](const auto& it, std::string_view with) {
    return it != table.end() && it->first.starts_with(with);
  };
  const std::string_view whole = name.substr(0, end + part.size());
  const auto at = table.lower_bound(whole);
  if (begins(at, whole) && first_part(std::string_view(at->first).substr(end)) == part) {
    known = true;
    return;
  }
  // Every part once: what has the part, or goes on behind a point, sorts in front of `part` + "/".
  const std::string_view letter = name.substr(0, end + 1);
  for (auto it = table.lower_bound(letter); begins(it, letter);) {
    const std::string_view other = first_part(std::string_view(it->first).substr(end));
    if (near.empty() && one_slip(part, other))
      near = std::string(before) + std::string(other) + std::string(name.substr(end + part.size()));
    it = table.lower_bound(std::string(before) + std::string(other) + "/");
  }
}

}  // namespace

std::string slip_of(const ir::Library& library, std::string_view name) {
  if (library.functions.contains(name) || library.classes.contains(name)) return {};
  for (size_t dot = name.find('.'); dot != std::string_view::npos; dot = name.find('.', dot + 1)) {
    bool known = false;
    std::string near;
    look(library.classes, name, dot + 1, known, near);
    look(library.functions, name, dot + 1, known, near);
    look(library.aliases, name, dot + 1, known, near);
    if (known) continue;
    return near.empty() ? "" : "did you mean `" + near + "`?";
  }
  return {};
}

std::string meant_by(const ir::Library& library, const std::string& name) {
  if (name == "builtins") return "what Python has without an import is written without `builtins.`";
  std::vector<std::string> known(library.roots.begin(), library.roots.end());
  for (const std::string_view builtin : builtin_names()) known.emplace_back(builtin);
  const std::string near = did_you_mean(name, known);
  const std::string rest = "write `$" + name + "` for a hole, or declare `library " + name + "`";
  return near.empty() ? rest : near + " (if not, " + rest + ")";
}

std::string no_builtin(const ir::Library& library, std::string_view name) {
  constexpr std::string_view kModule = "builtins.";
  if (!name.starts_with(kModule)) return {};
  const std::string first(first_part(name.substr(kModule.size())));
  if (is_builtin_name(first)) return {};
  const std::string whole = std::string(kModule) + first;
  bool known = false;
  std::string near;
  look(library.classes, name, kModule.size(), known, near);
  look(library.functions, name, kModule.size(), known, near);
  look(library.aliases, name, kModule.size(), known, near);
  if (known) return {};
  std::vector<std::string> all;
  for (const std::string_view builtin : builtin_names())
    all.push_back(std::string(kModule) + std::string(builtin));
  near = did_you_mean(whole, all);
  return near.empty() ? "Python has no `" + first + "` of its own; if it has, declare it" : near;
}

}  // namespace hvr::dsl
