// Python's own opinion about texts.
#pragma once
#include <string>
#include <vector>

namespace cli {

struct Compiled {
  std::string problem;                // why nothing is known; "" where all were compiled
  std::vector<std::string> refusals;  // of each text: what `python3` says against it, or ""
};

// Compiles texts (bytes, with their own encodings) with one `python3`; none is run.
Compiled compile_all(const std::vector<std::string>& texts);

}  // namespace cli
