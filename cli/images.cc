// A file is written under a name of its own and renamed, so that no reader sees half of it.
#include "cli/images.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <memory>
#include <random>
#include <vector>

#include "cli/disk.h"
#include "cli/files.h"

namespace cli {
namespace {

namespace fs = std::filesystem;

constexpr size_t kMostImages = 32;  // the oldest go
constexpr std::string_view kSuffix = ".image";

std::string folder_of_images() {
  const auto value = [](const char* name) {
    const char* text = std::getenv(name);
    return std::string(text ? text : "");
  };
  if (!value("HVREWRITE_NO_CACHE").empty()) return {};
  const std::string cache = value("XDG_CACHE_HOME"), home = value("HOME");
  // The specification of these folders has relative ones ignored.
  if (cache.starts_with('/')) return cache + "/hvrewrite/rules";
  return home.starts_with('/') ? home + "/.cache/hvrewrite/rules" : "";
}

// Into room that nobody clears first: an image is read at each start.
std::optional<hvrewrite::RuleImages::Kept> read_kept(int fd, size_t size) {
  const std::shared_ptr<char[]> room = std::make_unique_for_overwrite<char[]>(size);
  if (!read_exactly(fd, room.get(), size)) return std::nullopt;
  return hvrewrite::RuleImages::Kept{{room.get(), size}, room};
}

std::optional<hvrewrite::RuleImages::Kept> read_image(const std::string& path) {
  const int fd =
      again([&] { return disk().open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0); });
  if (fd < 0) return std::nullopt;
  struct stat file {};
  const bool ours = disk().fstat(fd, file) == 0 && S_ISREG(file.st_mode) &&
                    file.st_uid == ::geteuid() && (file.st_mode & (S_IWGRP | S_IWOTH)) == 0;
  auto image = ours && file.st_size <= static_cast<off_t>(kMaxFileBytes)
                   ? read_kept(fd, static_cast<size_t>(file.st_size))
                   : std::nullopt;
  disk().close(fd);
  return image;
}

void remove_oldest(const std::string& folder) {
  std::vector<std::pair<fs::file_time_type, fs::path>> images;
  std::error_code ec;
  for (fs::directory_iterator it(folder, ec), end; !ec && it != end; it.increment(ec)) {
    std::error_code gone;
    const auto time = it->last_write_time(gone);
    if (!gone && it->path().filename().string().find(kSuffix) != std::string::npos)
      images.emplace_back(time, it->path());
  }
  if (images.size() <= kMostImages) return;
  std::sort(images.begin(), images.end());
  for (size_t i = 0; i + kMostImages < images.size(); ++i) fs::remove(images[i].second, ec);
}

void write_image(const std::string& folder, const std::string& path, const std::string& bytes) {
  std::error_code ec;
  if (fs::create_directories(folder, ec)) fs::permissions(folder, fs::perms::owner_all, ec);
  std::random_device random;
  const std::string fresh = path + "." + std::to_string(random());
  const int fd = again([&] {
    return disk().open(fresh, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR);
  });
  if (fd < 0) return;
  const bool written = write_all(fd, bytes);
  const bool closed = disk().close(fd) == 0;
  if (!written || !closed || disk().rename(fresh, path) != 0) {
    disk().unlink(fresh);
    return;
  }
  remove_oldest(folder);
}

// What git asks of a file in its index, too; times that may pass a second change by are none.
std::string stamp_of(const std::string& path) {
  constexpr time_t kCoarsest = 2;  // seconds, between the times that a file system tells apart
  struct stat file {};
  if (path == "-" || disk().stat(path, file) != 0 || !S_ISREG(file.st_mode)) return {};
  if (std::max(file.st_mtim.tv_sec, file.st_ctim.tv_sec) >= std::time(nullptr) - kCoarsest)
    return {};
  const int64_t numbers[] = {static_cast<int64_t>(file.st_dev),
                             static_cast<int64_t>(file.st_ino),
                             file.st_size,
                             file.st_mtim.tv_sec,
                             file.st_mtim.tv_nsec,
                             file.st_ctim.tv_sec,
                             file.st_ctim.tv_nsec};
  return std::string(reinterpret_cast<const char*>(numbers), sizeof numbers);
}

}  // namespace

hvrewrite::RuleImages rule_images() {
  const std::string folder = folder_of_images();
  if (folder.empty()) return {};
  const auto path = [folder](const std::string& key) {
    return folder + "/" + key + std::string(kSuffix);
  };
  return {[path](const std::string& key) { return read_image(path(key)); },
          [path, folder](const std::string& key, const std::string& bytes) {
            write_image(folder, path(key), bytes);
          },
          stamp_of};
}

}  // namespace cli
