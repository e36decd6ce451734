// Lines are compared as numbers.
#include "cli/diff.h"

#include <algorithm>
#include <unordered_map>

namespace cli {
namespace {

constexpr int kMostDifferences = 500;

using Numbers = std::vector<uint32_t>;

// A range of lines of both texts that is still to be compared.
struct Range {
  size_t a, a_end, b, b_end;
};

class Matcher {
 public:
  Matcher(Numbers a, Numbers b, size_t kinds)
      : a_(std::move(a)), b_(std::move(b)), match_(a_.size(), kGone), seen_(kinds) {
    std::vector<Range> work{{0, a_.size(), 0, b_.size()}};
    while (!work.empty()) {
      Range r = work.back();
      work.pop_back();
      trim(r);
      if (r.a == r.a_end || r.b == r.b_end) continue;
      const auto anchors = common_once(r);
      if (anchors.empty()) {
        myers(r);
        continue;
      }
      Range rest = r;
      for (const auto& [i, k] : anchors) {
        match_[i] = k;
        work.push_back({rest.a, i, rest.b, k});
        rest.a = i + 1;
        rest.b = k + 1;
      }
      work.push_back(rest);
    }
  }
  std::vector<size_t> result() && { return std::move(match_); }

 private:
  void trim(Range& r) {
    while (r.a < r.a_end && r.b < r.b_end && a_[r.a] == b_[r.b]) match_[r.a++] = r.b++;
    while (r.a < r.a_end && r.b < r.b_end && a_[r.a_end - 1] == b_[r.b_end - 1])
      match_[--r.a_end] = --r.b_end;
  }

  // The longest rising sequence of lines that stand once in each part of the range.
  std::vector<std::pair<size_t, size_t>> common_once(const Range& r) {
    for (size_t i = r.a; i < r.a_end; ++i) seen_[a_[i]] = {};
    for (size_t k = r.b; k < r.b_end; ++k) seen_[b_[k]] = {};
    for (size_t i = r.a; i < r.a_end; ++i) ++seen_[a_[i]].in_a;
    for (size_t k = r.b; k < r.b_end; ++k) {
      ++seen_[b_[k]].in_b;
      seen_[b_[k]].at_b = k;
    }
    struct Link {
      size_t a, b, before;
    };
    std::vector<Link> links;
    std::vector<size_t> ends;  // the link that ends the best sequence of each length
    for (size_t i = r.a; i < r.a_end; ++i) {
      const Seen& s = seen_[a_[i]];
      if (s.in_a != 1 || s.in_b != 1) continue;
      const auto at = std::lower_bound(ends.begin(), ends.end(), s.at_b,
                                       [&](size_t l, size_t b) { return links[l].b < b; });
      links.push_back({i, s.at_b, at == ends.begin() ? kGone : *(at - 1)});
      if (at == ends.end())
        ends.push_back(links.size() - 1);
      else
        *at = links.size() - 1;
    }
    std::vector<std::pair<size_t, size_t>> out;
    for (size_t l = ends.empty() ? kGone : ends.back(); l != kGone; l = links[l].before)
      out.emplace_back(links[l].a, links[l].b);
    std::reverse(out.begin(), out.end());
    return out;
  }

  // The greedy way of Myers: on each diagonal the farthest point that d differences reach.
  void myers(const Range& r) {
    const auto n = static_cast<int>(r.a_end - r.a), m = static_cast<int>(r.b_end - r.b);
    const int most = std::min(n + m, kMostDifferences);
    std::vector<int> far(2 * static_cast<size_t>(most) + 3, 0);
    const auto at = [&](std::vector<int>& v, int diagonal) -> int& {
      const int place = diagonal + most + 1;
      return v[static_cast<size_t>(place)];
    };
    std::vector<std::vector<int>> trace;
    for (int d = 0; d <= most; ++d) {
      trace.push_back(far);
      for (int k = -d; k <= d; k += 2) {
        const bool down = k == -d || (k != d && at(far, k - 1) < at(far, k + 1));
        int x = down ? at(far, k + 1) : at(far, k - 1) + 1, y = x - k;
        while (x < n && y < m &&
               a_[r.a + static_cast<size_t>(x)] == b_[r.b + static_cast<size_t>(y)])
          ++x, ++y;
        at(far, k) = x;
        if (x >= n && y >= m) return walk_back(r, n, m, trace, at);
      }
    }
  }

  template <class At>
  void walk_back(const Range& r, int x, int y, std::vector<std::vector<int>>& trace, At at) {
    for (auto d = static_cast<int>(trace.size()) - 1; d >= 0; --d) {
      std::vector<int>& far = trace[static_cast<size_t>(d)];
      const int k = x - y;
      const bool down = d == 0 || k == -d || (k != d && at(far, k - 1) < at(far, k + 1));
      const int from_x = d == 0 ? 0 : down ? at(far, k + 1) : at(far, k - 1);
      const int from_y = d == 0 ? 0 : from_x - (down ? k + 1 : k - 1);
      while (x > from_x && y > from_y)
        match_[r.a + static_cast<size_t>(--x)] = r.b + static_cast<size_t>(--y);
      x = from_x;
      y = from_y;
    }
  }

  struct Seen {
    uint32_t in_a = 0, in_b = 0;
    size_t at_b = 0;
  };
  Numbers a_, b_;
  std::vector<size_t> match_;
  std::vector<Seen> seen_;
};

std::vector<std::string_view> split_lines(std::string_view s) {
  std::vector<std::string_view> out;
  for (size_t i = 0; i < s.size();) {
    const size_t end = std::min(s.find('\n', i), s.size() - 1) + 1;
    out.push_back(s.substr(i, end - i));
    i = end;
  }
  return out;
}

// One line of a diff: `-` of the old text, `+` of the new one, ` ` of both.
struct Step {
  char sign;
  std::string_view text;
};

std::vector<Step> steps_of(const std::vector<std::string_view>& a,
                           const std::vector<std::string_view>& b) {
  std::vector<Step> out;
  size_t k = 0;
  const std::vector<size_t> match = matching_lines(a, b);
  for (size_t i = 0; i <= a.size(); ++i) {
    // Within a change, what goes stands before what comes.
    if (i < a.size() && match[i] == kGone) {
      out.push_back({'-', a[i]});
      continue;
    }
    for (const size_t until = i < a.size() ? match[i] : b.size(); k < until; ++k)
      out.push_back({'+', b[k]});
    if (i < a.size()) out.push_back({' ', a[i]});
    ++k;
  }
  return out;
}

void print_step(std::string& out, const Step& step, bool color) {
  std::string_view body = step.text;
  const bool ended = body.ends_with('\n');
  if (ended) body.remove_suffix(1);
  const bool tinted = color && step.sign != ' ';
  if (tinted) out += step.sign == '+' ? "\x1b[32m" : "\x1b[31m";
  out += step.sign;
  out += body;
  if (tinted) out += "\x1b[0m";
  out += ended ? "\n" : "\n\\ No newline at end of file\n";
}

// `@@ -4,3 +4,4 @@`: where a hunk begins and how many lines it has, in each text. An empty side
// begins behind the line that it names.
void print_range(std::string& out, char sign, size_t before, size_t count) {
  out += ' ';
  out += sign;
  out += std::to_string(count ? before + 1 : before) + "," + std::to_string(count);
}

}  // namespace

std::vector<size_t> matching_lines(const std::vector<std::string_view>& a,
                                   const std::vector<std::string_view>& b) {
  std::unordered_map<std::string_view, uint32_t> known;
  const auto numbers = [&](const std::vector<std::string_view>& lines) {
    Numbers out;
    for (const auto line : lines)
      out.push_back(known.emplace(line, static_cast<uint32_t>(known.size())).first->second);
    return out;
  };
  Numbers left = numbers(a), right = numbers(b);
  return Matcher(std::move(left), std::move(right), known.size()).result();
}

std::string unified_diff(const std::string& path, std::string_view before, std::string_view after,
                         bool color) {
  if (before == after) return {};
  constexpr size_t context = 3;
  const std::vector<Step> steps = steps_of(split_lines(before), split_lines(after));
  std::string out = "--- " + path + "\n+++ " + path + "\n";
  size_t olds = 0, news = 0, done = 0;  // lines of each text, and steps, in front of the hunk
  for (size_t i = 0; i < steps.size();) {
    if (steps[i].sign == ' ') {
      ++i;
      continue;
    }
    // From here to where more than twice the context is unchanged.
    size_t last = i;
    for (size_t k = i; k < steps.size() && k <= last + 2 * context + 1; ++k)
      if (steps[k].sign != ' ') last = k;
    const size_t from = i >= context ? i - context : 0;
    const size_t end = std::min(steps.size(), last + 1 + context);
    for (; done < from; ++done) ++olds, ++news;  // all of them are of both texts
    size_t old_count = 0, new_count = 0;
    for (size_t k = from; k < end; ++k) {
      old_count += steps[k].sign != '+';
      new_count += steps[k].sign != '-';
    }
    out += "@@";
    print_range(out, '-', olds, old_count);
    print_range(out, '+', news, new_count);
    out += " @@\n";
    for (size_t k = from; k < end; ++k) print_step(out, steps[k], color);
    olds += old_count;
    news += new_count;
    done = i = end;
  }
  return out;
}

}  // namespace cli
