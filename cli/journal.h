// What a replacement of several files writes down before it begins. Private to replacing.
#pragma once
#include <sys/types.h>

#include <optional>
#include <string>
#include <vector>

namespace cli {

struct JournalEntry {
  std::string target;                // relative to the journal's folder or absolute
  ino_t old_file = 0, new_file = 0;  // what stands there before, and after
};

// Text with a checksum, so that half a journal is none.
std::string to_text(const std::vector<JournalEntry>& entries);
std::optional<std::vector<JournalEntry>> from_text(const std::string& text);

// The names in a journal's folder: `.hvrewrite-ID.journal`, `.done`, `-K.new`, `-K.old`.
std::string journal_name(const std::string& id, const char* suffix);
std::string part_name(const std::string& id, size_t k, const char* suffix);

}  // namespace cli
