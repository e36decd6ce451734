// prove: hands over to the judge, a Python package that is installed beside the rulesets.
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <vector>

#include "cli/commands.h"
#include "cli/files.h"

namespace fs = std::filesystem;

namespace cli {

int run_prove(int argc, char** argv) {
  std::error_code ec;
  std::string package;
  for (const auto& d : data_folders())
    for (const fs::path& home : {fs::path(d).parent_path(), fs::path(d).parent_path() / "tools"})
      if (package.empty() && fs::exists(home / "prove" / "__main__.py", ec))
        package = home.string();
  if (package.empty()) {
    std::cerr
        << "hvrewrite: the judge is not installed beside the rulesets; install hvrewrite again\n";
    return kRefused;
  }
  const fs::path self = fs::read_symlink("/proc/self/exe", ec);
  if (!ec && !std::getenv("HVREWRITE")) ::setenv("HVREWRITE", self.c_str(), 1);
  const char* before = std::getenv("PYTHONPATH");
  ::setenv("PYTHONPATH", (before && *before ? package + ":" + before : package).c_str(), 1);
  ::setenv("PYTHONDONTWRITEBYTECODE", "1", 1);
  std::vector<char*> arguments;
  std::string words[] = {"python3", "-m", "prove"};
  for (std::string& w : words) arguments.push_back(w.data());
  for (int i = 2; i < argc; ++i) arguments.push_back(argv[i]);
  arguments.push_back(nullptr);
  ::execvp("python3", arguments.data());
  std::cerr << "hvrewrite: prove needs python3 (3.11 or later)\n";
  return kRefused;
}

}  // namespace cli
