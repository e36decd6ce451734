// An image: a mark, the checksum of all behind it, what was read, the program.
#include "api/kept.h"

#include <elf.h>
#include <link.h>

#include <algorithm>
#include <bit>
#include <cstring>
#include <iterator>
#include <map>
#include <memory>
#include <utility>

#include "api/version.h"
#include "ir/image.h"

namespace hvr {
namespace {

constexpr std::string_view kMark = "hvrewrite rules\n";

// A checksum of two lanes of 64 bits, for every other eight bytes: every step is one to one, so
// that no single change of eight bytes goes unseen. No guard against forgery: images lie in the
// user's own folder.
struct Checksum {
  uint64_t first = 0, second = 0;
  bool operator==(const Checksum&) const = default;
};

Checksum checksum(std::string_view bytes) {
  uint64_t a = 0x8F3D6A2C1B7E5941ULL ^ bytes.size(), b = 0x2545F4914F6CDD1DULL + bytes.size();
  // What a multiplication leaves alone is turned to where the next one does not.
  const auto mix = [&](uint64_t even) { a = std::rotl((a ^ even) * 0x9E3779B97F4A7C15ULL, 29); };
  const auto mix_other = [&](uint64_t odd) {
    b = std::rotl((b + odd) * 0xD6E8FEB86659FD93ULL, 32);
  };
  // Much at once: all rule files go through here at each start.
  constexpr size_t kBlock = 128;
  const auto mix_block = [&](const char* at) {
    for (size_t i = 0; i < kBlock; i += 16) {
      uint64_t even, odd;
      std::memcpy(&even, at + i, sizeof even);
      std::memcpy(&odd, at + i + sizeof even, sizeof odd);
      mix(even);
      mix_other(odd);
    }
  };
  for (; bytes.size() >= kBlock; bytes.remove_prefix(kBlock)) mix_block(bytes.data());
  char rest[kBlock] = {};
  bytes.copy(rest, kBlock);
  mix_block(rest);
  // Each lane goes into the other one.
  mix(b);
  mix_other(a);
  mix(b);
  return {a, b};
}

struct Writer {
  std::string out;
  void number(uint64_t n) { out.append(reinterpret_cast<const char*>(&n), sizeof n); }
  void text(std::string_view s) {
    number(s.size());
    out += s;
  }
  void sum(const Checksum& c) {
    number(c.first);
    number(c.second);
  }
};

struct Reader {
  std::string_view in;
  bool broken = false;
  uint64_t number() {
    uint64_t n = 0;
    if (in.size() < sizeof n) {
      broken = true;
      return 0;
    }
    std::memcpy(&n, in.data(), sizeof n);
    in.remove_prefix(sizeof n);
    return n;
  }
  std::string_view text() {
    const uint64_t size = number();
    if (size > in.size()) broken = true;
    if (broken) return {};
    const std::string_view out = in.substr(0, size);
    in.remove_prefix(size);
    return out;
  }
  Checksum sum() {
    const uint64_t first = number();
    return {first, number()};
  }
};

// The linker's checksum of the program that runs; empty where it has none.
std::string build_id() {
  std::string out;
  dl_iterate_phdr(
      [](dl_phdr_info* program, size_t, void* to) {
        for (int i = 0; i < program->dlpi_phnum; ++i) {
          const auto& header = program->dlpi_phdr[i];
          if (header.p_type != PT_NOTE) continue;
          const auto* at = reinterpret_cast<const char*>(program->dlpi_addr + header.p_vaddr);
          const char* end = at + header.p_memsz;
          while (end - at >= static_cast<ptrdiff_t>(sizeof(ElfW(Nhdr)))) {
            ElfW(Nhdr) note;
            std::memcpy(&note, at, sizeof note);
            const auto padded = [](size_t n) { return (n + 3) & ~size_t{3}; };
            const char* name = at + sizeof note;
            const char* body = name + padded(note.n_namesz);
            if (note.n_type == NT_GNU_BUILD_ID && note.n_namesz == 4 &&
                std::memcmp(name, "GNU", 4) == 0)
              static_cast<std::string*>(to)->assign(body, note.n_descsz);
            at = body + padded(note.n_descsz);
          }
        }
        return 1;  // only the program itself, which is the first
      },
      &out);
  return out;
}

// What an image depends on beside the files; empty where none can be kept.
std::string key_of(const std::string& path, const hvrewrite::LoadOptions& options) {
  static const std::string build = build_id();
  if (build.empty()) return {};
  Writer w;
  w.text(HVREWRITE_VERSION);
  w.text(build);
  w.text(path);
  w.number(options.data_folders.size());
  for (const auto& folder : options.data_folders) w.text(folder);
  w.number(options.settings.size());
  for (const auto& [name, value] : options.settings) {
    w.text(name);
    w.text(value);
  }
  for (const auto& facts : options.facts) w.text(facts);
  const Checksum sum = checksum(w.out);
  std::string key;
  for (const uint64_t half : {sum.first, sum.second})
    for (int shift = 60; shift >= 0; shift -= 4) key += "0123456789abcdef"[half >> shift & 15];
  return key;
}

// A file that rules were loaded from, or that was looked for and was not there.
struct RuleFile {
  bool there = false;
  Checksum sum = {};
  std::string stamp;  // empty: it must be read to see whether it is what it was
};
using RuleFiles = std::map<std::string, RuleFile, std::less<>>;

std::string image_of(const RuleFiles& files, std::string_view program) {
  Writer w;
  w.number(files.size());
  for (const auto& [path, file] : files) {
    w.text(path);
    w.number(file.there);
    w.sum(file.sum);
    w.text(file.stamp);
  }
  w.out += program;
  Writer whole{std::string(kMark)};
  whole.sum(checksum(w.out));
  return whole.out + w.out;
}

// Leaves the program's bytes in `r`.
RuleFiles files_of(Reader& r) {
  RuleFiles out;
  for (uint64_t files = r.number(); files > 0 && !r.broken; --files) {
    std::string path(r.text());
    const bool there = r.number() != 0;
    const Checksum sum = r.sum();
    out.emplace(std::move(path), RuleFile{there, sum, std::string(r.text())});
  }
  return out;
}

}  // namespace

std::optional<ir::Ruleset> kept_rules(const std::string& path, const hvrewrite::ReadFile& read,
                                      const hvrewrite::LoadOptions& options) {
  if (!options.images.get) return std::nullopt;
  const std::string key = key_of(path, options);
  const auto image = key.empty() ? std::nullopt : options.images.get(key);
  if (!image || !image->bytes.starts_with(kMark)) return std::nullopt;
  Reader r{image->bytes.substr(kMark.size())};
  const Checksum sum = r.sum();
  if (r.broken || sum != checksum(r.in)) return std::nullopt;
  RuleFiles files = files_of(r);
  if (r.broken) return std::nullopt;
  std::map<std::string_view, std::string> texts;  // of the files that had to be read
  bool restamped = false;
  for (auto& [name, file] : files) {
    // Before it is read: what is written in between has another one.
    std::string stamp = file.there && options.images.stamp ? options.images.stamp(name) : "";
    if (!stamp.empty() && stamp == file.stamp) continue;
    auto text = read(name);
    if (text.has_value() != file.there || (text && checksum(*text) != file.sum))
      return std::nullopt;
    if (!text) continue;
    texts.emplace(name, std::move(*text));
    if (stamp.empty()) continue;
    file.stamp = std::move(stamp);
    restamped = true;
  }
  auto program = ir::from_image(r.in, image->owner);
  if (!program) return std::nullopt;
  const auto reader = std::make_shared<const hvrewrite::ReadFile>(read);
  for (const ir::FileId file : program->files.ids()) {
    const std::string& name = program->files[file];
    ir::RuleText& text = program->texts[file];
    if (const auto was_read = texts.find(name); was_read != texts.end())
      text = ir::RuleText(std::move(was_read->second));
    else if (files.contains(name))
      text = ir::RuleText(text.size(), [reader, name] { return (*reader)(name).value_or(""); });
    else
      return std::nullopt;
  }
  if (restamped && options.images.put) options.images.put(key, image_of(files, r.in));
  return program;
}

void keep_rules(const std::string& path, const hvrewrite::LoadOptions& options,
                const std::vector<ReadText>& was_read, const ir::Ruleset& program) {
  if (!options.images.put) return;
  const std::string key = key_of(path, options);
  if (key.empty()) return;
  RuleFiles files;
  for (const ReadText& r : was_read) {
    const RuleFile file{r.text.has_value(), r.text ? checksum(*r.text) : Checksum{}, r.stamp};
    const RuleFile& first = files.emplace(r.path, file).first->second;
    if (first.there != file.there || first.sum != file.sum) return;  // it changed meanwhile
  }
  options.images.put(key, image_of(files, ir::to_image(program)));
}

}  // namespace hvr
