// A reader of Python's tokens as far as strings, brackets and beginnings of statements go: `import`
// is a word that Python keeps for itself, so it begins a statement or stands behind `from`.
#include "api/import_scan.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace hvr {
namespace {

using Place = size_t;

struct Odd {};  // something only the parser should answer

constexpr auto kInWord = [] {
  std::array<bool, 256> out{};
  for (size_t c = 0; c < out.size(); ++c)
    out[c] = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
             c == '_' || c >= 0x80;
  return out;
}();

bool in_word(char c) { return kInWord[static_cast<unsigned char>(c)]; }

class Scanner {
 public:
  explicit Scanner(std::string_view text) : s_(text) {}

  ImportScan all() {
    if (s_.starts_with("\xef\xbb\xbf")) i_ = 3;
    line_ = i_;
    while (i_ < s_.size()) step();
    if (depth_ != 0) throw Odd();
    return std::move(out_);
  }

 private:
  char at(Place i) const { return i < s_.size() ? s_[i] : '\n'; }
  static bool is_break(char c) { return c == '\n' || c == '\r'; }

  void step() {
    const char c = s_[i_];
    if (c == '#') {
      comment();
    } else if (is_break(c)) {
      ++i_;
      line_ = i_;
      begins_ = begins_ || depth_ == 0;
    } else if (c == ' ' || c == '\t' || c == '\f') {
      ++i_;
    } else if (c == '\\' && is_break(at(i_ + 1))) {
      continued();
    } else if (c == '\'' || c == '"') {
      string("");
      begins_ = false;
    } else if (in_word(c)) {
      word();
    } else {
      sign(c);
    }
  }

  void sign(char c) {
    if (c == '(' || c == '[' || c == '{') ++depth_;
    if ((c == ')' || c == ']' || c == '}') && depth_-- == 0) throw Odd();
    begins_ = depth_ == 0 && (c == ';' || c == ':');
    if (c == '\0') throw Odd();
    ++i_;
  }

  void comment() {
    while (i_ < s_.size() && !is_break(s_[i_])) ++i_;
  }
  // A backslash and the line break behind it.
  void continued() { i_ += at(i_ + 1) == '\r' && at(i_ + 2) == '\n' ? 3U : 2U; }

  void word() {
    const Place begin = i_;
    while (i_ < s_.size() && in_word(s_[i_])) ++i_;
    const std::string_view w = s_.substr(begin, i_ - begin);
    const bool first = begins_ && depth_ == 0;
    begins_ = false;
    if (i_ < s_.size() && (s_[i_] == '\'' || s_[i_] == '"') && is_prefix(w)) {
      string(w);
    } else if (w == "import") {
      if (!first) throw Odd();
      plain_import();
    } else if (w == "from" && first) {
      from_import();
    } else if (w == "if" && first && begin == line_ && !out_.guarded) {
      out_.guarded = asks_for_main();
    }
  }

  static bool is_prefix(std::string_view w) {
    return w.size() <= 2 && w.find_first_not_of("rRbBuUfFtT") == std::string_view::npos;
  }

  // At the quote of a string with this prefix; ends behind it.
  void string(std::string_view prefix) {
    const char quote = s_[i_];
    const bool triple = at(i_ + 1) == quote && at(i_ + 2) == quote;
    const bool raw = prefix.find_first_of("rR") != std::string_view::npos;
    const bool computed = prefix.find_first_of("fFtT") != std::string_view::npos;
    i_ += triple ? 3U : 1U;
    while (!ends(quote, triple)) {
      if (s_[i_] == '\\')
        escape(raw, computed);
      else if (computed && s_[i_] == '{' && at(i_ + 1) == '{')
        i_ += 2;
      else if (computed && s_[i_] == '{')
        ++i_, field();
      else
        ++i_;
    }
    i_ += triple ? 3U : 1U;
  }
  bool ends(char quote, bool triple) const {
    if (i_ >= s_.size() || (!triple && is_break(s_[i_]))) throw Odd();
    return s_[i_] == quote && (!triple || (at(i_ + 1) == quote && at(i_ + 2) == quote));
  }
  void escape(bool raw, bool computed) {
    if (computed && raw && (at(i_ + 1) == '{' || at(i_ + 1) == '}')) {
      ++i_;
    } else if (computed && !raw && at(i_ + 1) == 'N' && at(i_ + 2) == '{') {
      i_ = std::min(s_.find('}', i_), s_.size());
    } else {
      i_ += at(i_ + 1) == '\r' && at(i_ + 2) == '\n' ? 3U : 2U;
    }
  }
  // Behind the `{` of a formatted string; ends behind its `}`.
  void field() {
    if (++fields_ > 50) throw Odd();
    size_t depth = 0;
    bool format = false;  // behind the colon: text, with fields in it
    for (;;) {
      if (i_ >= s_.size()) throw Odd();
      const char c = s_[i_];
      if (c == '}' && depth == 0) break;
      if (format) {
        if (is_break(c)) throw Odd();
        ++i_;
        if (c == '{') field();
      } else if (c == '\'' || c == '"') {
        Place begin = i_;
        while (begin > 0 && i_ - begin < 2 &&
               std::isalpha(static_cast<unsigned char>(s_[begin - 1])))
          --begin;
        const auto prefix = s_.substr(begin, i_ - begin);
        string(is_prefix(prefix) ? prefix : "");
      } else if (c == '#') {
        throw Odd();
      } else {
        if (c == '(' || c == '[' || c == '{') ++depth;
        if (c == ')' || c == ']' || c == '}') --depth;
        format = c == ':' && depth == 0;
        ++i_;
      }
    }
    ++i_;
    --fields_;
  }

  // Blanks and continued lines; in brackets also line breaks and comments.
  void blanks(bool bracketed) {
    while (i_ < s_.size()) {
      const char c = s_[i_];
      if (c == ' ' || c == '\t' || c == '\f' || (bracketed && is_break(c)))
        ++i_;
      else if (c == '\\' && is_break(at(i_ + 1)))
        continued();
      else if (bracketed && c == '#')
        comment();
      else
        return;
    }
  }
  std::string_view name() {
    const Place begin = i_;
    while (i_ < s_.size() && in_word(s_[i_])) {
      if (static_cast<unsigned char>(s_[i_]) >= 0x80) throw Odd();
      ++i_;
    }
    if (begin == i_ || std::isdigit(static_cast<unsigned char>(s_[begin]))) throw Odd();
    return s_.substr(begin, i_ - begin);
  }
  std::string dotted() {
    std::string out(name());
    for (blanks(false); at(i_) == '.'; blanks(false)) {
      ++i_;
      blanks(false);
      out.append(".").append(name());
    }
    return out;
  }
  // `as other` behind a name.
  void renamed(bool bracketed) {
    blanks(bracketed);
    if (!s_.substr(i_).starts_with("as") || in_word(at(i_ + 2))) return;
    i_ += 2;
    blanks(bracketed);
    (void)name();
    blanks(bracketed);
  }
  // What may stand behind an import.
  void ended() {
    if (i_ < s_.size() && !is_break(s_[i_]) && s_[i_] != ';' && s_[i_] != '#') throw Odd();
  }

  void plain_import() {
    ImportedNames loaded;
    for (;;) {
      blanks(false);
      add_with_packages(loaded, dotted());
      renamed(false);
      if (at(i_) != ',') break;
      ++i_;
    }
    ended();
    out_.imports.push_back(std::move(loaded));
  }

  void from_import() {
    std::string base;
    blanks(false);
    for (; at(i_) == '.'; blanks(false)) base += s_[i_++];
    if (base.empty() || !s_.substr(i_).starts_with("import") || in_word(at(i_ + 6)))
      base += dotted();
    blanks(false);
    if (!s_.substr(i_).starts_with("import") || in_word(at(i_ + 6))) throw Odd();
    i_ += 6;
    blanks(false);
    ImportedNames loaded;
    add_with_packages(loaded, base);
    if (at(i_) == '*') {
      ++i_;
      blanks(false);
    } else {
      members(base, loaded);
    }
    ended();
    if (base != "__future__") out_.imports.push_back(std::move(loaded));
  }

  void members(const std::string& base, ImportedNames& loaded) {
    const bool bracketed = at(i_) == '(';
    if (bracketed) ++i_;
    for (;;) {
      blanks(bracketed);
      if (bracketed && at(i_) == ')') break;
      loaded.push_back(member_of(base, name()));
      renamed(bracketed);
      if (at(i_) != ',') break;
      ++i_;
    }
    if (!bracketed) return;
    if (at(i_) != ')') throw Odd();
    ++i_;
    blanks(false);
  }

  // Behind an `if`: whether its condition names both.
  bool asks_for_main() const {
    Scanner rest(*this);
    const Place begin = i_;
    const int depth = rest.depth_;
    while (rest.i_ < s_.size() && !(rest.depth_ == depth && s_[rest.i_] == ':')) {
      if (rest.depth_ == depth && is_break(s_[rest.i_])) return false;
      rest.out_.guarded = true;  // not asked again
      rest.step();
    }
    const auto condition = s_.substr(begin, rest.i_ - begin);
    return condition.find("__name__") != std::string_view::npos &&
           condition.find("__main__") != std::string_view::npos;
  }

  std::string_view s_;
  Place i_ = 0, line_ = 0;  // `line_`: where the line begins
  int depth_ = 0, fields_ = 0;
  bool begins_ = true;  // a statement may begin here
  ImportScan out_;
};

// Python reads the first two lines for an encoding; ASCII is the same in nearly all of them.
bool may_be_encoded_otherwise(std::string_view bytes) {
  size_t end = bytes.find_first_of("\r\n");
  if (end != std::string_view::npos) end = bytes.find_first_of("\r\n", end + 2);
  const auto head = bytes.substr(0, end);
  const size_t said = head.find("coding");
  if (said == std::string_view::npos) return false;
  std::string name;
  for (size_t i = said + 6; i < head.size() && name.size() < 12; ++i)
    if (head[i] != ':' && head[i] != '=' && head[i] != ' ')
      name += static_cast<char>(std::tolower(static_cast<unsigned char>(head[i])));
  return !name.starts_with("utf-8") && !name.starts_with("utf8") && !name.starts_with("latin") &&
         !name.starts_with("ascii") && !name.starts_with("iso-8859");
}

}  // namespace

std::optional<ImportScan> scan_imports(std::string_view bytes) {
  if (may_be_encoded_otherwise(bytes)) return std::nullopt;
  // Most of what holds neither word is data.
  if (bytes.find("import") == std::string_view::npos &&
      bytes.find("__main__") == std::string_view::npos)
    return ImportScan();
  try {
    return Scanner(bytes).all();
  } catch (const Odd&) {
    return std::nullopt;
  }
}

void add_with_packages(ImportedNames& out, const std::string& dotted) {
  const size_t start = std::min(dotted.find_first_not_of('.'), dotted.size());
  for (size_t dot = dotted.find('.', start); dot != std::string::npos;
       dot = dotted.find('.', dot + 1))
    out.push_back(dotted.substr(0, dot));
  out.push_back(dotted);
}

std::string member_of(const std::string& base, std::string_view name) {
  return base + (base.ends_with('.') ? "" : ".") + std::string(name);
}

}  // namespace hvr
