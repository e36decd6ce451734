// Names as numbers: two symbols of one table are equal exactly where their texts are.
#pragma once
#include <cstdint>
#include <cstring>
#include <deque>
#include <string>
#include <string_view>
#include <vector>

namespace hvr {

using Symbol = uint32_t;
inline constexpr Symbol kNoSymbol = 0;  // of the empty text

class Symbols {
 public:
  Symbols() { of(""); }
  Symbols(const Symbols&) = delete;
  Symbols& operator=(const Symbols&) = delete;

  Symbol of(std::string_view text) {
    if (texts_.size() * 2 >= slots_.size()) grow();
    const uint32_t hash = hashed(text);
    size_t i = hash & (slots_.size() - 1);
    for (; slots_[i].symbol != kEmpty; i = (i + 1) & (slots_.size() - 1))
      if (slots_[i].hash == hash && texts_[slots_[i].symbol] == text) return slots_[i].symbol;
    const auto symbol = static_cast<Symbol>(texts_.size());
    texts_.emplace_back(text);
    slots_[i] = {hash, symbol};
    return symbol;
  }
  // The symbol of a text that has one already, else kNoSymbol.
  Symbol find(std::string_view text) const {
    const uint32_t hash = hashed(text);
    for (size_t i = hash & (slots_.size() - 1);; i = (i + 1) & (slots_.size() - 1)) {
      if (slots_[i].symbol == kEmpty) return kNoSymbol;
      if (slots_[i].hash == hash && texts_[slots_[i].symbol] == text) return slots_[i].symbol;
    }
  }
  const std::string& text(Symbol symbol) const { return texts_[symbol]; }
  size_t size() const { return texts_.size(); }

 private:
  static constexpr Symbol kEmpty = UINT32_MAX;
  struct Slot {
    uint32_t hash = 0;
    Symbol symbol = kEmpty;
  };
  // Eight bytes at a time; names are short.
  static uint32_t hashed(std::string_view text) {
    uint64_t h = text.size() * 0x9E3779B97F4A7C15ULL;
    const auto mix = [&](uint64_t word) {
      h = (h ^ word) * 0xD6E8FEB86659FD93ULL;
      h ^= h >> 32;
    };
    for (; text.size() >= sizeof(uint64_t); text.remove_prefix(sizeof(uint64_t))) {
      uint64_t word = 0;
      std::memcpy(&word, text.data(), sizeof word);
      mix(word);
    }
    uint64_t rest = 0;
    for (const char c : text) rest = rest << 8 | static_cast<unsigned char>(c);
    mix(rest);
    return static_cast<uint32_t>(h ^ h >> 29);
  }
  void grow() {
    const std::vector<Slot> old = std::move(slots_);
    slots_.assign(old.empty() ? 64 : old.size() * 2, {});
    for (const Slot& s : old) {
      if (s.symbol == kEmpty) continue;
      size_t i = s.hash & (slots_.size() - 1);
      while (slots_[i].symbol != kEmpty) i = (i + 1) & (slots_.size() - 1);
      slots_[i] = s;
    }
  }

  std::deque<std::string> texts_;  // stay where they are
  std::vector<Slot> slots_;        // a power of two
};

}  // namespace hvr
