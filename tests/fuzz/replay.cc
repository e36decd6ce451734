// Gives the targets what once brought them down: replay FOLDER, which has a folder of files for
// each.
#include <chrono>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>

#include "tests/fuzz/targets.h"

int main(int argc, char** argv) {
  if (argc != 2) return 2;
  int passed = 0;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(argv[1])) {
    if (!entry.is_regular_file() || entry.path().filename() == ".gitkeep") continue;
    std::ifstream in(entry.path(), std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    if (!fuzz::run(entry.path().parent_path().filename().string(), text)) {
      std::cerr << entry.path() << ": no target of that name\n";
      return 1;
    }
    ++passed;
  }
  std::cout << passed << " passed, 0 failed\n";
  return 0;
}
