// New texts of modules, read as Python.
#include "api/read_results.h"

namespace hvr {
namespace {

size_t hash_of(std::string_view path, std::string_view text) {
  const std::hash<std::string_view> hash;
  return hash(path) * 31 + hash(text);
}

// What it takes, about: the text, its tree and the uses of its names.
size_t bytes_of(const ReadResult& m) {
  return 4 * m.text.size() + m.parsed.tree.size() * sizeof(Node);
}

}  // namespace

std::shared_ptr<const ReadResult> ReadResults::find(std::string_view path,
                                                    std::string_view text) const {
  const size_t hash = hash_of(path, text);
  const std::lock_guard mine(mine_);
  const auto [first, last] = by_hash_.equal_range(hash);
  for (auto it = first; it != last; ++it)
    if (it->second->path == path && it->second->text == text) return it->second;
  return nullptr;
}

void ReadResults::keep(std::shared_ptr<const ReadResult> made) {
  const std::lock_guard mine(mine_);
  bytes_ += bytes_of(*made);
  by_hash_.emplace(hash_of(made->path, made->text), made);
  in_order_.push_back(std::move(made));
  while (bytes_ > most_ && in_order_.size() > 1) {
    const auto oldest = std::move(in_order_.front());
    in_order_.pop_front();
    bytes_ -= bytes_of(*oldest);
    const auto [first, last] = by_hash_.equal_range(hash_of(oldest->path, oldest->text));
    for (auto it = first; it != last; ++it)
      if (it->second == oldest) {
        by_hash_.erase(it);
        break;
      }
  }
}

}  // namespace hvr
