// Statements, blocks, indentation and the header behind the imports.
#include <algorithm>
#include <set>

#include "engine/rewrite/render.h"

namespace hvr {

using Type = Value::Type;

std::string reindent(const std::string& text, const std::string& from, const std::string& to) {
  std::string out;
  std::string quote;  // the open string's quotes
  for (size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    out += c;
    if (!quote.empty()) {
      if (c == '\\' && i + 1 < text.size())
        out += text[++i];
      else if (text.compare(i, quote.size(), quote) == 0) {
        out.append(text, i + 1, quote.size() - 1);
        i += quote.size() - 1;
        quote.clear();
      } else if (c == '\n' && quote.size() == 1) {
        quote.clear();
      }
      if (!quote.empty()) continue;
    } else if (c == '#') {
      while (i + 1 < text.size() && text[i + 1] != '\n') out += text[++i];
      continue;
    } else if (c == '"' || c == '\'') {
      quote = text.compare(i, 3, std::string(3, c)) == 0 ? std::string(3, c) : std::string(1, c);
      out.append(text, i + 1, quote.size() - 1);
      i += quote.size() - 1;
      continue;
    }
    if (c == '\n' && text.compare(i + 1, from.size(), from) == 0) {
      const size_t rest = i + 1 + from.size();
      if (rest < text.size() && text[rest] != '\n' && text[rest] != '\r') {
        out += to;
        i += from.size();
      }
    }
  }
  return out;
}

bool Renderer::one_line_suite(NodeId b) const {
  if (tree_.kind(b) != Kind::block) return false;
  uint32_t i = tree_.span(b).begin;
  while (i > 0 && (tree_.text()[i - 1] == ' ' || tree_.text()[i - 1] == '\t')) --i;
  return i > 0 && tree_.text()[i - 1] == ':';
}

std::string Renderer::indent_of(NodeId s) const {
  const NodeId b = tree_.parent(s);
  if (b != kNoNode && one_line_suite(b))
    return std::string(tree_.indentation(b)) + source_.indent_unit;
  return std::string(tree_.indentation(s));
}

bool Renderer::has_statement_edits(NodeId n) const {
  return has(n, K::before) || has(n, K::after) || has(n, K::guard) || has(n, K::remove) ||
         (has(n, K::replace) && at(n, K::replace)[0]->results.size() > 1);
}

bool Renderer::expands_inline_suite(NodeId b) const {
  if (!one_line_suite(b)) return false;
  for (NodeId c = tree_.first_child(b); c != kNoNode; c = tree_.next_sibling(c))
    if (has_statement_edits(c)) return true;
  return false;
}

std::string Renderer::lines(const Edit& e, const std::string& indent) {
  std::string out;
  if (e.name == "hoist") {
    // The value gets its name first; what was to follow the value follows this statement.
    out = fresh(e.unit, "value") + " = " + core(e.results[0].node);
    for (size_t i = 1; i < e.results.size(); ++i)
      out += source_.newline + indent + value(e.results[i], 0, indent, e.unit, e.node);
    return out;
  }
  for (const Value& v : e.results) {
    if (!out.empty()) out += source_.newline + indent;
    out += value(v, 0, indent, e.unit, e.node);
  }
  return out;
}

// The guard's text up to where the guarded statement begins.
std::string Renderer::guard_header(const Edit& e, const std::string& indent) {
  const NodeId outer = self_;
  const std::string outer_text = self_text_;
  self_ = e.node;
  self_text_ = "\x01";
  const std::string text = value(e.results[0], 0, indent, e.unit, e.node);
  self_ = outer;
  self_text_ = outer_text;
  return text.substr(0, text.find('\x01'));
}

std::vector<std::string> Renderer::guard_headers(NodeId n, const std::string& indent) {
  std::vector<std::string> out;
  for (const Edit* e : at(n, K::guard)) {
    std::string header = guard_header(*e, indent);
    if (std::find(out.begin(), out.end(), header) == out.end()) out.push_back(std::move(header));
  }
  return out;
}

std::string Renderer::statement(NodeId n, const std::string& indent) {
  std::string text = node(n);
  const std::string own(tree_.indentation(n));
  if (own != indent) text = reindent(text, own, indent);
  return text;
}

std::string Renderer::block(NodeId n) {
  const NodeId anchor = n == root_ ? names_.header_anchor : kNoNode;
  bool relaid = false;
  std::vector<NodeId> kids;
  for (NodeId c = tree_.first_child(n); c != kNoNode; c = tree_.next_sibling(c)) {
    kids.push_back(c);
    relaid = relaid || has_statement_edits(c);
  }
  const bool header_wanted = n == root_;
  if (!relaid && !header_wanted) return compose(n);
  const bool open = one_line_suite(n);
  const std::string& eol = source_.newline;
  std::string out;
  uint32_t at_byte = tree_.span(n).begin;
  bool emptied = true;
  bool header_open = header_wanted && anchor == kNoNode;
  for (size_t i = 0; i < kids.size(); ++i) {
    const NodeId c = kids[i];
    const std::string indent = indent_of(c);
    std::string gap(tree_.text().substr(at_byte, tree_.span(c).begin - at_byte));
    at_byte = tree_.span(c).end;
    const bool comment = tree_.kind(c) == Kind::comment;
    if (has(c, K::remove)) {
      // The whole line goes, with a comment behind the statement.
      if (i + 1 < kids.size() && tree_.kind(kids[i + 1]) == Kind::comment) {
        const auto between = tree_.text().substr(at_byte, tree_.span(kids[i + 1]).begin - at_byte);
        if (between.find('\n') == std::string_view::npos) {
          at_byte = tree_.span(kids[i + 1]).end;
          ++i;
        }
      }
      const size_t line = gap.rfind('\n');
      if (line == std::string::npos && out.empty() && n == root_) {
        // The first line of the file: its line ending goes instead.
        while (at_byte < tree_.text().size() && tree_.text()[at_byte] != '\n') ++at_byte;
        if (at_byte < tree_.text().size()) ++at_byte;
      }
      out += line == std::string::npos
                 ? ""
                 : gap.substr(0, line > 0 && gap[line - 1] == '\r' ? line - 1 : line);
      continue;
    }
    const bool inline_gap = gap.find('\n') == std::string::npos && i > 0;
    const bool near_edit = has_statement_edits(c) || (i > 0 && has_statement_edits(kids[i - 1]));
    if (!comment && (open || (inline_gap && near_edit))) gap = eol + indent;
    out += gap;
    if (header_open && !comment) {
      out += "\x02";
      header_open = false;
    }
    if (!comment) emptied = false;
    const auto guards = guard_headers(c, indent);
    std::set<std::pair<uint32_t, std::string>> said;
    for (const Edit* e : at(c, K::before)) {
      // What one rule says twice at one place is said once.
      std::string text = lines(*e, indent);
      if (said.emplace(e->rule, text).second) out += text + eol + indent;
    }
    if (guards.empty()) {
      out += comment ? std::string(tree_.text(c)) : statement(c, indent);
    } else {
      const std::string& header = guards[0];
      const std::string inner = indent + source_.indent_unit;
      std::string text = statement(c, indent);
      for (const auto& g : guards) text = g + reindent(text, indent, inner);
      out += text;
      // Neighbours with an equal header share it.
      while (guards.size() == 1 && i + 1 < kids.size() && !has(c, K::after)) {
        const NodeId next = kids[i + 1];
        const auto more = guard_headers(next, indent);
        const std::string between(tree_.text().substr(at_byte, tree_.span(next).begin - at_byte));
        if (more.size() != 1 || has(next, K::before) || has(kids[i], K::after) ||
            between.find('\n') == std::string::npos ||
            between.find_first_not_of(" \t\r\n") != std::string::npos || more[0] != header)
          break;
        out += reindent(between + "x", indent, inner);
        out.pop_back();
        out += reindent(statement(next, indent), indent, inner);
        at_byte = tree_.span(next).end;
        ++i;
      }
    }
    const NodeId done = kids[i];
    std::vector<const Edit*> after = at(done, K::after);
    if (after.empty() && done != anchor) continue;
    // A comment at the end of the line belongs to the statement.
    if (i + 1 < kids.size() && tree_.kind(kids[i + 1]) == Kind::comment) {
      const auto between = tree_.text().substr(at_byte, tree_.span(kids[i + 1]).begin - at_byte);
      if (between.find('\n') == std::string_view::npos) {
        out += std::string(between) + std::string(tree_.text(kids[i + 1]));
        at_byte = tree_.span(kids[i + 1]).end;
        ++i;
      }
    }
    std::set<std::pair<uint32_t, std::string>> said_after;
    for (const Edit* e : after) {
      std::string text = lines(*e, indent);
      if (said_after.emplace(e->rule, text).second) out += eol + indent + text;
    }
    if (done == anchor) out += "\x02";
  }
  if (emptied && n != root_) {
    const NodeId first = kids.empty() ? n : kids[0];
    out += (kids.empty() ? ""
                         : (open          ? eol + indent_of(first)
                            : out.empty() ? ""
                                          : eol + indent_of(first))) +
           "pass";
  }
  return out.append(tree_.text().substr(std::min(at_byte, tree_.span(n).end),
                                        tree_.span(n).end - std::min(at_byte, tree_.span(n).end)));
}

std::string Renderer::helpers_text() {
  std::string out;
  in_helper_ = true;
  for (size_t i = 0; i < names_.needed_helpers().size(); ++i) {
    const std::string wanted = names_.needed_helpers()[i];
    for (const auto& h : rules_.helpers) {
      if (h.name != wanted) continue;
      std::string text = instantiate({h.fragment, {}}, "", 0, kNoNode);
      // A helper's own name is the one that was given out for it.
      const std::string spelled = names_.helper(h.name);
      const size_t def = text.find("def " + h.name + "(");
      if (def != std::string::npos && spelled != h.name)
        text.replace(def + 4, h.name.size(), spelled);
      out += source_.newline + source_.newline + source_.newline + text;
    }
  }
  in_helper_ = false;
  return out;
}

std::string Renderer::header() {
  const std::string& eol = source_.newline;
  std::string body;
  in_helper_ = true;
  for (const auto& [unit, v] : set_.header)
    if (!set_.units[unit].dropped && tree_.module_of(set_.units[unit].at) == root_)
      body += eol + value(v, 0, "", unit, root_);
  in_helper_ = false;
  const std::string helpers = helpers_text();
  std::string out;
  for (const auto& i : names_.needed_imports())
    out += eol +
           (i.module == i.alias ? "import " + i.module : "import " + i.module + " as " + i.alias);
  if (!body.empty()) out += eol + body;
  for (const auto& module : names_.needed_modules()) out += eol + "import " + module;
  out += helpers;
  return out;
}

bool Renderer::has_header() const {
  return std::any_of(set_.header.begin(), set_.header.end(), [&](const auto& h) {
    return tree_.module_of(set_.units[h.first].at) == root_;
  });
}

std::string Renderer::file() {
  std::string out = touched(root_) || has_header() ? block(root_) : std::string(tree_.text(root_));
  const std::string head = header();
  const size_t mark = out.find('\x02');
  if (mark == std::string::npos) return out;
  std::string before = out.substr(0, mark), after = out.substr(mark + 1);
  if (head.empty()) return before + after;
  const std::string& eol = source_.newline;
  if (names_.header_anchor == kNoNode) {
    // No import to stand behind: the header opens the code.
    return before + head.substr(eol.size()) + eol + (after.starts_with(eol) ? "" : eol) + after;
  }
  // A blank line behind statements, two behind functions, as the file would have them.
  const size_t blank = names_.needed_helpers().empty() ? 1 : 2;
  size_t have = 0;
  for (size_t i = 0; i < after.size() && (after[i] == '\n' || after[i] == '\r'); ++i)
    have += after[i] == '\n';
  const bool more_than_imports = head.find(eol + eol) != std::string::npos;
  std::string fill;
  const bool rest = after.find_first_not_of("\r\n") != std::string::npos;
  if (rest && more_than_imports)
    for (size_t k = have; k < blank + 1; ++k) fill += eol;
  return before + head + fill + after;
}

}  // namespace hvr
