// prove, profile, measure: hand over to Python packages that are installed beside the rulesets.
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <vector>

#include "cli/commands.h"
#include "cli/files.h"

namespace fs = std::filesystem;

namespace cli {
namespace {

// Becomes `python3 -m package words…`; returns only when that cannot be.
int become(const std::string& package, std::vector<std::string> words) {
  std::error_code ec;
  std::string folder;
  for (const auto& d : data_folders())
    for (const fs::path& home : {fs::path(d).parent_path(), fs::path(d).parent_path() / "tools"})
      if (folder.empty() && fs::exists(home / package / "__main__.py", ec)) folder = home.string();
  if (folder.empty()) {
    std::cerr << "hvrewrite: `" << package
              << "` is not installed beside the rulesets; install hvrewrite again\n";
    return kRefused;
  }
  const fs::path self = fs::read_symlink("/proc/self/exe", ec);
  if (!ec && !std::getenv("HVREWRITE")) ::setenv("HVREWRITE", self.c_str(), 1);
  const char* before = std::getenv("PYTHONPATH");
  ::setenv("PYTHONPATH", (before && *before ? folder + ":" + before : folder).c_str(), 1);
  ::setenv("PYTHONDONTWRITEBYTECODE", "1", 1);
  words.insert(words.begin(), {"python3", "-m", package});
  std::vector<char*> arguments;
  arguments.reserve(words.size() + 1);
  for (std::string& w : words) arguments.push_back(w.data());
  arguments.push_back(nullptr);
  ::execvp("python3", arguments.data());
  std::cerr << "hvrewrite: this needs python3 (3.11 or later)\n";
  return kRefused;
}

}  // namespace

int run_package(const std::string& package, int argc, char** argv, int from) {
  return become(package, {argv + from, argv + argc});
}

int run_and_wait(const std::string& package, const std::vector<std::string>& words) {
  std::cout.flush();
  const pid_t child = ::fork();
  if (child < 0) {
    std::cerr << "hvrewrite: no further process can be started\n";
    return kRefused;
  }
  if (child == 0) {
    ::prctl(PR_SET_PDEATHSIG, SIGTERM);  // what this process started ends with it
    ::_exit(become(package, words));
  }
  int status = 0;
  while (::waitpid(child, &status, 0) < 0 && errno == EINTR) {}
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

}  // namespace cli
