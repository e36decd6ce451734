// Python between backticks: turned into a pattern (what to match) and segments (what to emit).
//
// Holes are overwritten by one identifier before tree-sitter sees the text; which byte of the rule
// file each byte of it was is kept. A node is a hole because its span is a hole's span; spelling
// plays no part.
#pragma once
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <unordered_map>

#include "base/codes.h"
#include "grammar/ast.h"
#include "ir/program.h"
#include "python/tree.h"

namespace hvr::dsl {

enum class FragmentUse { pattern, result, helper };

// Parses fragments, each text once: many rules say the same.
class FragmentParser {
 public:
  std::shared_ptr<const ParsedTree> parse(const std::string& text) {
    auto& held = held_[text];
    if (!held) held = std::make_shared<const ParsedTree>(parse_python(text));
    return held;
  }

 private:
  std::unordered_map<std::string, std::shared_ptr<const ParsedTree>> held_;
};

struct FragmentScope {
  FragmentParser* parser = nullptr;
  const ir::Library* library = nullptr;
  const std::set<std::string>* import_aliases = nullptr;
  const std::set<std::string>* helpers = nullptr;
  std::set<std::string>* emitted = nullptr;  // names that earlier results of the declaration bind
  // Gives the number of a hole, nothing for `$_`; `binds` where the hole may be new.
  std::function<std::optional<ir::HoleId>(const std::string& name, bool sequence, Span span,
                                          bool binds)>
      hole;
  // Lowers the inside of a `${...}` that begins at byte `base` of the file.
  std::function<ir::ValueId(std::string_view text, uint32_t base)> splice;
  std::function<void(Code code, Span span, std::string message, std::string help)> report;
};

// Compiles a fragment. Nothing (and a report) when it is not Python.
std::optional<ir::Fragment> compile_fragment(const ast::Fragment& fragment, FragmentUse use,
                                             const FragmentScope& scope);

}  // namespace hvr::dsl
