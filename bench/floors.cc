// What nobody can do without: reading files and looking for a word in them, and parsing them.
//   floors scan LIST WORD | floors parse LIST [THREADS]
#include <fcntl.h>
#include <sys/stat.h>
#include <tree_sitter/api.h>
#include <unistd.h>

#include <atomic>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <string>
#include <thread>
#include <vector>

extern "C" const TSLanguage* tree_sitter_python(void);

namespace {

std::string read_whole(const std::string& path) {
  std::string out;
  const int file = open(path.c_str(), O_RDONLY | O_CLOEXEC);
  struct stat st {};
  if (file < 0 || fstat(file, &st) != 0) return out;
  out.resize(static_cast<size_t>(st.st_size));
  const ssize_t got = read(file, out.data(), out.size());
  out.resize(got > 0 ? static_cast<size_t>(got) : 0);
  close(file);
  return out;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 3) return 2;
  std::vector<std::string> files;
  std::ifstream list(argv[2]);
  for (std::string line; std::getline(list, line);) files.push_back(line);
  const bool parse = std::strcmp(argv[1], "parse") == 0;
  std::atomic<size_t> next = 0, found = 0;
  const auto work = [&] {
    TSParser* parser = ts_parser_new();
    ts_parser_set_language(parser, tree_sitter_python());
    for (size_t i; (i = next++) < files.size();) {
      const std::string text = read_whole(files[i]);
      if (parse) {
        TSTree* tree =
            ts_parser_parse_string(parser, nullptr, text.data(), static_cast<uint32_t>(text.size()));
        found += ts_node_child_count(ts_tree_root_node(tree));
        ts_tree_delete(tree);
      } else {
        found += memmem(text.data(), text.size(), argv[3], std::strlen(argv[3])) != nullptr;
      }
    }
    ts_parser_delete(parser);
  };
  std::vector<std::thread> threads;
  for (int i = parse && argc > 3 ? std::stoi(argv[3]) : 1; i > 1; --i) threads.emplace_back(work);
  work();
  for (auto& t : threads) t.join();
  std::printf("%zu\n", found.load());
}
