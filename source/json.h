// A walk over JSON text that tells where each value stands.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/span.h"

namespace hvr {

// Walks over JSON text and tells what stands where, by path: `cells.3.source.0`.
struct JsonScanner {
  std::string_view text;
  uint32_t at = 0;
  std::string problem;

  struct Frame {
    bool object = false;
    std::string key;
    uint32_t index = 0;
    uint32_t begin = 0;
  };
  std::vector<Frame> stack;

  void space() {
    while (at < text.size() &&
           (text[at] == ' ' || text[at] == '\n' || text[at] == '\r' || text[at] == '\t'))
      ++at;
  }
  bool fail(const char* why) {
    problem = why;
    return false;
  }
  // The string that begins here, decoded.
  bool string(std::string& out) {
    out.clear();
    for (++at; at < text.size() && text[at] != '"'; ++at) {
      if (static_cast<unsigned char>(text[at]) < 0x20)
        return fail("a control character in a string");
      if (text[at] != '\\') {
        out += text[at];
        continue;
      }
      if (++at >= text.size()) break;
      const char c = text[at];
      static constexpr std::string_view plain = "\"\\/bfnrt", meant = "\"\\/\b\f\n\r\t";
      if (const size_t i = plain.find(c); i != std::string_view::npos) {
        out += meant[i];
        continue;
      }
      uint32_t code = 0;
      if (c != 'u' || !unit(code)) return fail("an unknown escape in a string");
      if (code >= 0xD800 && code < 0xDC00 && text.substr(at + 1, 2) == "\\u") {
        uint32_t low = 0;
        at += 2;
        if (!unit(low)) return fail("an unknown escape in a string");
        code = 0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00);
      }
      if (code < 0x80)
        out += static_cast<char>(code);
      else if (code < 0x800)
        (out += static_cast<char>(0xC0 | code >> 6)) += static_cast<char>(0x80 | (code & 63));
      else if (code < 0x10000)
        ((out += static_cast<char>(0xE0 | code >> 12)) +=
         static_cast<char>(0x80 | (code >> 6 & 63))) += static_cast<char>(0x80 | (code & 63));
      else
        (((out += static_cast<char>(0xF0 | code >> 18)) +=
          static_cast<char>(0x80 | (code >> 12 & 63))) +=
         static_cast<char>(0x80 | (code >> 6 & 63))) += static_cast<char>(0x80 | (code & 63));
    }
    if (at >= text.size()) return fail("a string that does not end");
    ++at;
    return true;
  }
  // Four hexadecimal digits; `at` is left on the last one.
  bool unit(uint32_t& code) {
    for (int i = 0; i < 4; ++i) {
      const size_t digit =
          ++at < text.size()
              ? std::string_view("0123456789abcdef").find(static_cast<char>(text[at] | 32))
              : std::string_view::npos;
      if (digit == std::string_view::npos) return false;
      code = code * 16 + static_cast<uint32_t>(digit);
    }
    return true;
  }
  std::string path() const {
    std::string out;
    for (const Frame& f : stack)
      out += (out.empty() ? "" : ".") + (f.object ? f.key : std::to_string(f.index));
    return out;
  }

  // Calls `seen(path, span, text, kind)` for every value: kind `s` for strings, `v` for other plain
  // values, `l` and `o` for ends of lists and objects.
  template <class F>
  bool scan(F&& seen) {
    space();
    for (bool value = true;;) {
      if (value) {
        if (at >= text.size()) return fail("the text ends early");
        const uint32_t begin = at;
        if (text[at] == '{' || text[at] == '[') {
          const bool object = text[at++] == '{';
          space();
          if (at < text.size() && text[at] == (object ? '}' : ']')) {
            ++at;
            seen(path(), Span{begin, at}, std::string(), object ? 'o' : 'l');
          } else {
            if (stack.size() > 200) return fail("nested too deeply");
            stack.push_back({object, {}, 0, begin});
            if (object && !member()) return false;
            continue;
          }
        } else if (text[at] == '"') {
          std::string s;
          if (!string(s)) return false;
          seen(path(), Span{begin, at}, s, 's');
        } else {
          while (at < text.size() &&
                 std::string_view(",]} \n\r\t").find(text[at]) == std::string_view::npos)
            ++at;
          if (at == begin) return fail("a value is missing");
          seen(path(), Span{begin, at}, std::string(text.substr(begin, at - begin)), 'v');
        }
      }
      space();
      if (stack.empty()) return at == text.size() || fail("text behind the end");
      if (at >= text.size()) return fail("the text ends early");
      Frame& top = stack.back();
      if (text[at] == ',') {
        ++at;
        space();
        ++top.index;
        if (top.object && !member()) return false;
        value = true;
      } else if (text[at] == (top.object ? '}' : ']')) {
        ++at;
        const Span span{top.begin, at};
        const bool object = top.object;
        stack.pop_back();
        seen(path(), span, std::string(), object ? 'o' : 'l');
        value = false;
      } else {
        return fail("a comma or an end is missing");
      }
    }
  }
  bool member() {
    if (at >= text.size() || text[at] != '"') return fail("a name is missing");
    if (!string(stack.back().key)) return false;
    space();
    if (at >= text.size() || text[at] != ':') return fail("a colon is missing");
    ++at;
    space();
    return true;
  }
};

}  // namespace hvr
