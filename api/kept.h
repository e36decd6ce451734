// Loaded rules, kept between runs as images (ir/image.h). An image is believed only where this very
// program wrote it, for the same options, every file that was read then has the same stamp or reads
// the same now (and what was not there is not there), and its checksum fits; else the rules are
// loaded as ever.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "hvrewrite/hvrewrite.h"
#include "ir/program.h"

namespace hvr {

// What loading asked for: a path, its text or that there was none, and its stamp before it was
// read.
struct ReadText {
  std::string path;
  std::optional<std::string> text;
  std::string stamp;
};

// The rules at `path` from their image; nothing where there is none to believe.
std::optional<ir::Ruleset> kept_rules(const std::string& path, const hvrewrite::ReadFile& read,
                                      const hvrewrite::LoadOptions& options);
// Keeps rules that were loaded without a message.
void keep_rules(const std::string& path, const hvrewrite::LoadOptions& options,
                const std::vector<ReadText>& was_read, const ir::Ruleset& program);

}  // namespace hvr
