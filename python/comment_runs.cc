// One pass over the lines; the tokens are asked only where a run was seen.
#include "python/comment_runs.h"

#include <algorithm>

#include "python/lexical.h"

namespace hvr {
namespace {

constexpr size_t kLeftIn = 2;  // the first of a run may end the statement in front of it

using Run = std::vector<Span>;

// Comment lines, or lines of a string that look like them.
std::vector<Run> likely_runs(std::string_view text, size_t longest) {
  std::vector<Run> out;
  Run run;
  std::string_view indentation;
  const auto close = [&] {
    if (run.size() > longest) out.push_back(std::move(run));
    run.clear();
  };
  for (size_t begin = 0, end; begin < text.size(); begin = end + 1) {
    end = std::min(text.find('\n', begin), text.size());
    const std::string_view line = text.substr(begin, end - begin);
    const size_t first = line.find_first_not_of(" \t\r");
    if (first == std::string_view::npos) continue;
    if (line[first] != '#') {
      close();
      continue;
    }
    if (!run.empty() && line.substr(0, first) != indentation) close();
    indentation = line.substr(0, first);
    run.push_back({static_cast<uint32_t>(begin + first), static_cast<uint32_t>(end)});
  }
  close();
  return out;
}

// Where a comment may stand: between tokens, and not in a field of an f-string.
class Between {
 public:
  explicit Between(const std::vector<Lexeme>& tokens) : tokens_(tokens) {}
  // To be asked in the order of the text.
  bool holds(Span comment) {
    while (next_ < tokens_.size() && tokens_[next_].span.end <= comment.begin) {
      if (tokens_[next_].kind == LexemeKind::fstring_start) ++inside_;
      if (tokens_[next_].kind == LexemeKind::fstring_end) --inside_;
      ++next_;
    }
    return inside_ == 0 && (next_ == tokens_.size() || tokens_[next_].span.begin >= comment.end);
  }

 private:
  const std::vector<Lexeme>& tokens_;
  size_t next_ = 0;
  int inside_ = 0;
};

}  // namespace

CommentRuns shorten_comment_runs(std::string_view text, size_t longest) {
  CommentRuns out;
  const std::vector<Run> runs = likely_runs(text, longest);
  if (runs.empty()) return out;
  const Lexemes lexemes = read_lexemes(text);
  if (lexemes.problem) return out;
  out.text = text;
  Between between(lexemes.tokens);
  for (const Run& run : runs) {
    if (!std::all_of(run.begin(), run.end(), [&](Span c) { return between.holds(c); })) continue;
    auto& rest = out.left_out[run[kLeftIn - 1].begin];
    rest.assign(run.begin() + kLeftIn, run.end());
    for (const Span c : rest) std::fill(out.text.begin() + c.begin, out.text.begin() + c.end, ' ');
  }
  return out;
}

}  // namespace hvr
