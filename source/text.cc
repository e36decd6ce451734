// Decoding, encoding, lines. Line endings are never normalised: the bytes between edits stay what
// they were.
#include "source/text.h"

#include <algorithm>
#include <cctype>

namespace hvr {
namespace {

// Length of the valid UTF-8 sequence at `i`, or 0.
size_t utf8_length(std::string_view s, size_t i) {
  const auto c = static_cast<unsigned char>(s[i]);
  const size_t n = c < 0x80 ? 1 : (c >> 5) == 6 ? 2 : (c >> 4) == 14 ? 3 : (c >> 3) == 30 ? 4 : 0;
  if (n == 0 || i + n > s.size() || c == 0xC0 || c == 0xC1) return 0;
  for (size_t k = 1; k < n; ++k)
    if ((static_cast<unsigned char>(s[i + k]) >> 6) != 2) return 0;
  return n;
}

// PEP 263: a comment on one of the first two lines that says `coding:` or `coding=` and a name.
bool cookie_says_latin1(std::string_view bytes) {
  for (int line = 0; line < 2 && !bytes.empty(); ++line) {
    const size_t end = std::min(bytes.find('\n'), bytes.size());
    const std::string_view text = bytes.substr(0, end);
    bytes.remove_prefix(std::min(end + 1, bytes.size()));
    const size_t hash = text.find_first_not_of(" \t\f");
    if (hash == std::string_view::npos || text[hash] != '#') continue;
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
      return name == "latin-1" || name == "latin1" || name == "iso-8859-1" || name == "iso8859-1" ||
             name == "l1";
    }
  }
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

std::optional<SourceText> decode(std::string path, std::string bytes, Diagnostics& diagnostics) {
  SourceText s;
  s.path = std::move(path);
  s.original = bytes;
  std::string_view body = bytes;
  if (body.starts_with("\xEF\xBB\xBF")) {
    s.bom = true;
    body.remove_prefix(3);
  }
  const auto nul = body.find('\0');
  if (nul != std::string_view::npos) {
    diagnostics.error("P002", s.path, {}, "this is a binary file: it holds a zero byte",
                      "give a Python source file");
    return std::nullopt;
  }
  if (!s.bom && cookie_says_latin1(body)) {
    s.latin1 = true;
    s.text = from_latin1(body);
  } else {
    for (size_t i = 0; i < body.size();) {
      const size_t n = utf8_length(body, i);
      if (n == 0) {
        const auto line = std::count(body.begin(), body.begin() + static_cast<long>(i), '\n') + 1;
        diagnostics.error("P002", s.path, {},
                          "line " + std::to_string(line) + " is not valid UTF-8",
                          "save the file as UTF-8, or name its encoding in a `coding:` comment "
                          "(Latin-1 is understood)");
        return std::nullopt;
      }
      i += n;
    }
    s.text = std::string(body);
  }
  const auto lf = static_cast<size_t>(std::count(s.text.begin(), s.text.end(), '\n'));
  size_t crlf = 0;
  for (size_t i = 0; i + 1 < s.text.size(); ++i) crlf += s.text[i] == '\r' && s.text[i + 1] == '\n';
  if (crlf * 2 > lf) s.newline = "\r\n";
  s.indent_unit = guess_indent_unit(s.text);
  return s;
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
