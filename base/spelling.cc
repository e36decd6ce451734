// Edit distance with exchanges: the restricted Damerau-Levenshtein (optimal string alignment) one.
#include "base/spelling.h"

#include <algorithm>
#include <array>

namespace hvr {
namespace {

size_t distance(const std::string& a, const std::string& b) {
  std::array<std::vector<size_t>, 3> rows;  // the row of i - 2, of i - 1, of i
  for (auto& r : rows) r.resize(b.size() + 1);
  for (size_t j = 0; j <= b.size(); ++j) rows[2][j] = j;
  for (size_t i = 1; i <= a.size(); ++i) {
    std::rotate(rows.begin(), rows.begin() + 1, rows.end());
    rows[2][0] = i;
    for (size_t j = 1; j <= b.size(); ++j) {
      rows[2][j] = std::min({rows[1][j] + 1, rows[2][j - 1] + 1,
                             rows[1][j - 1] + static_cast<size_t>(a[i - 1] != b[j - 1])});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
        rows[2][j] = std::min(rows[2][j], rows[0][j - 2] + 1);
    }
  }
  return rows[2][b.size()];
}

}  // namespace

std::string did_you_mean(const std::string& wanted, const std::vector<std::string>& names) {
  // A word of the length of a letter or two is near to anything.
  size_t least = std::max<size_t>(wanted.size() > 3 ? 2 : 1, wanted.size() / 3) + 1;
  if (wanted.size() < 2 || wanted.size() > 100) return {};
  const std::string* best = nullptr;
  for (const auto& n : names) {
    const size_t differ =
        n.size() > wanted.size() ? n.size() - wanted.size() : wanted.size() - n.size();
    if (differ >= least) continue;
    const size_t d = distance(wanted, n);
    if (d >= least || d >= n.size()) continue;
    least = d;
    best = &n;
  }
  return best ? "did you mean `" + *best + "`?" : "";
}

}  // namespace hvr
