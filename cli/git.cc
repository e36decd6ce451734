// Git is run with what a repository's own configuration could start switched off.
#include "cli/git.h"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <utility>
#include <vector>

#include "cli/disk.h"

namespace fs = std::filesystem;

namespace cli {
namespace {

constexpr size_t kMostBytes = 256u << 20;

// Both ends of a pipe, closed when they go.
struct Pipe {
  int ends[2] = {-1, -1};
  bool open() { return ::pipe2(ends, O_CLOEXEC) == 0; }
  void close(int end) {
    if (ends[end] >= 0) ::close(std::exchange(ends[end], -1));
  }
  ~Pipe() {
    close(0);
    close(1);
  }
};

// What `git -C folder words…` prints; nothing, and why, when it fails.
std::optional<std::string> git(const std::string& folder, const std::vector<std::string>& words,
                               std::string& problem) {
  std::vector<std::string> all = {"git", "-C", folder, "-c", "core.fsmonitor=false"};
  all.insert(all.end(), words.begin(), words.end());
  std::vector<char*> arguments;
  arguments.reserve(all.size() + 1);
  for (std::string& w : all) arguments.push_back(w.data());
  arguments.push_back(nullptr);
  Pipe pipe;
  if (!pipe.open()) return problem = std::strerror(errno), std::nullopt;
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_adddup2(&actions, pipe.ends[1], STDOUT_FILENO);
  posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
  pid_t child = 0;
  const int code = ::posix_spawnp(&child, "git", &actions, nullptr, arguments.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  if (code != 0) {
    problem = "--changed-since asks git, which cannot be started: ";
    problem += std::strerror(code);
    return std::nullopt;
  }
  pipe.close(1);
  std::string out;
  const bool whole = read_all(pipe.ends[0], out, kMostBytes);
  pipe.close(0);
  int status = 0;
  while (::waitpid(child, &status, 0) < 0 && errno == EINTR) {}
  if (whole && WIFEXITED(status) && WEXITSTATUS(status) == 0) return out;
  problem = "failed";
  return std::nullopt;
}

void add(const fs::path& top, const std::string& names, std::set<std::string>& out) {
  std::error_code ec;
  for (size_t at = 0; at < names.size();) {
    const size_t end = std::min(names.find('\0', at), names.size());
    const fs::path whole = fs::canonical(top / names.substr(at, end - at), ec);
    if (!ec) out.insert(whole.string());
    at = end + 1;
  }
}

}  // namespace

std::optional<std::string> repository_of(const std::string& folder, std::string& problem) {
  std::string why;
  auto top = git(folder, {"rev-parse", "--show-toplevel"}, why);
  if (!top)
    problem =
        why == "failed" ? folder + ": lies in no git repository, which --changed-since needs" : why;
  else if (!top->empty() && top->back() == '\n')
    top->pop_back();
  return top;
}

std::optional<std::set<std::string>> changed_since(const std::string& top, const std::string& rev,
                                                   std::string& problem) {
  std::string why;
  const auto commit =
      git(top, {"rev-parse", "--verify", "--quiet", "--end-of-options", rev + "^{commit}"}, why);
  if (!commit) {
    problem = "--changed-since: `" + rev + "` is no revision of " + top;
    return std::nullopt;
  }
  const auto changed =
      git(top,
          {"diff", "--name-only", "-z", "--no-renames", "--no-ext-diff", "--no-textconv",
           "--diff-filter=d", commit->substr(0, commit->find('\n')), "--"},
          why);
  const auto others = git(top, {"ls-files", "--others", "--exclude-standard", "-z"}, why);
  if (!changed || !others) {
    problem = top + ": git cannot say what changed since " + rev;
    return std::nullopt;
  }
  std::set<std::string> out;
  add(top, *changed, out);
  add(top, *others, out);
  return out;
}

}  // namespace cli
