// The imports, helpers and statements behind the imports of a module.
#include <algorithm>
#include <map>

#include "engine/rewrite/resolve.h"

namespace hvr {

// Functions and classes first, in the order in which they are needed; then what is worked out from
// them when the module is run, with what it needs in front of it.
Pieces Resolver::helpers() {
  Pieces out, run;
  in_helper_ = true;
  for (size_t i = 0; i < names_.needed_helpers().size(); ++i) {
    const std::string wanted = names_.needed_helpers()[i];
    for (const auto& h : rules_.helpers) {
      if (h.name != wanted) continue;
      Pieces own = plain_layout(
          instantiate(*Evaluator(query_).instance(h.fragment, Captures()).result, {}).tokens,
          kNoUnit);
      const bool runs = plain(own).starts_with(names_.helper(h.name) + " =");
      Pieces text;
      for (int k = 0; k < 3; ++k) text.line("");
      text.append(std::move(own));
      if (runs) {
        text.append(std::move(run));
        run = std::move(text);
      } else {
        out.append(std::move(text));
      }
    }
  }
  out.append(std::move(run));
  in_helper_ = false;
  return out;
}

// The statements behind the imports: those of this module, or those of others that are for all.
Pieces Resolver::behind_imports(bool own) {
  Pieces body;
  std::map<std::string, uint32_t> said;  // what several applications say is said once
  in_helper_ = true;
  for (const auto& [v, of_all, unit] : set_.header) {
    const bool here = tree_.module_of(set_.units[unit].at) == root_;
    if (set_.units[unit].dropped || (own ? !here : here || !of_all)) continue;
    Pieces text = plain_value(v, anywhere(), {"", "", unit, root_, false, true});
    if (said.try_emplace(plain(text), unit).first->second != unit) continue;
    body.line("", unit);
    body.append(std::move(text));
  }
  in_helper_ = false;
  return body;
}

// The imports and helpers, each line with its line ending in front.
Pieces Resolver::header() {
  Pieces body = behind_imports(true);
  Pieces below = helpers();
  if (names_.imports_libraries()) body.append(behind_imports(false));
  Pieces out;
  for (const std::string& line : names_.import_lines()) {
    out.line("");
    out.made(line);
  }
  if (!body.empty()) {
    out.line("");
    out.append(std::move(body));
  }
  for (const auto& module : names_.needed_modules()) {
    out.line("");
    out.made("import " + module);
  }
  out.append(std::move(below));
  return out;
}

bool Resolver::has_header() const {
  return std::any_of(set_.header.begin(), set_.header.end(), [&](const auto& h) {
    return tree_.module_of(set_.units[h.unit].at) == root_;
  });
}

// Takes the semicolon at the beginning away. True where there was one: what follows it stood on the
// line of another statement.
bool Resolver::part_line(Pieces& p) const {
  const std::string all = plain(p);
  const size_t at = all.find_first_not_of(" \t");
  if (at == std::string::npos || all[at] != ';') return false;
  for (auto& items = p.items(); !items.empty(); items.erase(items.begin())) {
    Span& s = items[0].source;
    if (items[0].type != Piece::Type::source) break;
    while (s.size() > 0 && std::string_view("; \t\\").find(text()[s.begin]) != std::string::npos) {
      // A continued line goes on behind its line ending.
      if (text()[s.begin++] != '\\') continue;
      s.begin = std::min(s.end, static_cast<uint32_t>(text().find('\n', s.begin)) + 1);
    }
    if (s.size() > 0) break;
  }
  return true;
}

// Puts the header at its mark, with the blank lines around it.
void Resolver::place_header(Pieces& all) {
  Pieces head = header();
  const size_t mark = all.find(Piece::Type::header);
  if (mark == Pieces::npos || head.empty()) return;
  Pieces after = all.cut(mark + 1);
  const bool shared = part_line(after);
  const std::string rest = plain(after);
  if (names_.header_anchor == kNoNode) {
    // No import to stand behind: the header opens the code.
    head.items().erase(head.items().begin());
    all.append(std::move(head));
    all.line("");
    if (!rest.starts_with('\n') && !rest.starts_with("\r\n")) all.line("");
    all.append(std::move(after));
    return;
  }
  // A blank line behind statements, two behind functions, as the file would have them.
  const size_t blank = names_.needed_helpers().empty() ? 1 : 2;
  const size_t ends = rest.find_first_not_of("\r\n");
  const auto have = static_cast<size_t>(std::count(
      rest.begin(), ends == std::string::npos ? rest.end() : rest.begin() + static_cast<long>(ends),
      '\n'));
  const bool more_than_imports = plain(head).find("\n\n") != std::string::npos;
  all.append(std::move(head));
  if (shared) all.line("");
  if (ends != std::string::npos && more_than_imports)
    for (size_t k = have; k < blank + 1; ++k) all.line("");
  all.append(std::move(after));
}

}  // namespace hvr
