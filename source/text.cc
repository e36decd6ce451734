// Decoding, encoding, lines. Line endings are never normalised: the bytes between edits stay what
// they were.
#include "source/text.h"

#include <algorithm>
#include <cctype>
#include <cstring>

namespace hvr {
namespace {

// Length of the well-formed UTF-8 sequence at `i`, or 0.
size_t utf8_length(std::string_view s, size_t i) {
  const auto at = [&](size_t k) {
    return k < s.size() ? static_cast<unsigned char>(s[k]) : static_cast<unsigned char>(0);
  };
  const unsigned char c = at(i);
  if (c < 0x80) return 1;
  if (c < 0xC2 || c > 0xF4) return 0;
  const size_t n = c < 0xE0 ? 2 : c < 0xF0 ? 3 : 4;
  // The second byte excludes overlong forms, surrogates and what lies above U+10FFFF.
  const unsigned char low = c == 0xE0 ? 0xA0 : c == 0xF0 ? 0x90 : 0x80;
  const unsigned char high = c == 0xED ? 0x9F : c == 0xF4 ? 0x8F : 0xBF;
  if (at(i + 1) < low || at(i + 1) > high) return 0;
  for (size_t k = 2; k < n; ++k)
    if ((at(i + k) >> 6) != 2) return 0;
  return n;
}

// PEP 263: the name in a comment on one of the first two lines that says `coding:` or `coding=`,
// in lower case with `-` for `_`; the second line counts only below a blank line or a comment.
std::string cookie(std::string_view bytes) {
  for (int line = 0; line < 2 && !bytes.empty(); ++line) {
    const size_t end = std::min(bytes.find('\n'), bytes.size());
    const std::string_view text = bytes.substr(0, end);
    bytes.remove_prefix(std::min(end + 1, bytes.size()));
    const size_t hash = text.find_first_not_of(" \t\f\r");
    if (hash == std::string_view::npos) continue;
    if (text[hash] != '#') return {};
    for (size_t at = text.find("coding", hash); at != std::string_view::npos;
         at = text.find("coding", at + 1)) {
      size_t i = at + 6;
      if (i >= text.size() || (text[i] != ':' && text[i] != '=')) continue;
      i = text.find_first_not_of(" \t", i + 1);
      std::string name;
      for (; i < text.size() && (std::isalnum(static_cast<unsigned char>(text[i])) ||
                                 text[i] == '-' || text[i] == '_' || text[i] == '.');
           ++i)
        name += text[i] == '_'
                    ? '-'
                    : static_cast<char>(std::tolower(static_cast<unsigned char>(text[i])));
      if (!name.empty()) return name;
    }
  }
  return {};
}

bool is_latin1(std::string_view name) {
  for (const std::string_view known :
       {"latin-1", "latin1", "latin", "l1", "iso-8859-1", "iso8859-1", "8859", "cp819"})
    if (name == known || name.starts_with("latin-1-") || name.starts_with("iso-8859-1-"))
      return true;
  return false;
}

// Whether ASCII bytes mean themselves in this encoding, wherever they stand in valid UTF-8.
bool keeps_ascii(std::string_view name) {
  for (const std::string_view family :
       {"utf-8", "utf8", "u8", "ascii", "us-ascii", "iso-8859-", "iso8859-", "latin", "cp",
        "windows-", "koi8-", "mac-", "mac", "euc", "gb", "big5", "shift-jis", "sjis", "tis-620"})
    if (name.starts_with(family)) return name != "cp037" && name != "cp1026" && name != "cp500";
  return false;
}

std::string from_latin1(std::string_view bytes) {
  std::string out;
  for (const char ch : bytes) {
    const auto c = static_cast<unsigned char>(ch);
    if (c < 0x80) {
      out += ch;
    } else {
      out += static_cast<char>(0xC0 | (c >> 6));
      out += static_cast<char>(0x80 | (c & 0x3F));
    }
  }
  return out;
}

}  // namespace

namespace {
// Columns count characters; every so many bytes their number is kept, so that a place in a very
// long line costs no more than one in a short line.
constexpr size_t kStep = 256;
bool begins_character(char c) { return (static_cast<unsigned char>(c) >> 6) != 2; }
}  // namespace

LineIndex::LineIndex(std::string_view text) : text_(text), starts_{0} {
  uint32_t count = 0;
  for (uint32_t i = 0; i < text.size(); ++i) {
    if (i % kStep == 0) characters_.push_back(count);
    count += begins_character(text[i]);
    if (text[i] == '\n') starts_.push_back(i + 1);
  }
}

uint32_t LineIndex::characters(uint32_t offset) const {
  if (offset == 0) return 0;
  const size_t step = (offset - 1) / kStep;
  uint32_t count = characters_[step];
  for (size_t i = step * kStep; i < offset; ++i) count += begins_character(text_[i]);
  return count;
}

LineColumn LineIndex::at(uint32_t offset) const {
  offset = std::min<uint32_t>(offset, static_cast<uint32_t>(text_.size()));
  const auto it = std::upper_bound(starts_.begin(), starts_.end(), offset) - 1;
  return {static_cast<uint32_t>(it - starts_.begin()) + 1,
          characters(offset) - characters(*it) + 1};
}

std::string shortened(std::string_view utf8, size_t limit) {
  size_t characters = 0, cut = 0;
  for (size_t i = 0; i < utf8.size(); ++i) {
    if (!begins_character(utf8[i])) continue;
    if (characters + 1 == limit) cut = i;
    if (++characters > limit) return std::string(utf8.substr(0, cut)) + "\u2026";
  }
  return std::string(utf8);
}

std::string_view LineIndex::line_text(uint32_t offset) const {
  const uint32_t line = at(offset).line;
  const uint32_t begin = starts_[line - 1];
  uint32_t end = line < starts_.size() ? starts_[line] - 1 : static_cast<uint32_t>(text_.size());
  if (end > begin && text_[end - 1] == '\r') --end;
  return text_.substr(begin, end - begin);
}

uint32_t LineIndex::line_begin(uint32_t line) const {
  return line >= 1 && line <= starts_.size() ? starts_[line - 1]
                                             : static_cast<uint32_t>(text_.size());
}

std::string guess_indent_unit(std::string_view text) {
  size_t best = 0, previous = 0;
  bool block_opened = false;
  for (size_t i = 0; i < text.size();) {
    size_t end = text.find('\n', i);
    if (end == std::string_view::npos) end = text.size();
    std::string_view line = text.substr(i, end - i);
    if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
    const size_t indent = line.find_first_not_of(" \t");
    if (indent != std::string_view::npos && line[indent] != '#') {
      if (indent > 0 && line[0] == '\t') return "\t";
      if (block_opened && indent > previous && (best == 0 || indent - previous < best))
        best = indent - previous;
      previous = indent;
      block_opened = line.back() == ':';
    }
    i = end + 1;
  }
  return std::string(best >= 1 && best <= 8 ? best : 4, ' ');
}

namespace {

// The line ending and the indentation that the text uses most.
void measure(SourceText& s) {
  const auto lf = static_cast<size_t>(std::count(s.text.begin(), s.text.end(), '\n'));
  size_t crlf = 0;
  for (size_t i = 0; i + 1 < s.text.size(); ++i) crlf += s.text[i] == '\r' && s.text[i + 1] == '\n';
  if (crlf * 2 > lf) s.newline = "\r\n";
  s.indent_unit = guess_indent_unit(s.text);
}

}  // namespace

std::optional<SourceText> decode(std::string path, const std::string& bytes,
                                 Diagnostics& diagnostics) {
  SourceText s;
  s.path = std::move(path);
  std::string_view body = bytes;
  if (body.starts_with("\xEF\xBB\xBF")) {
    s.bom = true;
    body.remove_prefix(3);
  }
  const auto place = [&](size_t byte) {
    return "line " +
           std::to_string(std::count(body.begin(), body.begin() + static_cast<long>(byte), '\n') +
                          1);
  };
  const auto refuse = [&](size_t byte, std::string what, std::string help) {
    const auto at = static_cast<uint32_t>(byte + (s.bom ? 3 : 0));
    const Span span{at, at + 1};
    diagnostics.error("P002", s.path, span, std::move(what), std::move(help));
    return std::nullopt;
  };
  if (const auto nul = body.find('\0'); nul != std::string_view::npos)
    return refuse(nul, "this is a binary file: " + place(nul) + " holds a zero byte",
                  "give a Python source file");
  if (const auto lone = lone_carriage_return(body); lone != std::string_view::npos)
    return refuse(lone, place(lone) + " holds a carriage return that ends no line",
                  "Python takes it for a line end, and most editors do not; save the file with one "
                  "kind of line ends");
  const std::string encoding = cookie(body);
  if (!encoding.empty() && (s.bom ? !encoding.starts_with("utf-8") && !encoding.starts_with("utf8")
                                  : !keeps_ascii(encoding)))
    return refuse(0,
                  "its `coding:` comment says `" + encoding + "`" +
                      (s.bom ? ", its byte order mark UTF-8" : ", which is not understood"),
                  "save the file as UTF-8");
  if (is_latin1(encoding)) {
    s.latin1 = true;
    s.text = from_latin1(body);
  } else {
    if (const size_t bad = invalid_utf8(body); bad != std::string_view::npos)
      return refuse(bad, place(bad) + " is not valid UTF-8",
                    "save the file as UTF-8, or name its encoding in a `coding:` comment (Latin-1 "
                    "is understood)");
    s.text = std::string(body);
  }
  measure(s);
  return s;
}

SourceText source_text(std::string path, std::string utf8) {
  SourceText s;
  s.path = std::move(path);
  s.text = std::move(utf8);
  measure(s);
  return s;
}

size_t invalid_utf8(std::string_view bytes) {
  for (size_t i = 0; i < bytes.size();) {
    // Eight at a time while all are ASCII.
    uint64_t eight = 0;
    if (i + sizeof eight <= bytes.size()) {
      std::memcpy(&eight, bytes.data() + i, sizeof eight);
      if ((eight & 0x8080808080808080) == 0) {
        i += sizeof eight;
        continue;
      }
    }
    const size_t n = utf8_length(bytes, i);
    if (n == 0) return i;
    i += n;
  }
  return std::string_view::npos;
}

size_t lone_carriage_return(std::string_view text) {
  for (size_t i = text.find('\r'); i != std::string_view::npos; i = text.find('\r', i + 1))
    if (i + 1 == text.size() || text[i + 1] != '\n') return i;
  return std::string_view::npos;
}

bool SourceText::parted(uint32_t before, uint32_t behind) const {
  const auto next = std::upper_bound(cells.begin(), cells.end(), before);
  return next != cells.end() && *next <= behind;
}

std::optional<std::string> SourceText::encode(std::string_view utf8) const {
  std::string out = bom ? "\xEF\xBB\xBF" : "";
  if (!latin1) return out.append(utf8);
  for (size_t i = 0; i < utf8.size(); ++i) {
    const auto c = static_cast<unsigned char>(utf8[i]);
    if (c < 0x80) {
      out += utf8[i];
    } else if (c <= 0xC3 && i + 1 < utf8.size()) {
      out += static_cast<char>(((c & 0x03) << 6) | (static_cast<unsigned char>(utf8[++i]) & 0x3F));
    } else {
      return std::nullopt;
    }
  }
  return out;
}

}  // namespace hvr
