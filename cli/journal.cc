// One entry a line; names are written with %XX for bytes that a line cannot hold.
#include "cli/journal.h"

#include <charconv>
#include <cstdint>
#include <sstream>

namespace cli {
namespace {

const std::string kHeader = "hvrewrite journal 1\n";

// FNV-1a, 64 bits: tells half a journal from a whole one.
std::string checksum(const std::string& text) {
  uint64_t h = 14695981039346656037u;
  for (const char c : text) h = (h ^ static_cast<unsigned char>(c)) * 1099511628211u;
  return std::to_string(h);
}

std::string escaped(const std::string& s) {
  std::string out;
  for (const char c : s) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte > 0x20 && byte != '%' && byte != 0x7F) {
      out += c;
      continue;
    }
    out += '%';
    out += "0123456789ABCDEF"[byte >> 4];
    out += "0123456789ABCDEF"[byte & 15];
  }
  return out;
}

std::optional<std::string> unescaped(const std::string& s) {
  std::string out;
  for (size_t i = 0; i < s.size(); ++i) {
    if (s[i] != '%') {
      out += s[i];
      continue;
    }
    int byte = 0;
    if (i + 3 > s.size()) return std::nullopt;
    const auto read = std::from_chars(s.data() + i + 1, s.data() + i + 3, byte, 16);
    if (read.ec != std::errc() || read.ptr != s.data() + i + 3) return std::nullopt;
    out += static_cast<char>(byte);
    i += 2;
  }
  return out;
}

}  // namespace

std::string to_text(const std::vector<JournalEntry>& entries) {
  std::string out = kHeader;
  for (const JournalEntry& e : entries)
    out += std::to_string(e.old_file) + " " + std::to_string(e.new_file) + " " + escaped(e.target) +
           "\n";
  return out + "end " + checksum(out) + "\n";
}

std::optional<std::vector<JournalEntry>> from_text(const std::string& text) {
  const size_t end = text.rfind("end ");
  if (!text.starts_with(kHeader) || end == std::string::npos ||
      text.substr(end) != "end " + checksum(text.substr(0, end)) + "\n")
    return std::nullopt;
  std::vector<JournalEntry> out;
  std::istringstream lines(text.substr(kHeader.size(), end - kHeader.size()));
  JournalEntry e;
  for (std::string name; lines >> e.old_file >> e.new_file >> name; out.push_back(e)) {
    const auto target = unescaped(name);
    if (!target) return std::nullopt;
    e.target = *target;
  }
  if (!lines.eof()) return std::nullopt;
  return out;
}

std::string journal_name(const std::string& id, const char* suffix) {
  return ".hvrewrite-" + id + suffix;
}

std::string part_name(const std::string& id, size_t k, const char* suffix) {
  return ".hvrewrite-" + id + "-" + std::to_string(k) + suffix;
}

}  // namespace cli
