// Names of modules against places of files, by the last word of both.
#include "api/module_places.h"

#include <algorithm>

namespace hvr {
namespace {

std::string_view last_word(std::string_view place) {
  return place.substr(place.rfind('/') + 1);  // npos + 1: all of it
}

}  // namespace

ModulePlaces::ModulePlaces(const std::unordered_map<std::string, size_t>& by_place) {
  for (const auto& [place, file] : by_place) by_last_[last_word(place)].push_back({place, file});
}

const std::vector<NamedFile>& ModulePlaces::named(const std::string& dotted) const {
  const std::lock_guard mine(naming_);
  const auto [known, fresh] = known_.try_emplace(dotted);
  if (!fresh) return known->second;
  std::string own = dotted;
  std::replace(own.begin(), own.end(), '.', '/');
  const auto some = by_last_.find(last_word(own));
  if (some == by_last_.end()) return known->second;
  for (const Place& p : some->second) {
    if (!p.place.ends_with(own)) continue;
    const size_t before = p.place.size() - own.size();
    if (before == 0)
      known->second.push_back({{}, p.file});
    else if (p.place[before - 1] == '/')
      known->second.push_back({p.place.substr(0, before - 1), p.file});
  }
  return known->second;
}

}  // namespace hvr
