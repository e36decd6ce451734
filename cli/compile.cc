// The texts go to Python, and its answers come back, as files of a temporary folder.
#include "cli/compile.h"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <sstream>

#include "cli/disk.h"
#include "cli/files.h"
#include "cli/replace.h"

namespace cli {
namespace {

namespace fs = std::filesystem;

// A line for each text, then `all`, so that an answer that was cut short shows.
const char* const kScript =
    "import sys, warnings\n"
    "warnings.simplefilter('ignore')\n"
    "for i in range(int(sys.argv[1])):\n"
    "    try:\n"
    "        compile(open('%d.py' % i, 'rb').read(), '%d.py' % i, 'exec')\n"
    "        print('-')\n"
    "    except Exception as e:\n"
    "        print('!' + ' '.join(('%s: %s' % (type(e).__name__, e)).split()).encode('ascii', "
    "'replace').decode())\n"
    "print('all')\n";

struct TemporaryFolder {
  std::string path;
  TemporaryFolder() {
    std::error_code ec;
    path = (fs::temp_directory_path(ec) / "hvrewrite-compile-XXXXXX").string();
    if (ec || !mkdtemp(path.data())) path.clear();
  }
  ~TemporaryFolder() {
    std::error_code ec;
    if (!path.empty()) fs::remove_all(path, ec);
  }
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;
};

// Runs the script in the folder; its answers go to the file `answers` there. What went wrong, or
// "".
std::string run_python(const std::string& folder, size_t texts) {
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  const std::string answers = folder + "/answers";
  posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, answers.c_str(),
                                   O_WRONLY | O_CREAT | O_TRUNC, 0600);
  posix_spawn_file_actions_addchdir_np(&actions, folder.c_str());
  std::string words[] = {"python3", "-I", "-c", kScript, std::to_string(texts)};
  std::vector<char*> arguments;
  for (auto& w : words) arguments.push_back(w.data());
  arguments.push_back(nullptr);
  pid_t child = 0;
  const int failed = posix_spawnp(&child, "python3", &actions, nullptr, arguments.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  if (failed) return std::string("no python3 could be started: ") + std::strerror(failed);
  int status = 0;
  if (again([&] { return ::waitpid(child, &status, 0); }) < 0) return std::strerror(errno);
  return WIFEXITED(status) && WEXITSTATUS(status) == 0 ? "" : "python3 failed";
}

}  // namespace

Compiled compile_all(const std::vector<std::string>& texts) {
  Compiled out;
  if (texts.empty()) return out;
  const TemporaryFolder folder;
  if (folder.path.empty()) {
    out.problem = std::string("no temporary folder: ") + std::strerror(errno);
    return out;
  }
  for (size_t i = 0; i < texts.size() && out.problem.empty(); ++i)
    out.problem =
        replace_together({{folder.path + "/" + std::to_string(i) + ".py", texts[i], std::nullopt}})
            .problem;
  if (out.problem.empty()) out.problem = run_python(folder.path, texts.size());
  if (!out.problem.empty()) return out;
  std::istringstream answers(read_file(folder.path + "/answers").value_or(""));
  std::string line;
  while (std::getline(answers, line) && line != "all")
    out.refusals.push_back(line.starts_with('!') ? line.substr(1) : "");
  if (line != "all" || out.refusals.size() != texts.size())
    out.problem = "python3 did not answer for every text";
  return out;
}

}  // namespace cli
