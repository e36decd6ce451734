// New texts of modules, read as Python. Programs that share a module mostly make the same of it:
// then it is read and checked once. Private to the library.
#pragma once
#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

#include "engine/rewrite/valid.h"
#include "python/scopes.h"
#include "python/tree.h"

namespace hvr {

// A new text of the module of one path, and what reading it showed.
struct ReadResult {
  std::string path, text;
  ParsedTree parsed{};
  std::optional<Scopes> scopes{};  // of `parsed`
  SyntaxReport report{};
};

// Those that were read last: at most so many bytes, about. May be asked by several threads.
class ReadResults {
 public:
  explicit ReadResults(size_t most = size_t{32} << 20) : most_(most) {}
  std::shared_ptr<const ReadResult> find(std::string_view path, std::string_view text) const;
  void keep(std::shared_ptr<const ReadResult> made);

 private:
  const size_t most_;
  mutable std::mutex mine_;
  std::unordered_multimap<size_t, std::shared_ptr<const ReadResult>> by_hash_;
  std::deque<std::shared_ptr<const ReadResult>> in_order_;
  size_t bytes_ = 0;
};

}  // namespace hvr
