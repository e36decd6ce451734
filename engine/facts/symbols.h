// Names as numbers: two symbols of one table are equal exactly where their texts are.
#pragma once
#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <unordered_map>

namespace hvr {

using Symbol = uint32_t;
inline constexpr Symbol kNoSymbol = 0;  // of the empty text

class Symbols {
 public:
  Symbols() { of(""); }
  Symbols(const Symbols&) = delete;
  Symbols& operator=(const Symbols&) = delete;

  Symbol of(std::string_view text) {
    if (const auto it = known_.find(text); it != known_.end()) return it->second;
    const auto symbol = static_cast<Symbol>(texts_.size());
    known_.emplace(texts_.emplace_back(text), symbol);
    return symbol;
  }
  // The symbol of a text that has one already, else kNoSymbol.
  Symbol find(std::string_view text) const {
    const auto it = known_.find(text);
    return it == known_.end() ? kNoSymbol : it->second;
  }
  const std::string& text(Symbol symbol) const { return texts_[symbol]; }
  size_t size() const { return texts_.size(); }

 private:
  std::deque<std::string> texts_;  // stay where they are: the keys below point into them
  std::unordered_map<std::string_view, Symbol> known_;
};

}  // namespace hvr
