// The imports of a file, found in its bytes without parsing it. Private to the library.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hvr {

// Of one import statement: the dotted names it may load, absolute or with leading dots, packages
// first.
using ImportedNames = std::vector<std::string>;

struct ImportScan {
  std::vector<ImportedNames> imports;  // in textual order
  bool guarded = false;                // has `if __name__ == '__main__'` at its top
};

// In one pass over the bytes. The same as from the tree wherever the text is Python; nothing where
// a closer look is needed (another encoding, an unfinished string, a name that is not ASCII).
std::optional<ImportScan> scan_imports(std::string_view bytes);

// `import a.b.c` loads a, a.b and a.b.c.
void add_with_packages(ImportedNames& out, const std::string& dotted);
// What `from base import name` may load besides `base`.
std::string member_of(const std::string& base, std::string_view name);

}  // namespace hvr
