// Where the names of modules may lead: found once a name, whoever imports it. Private to the
// library.
#pragma once
#include <mutex>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace hvr {

// A file that a name means in programs that look for modules in this folder.
struct NamedFile {
  std::string_view folder;
  size_t file;
};

class ModulePlaces {
 public:
  // `by_place`: files by "folder/module"; must outlive this.
  explicit ModulePlaces(const std::unordered_map<std::string, size_t>& by_place);

  // Of an absolute dotted name. Stays where it is; may be asked by several threads.
  const std::vector<NamedFile>& named(const std::string& dotted) const;

 private:
  struct Place {
    std::string_view place;
    size_t file;
  };
  std::unordered_map<std::string_view, std::vector<Place>> by_last_;  // word of a place
  mutable std::mutex naming_;
  mutable std::unordered_map<std::string, std::vector<NamedFile>> known_;
};

}  // namespace hvr
