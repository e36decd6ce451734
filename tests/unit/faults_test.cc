// Memory that runs out at any moment: the library says so and throws nothing.
#include <cstdlib>
#include <new>

#include "helpers.h"

namespace {

// How many allocations succeed before one fails; negative: all.
thread_local long allowed = -1;

void* allocate(std::size_t size) {
  if (allowed >= 0 && allowed-- == 0) throw std::bad_alloc();
  if (void* p = std::malloc(size ? size : 1)) return p;
  throw std::bad_alloc();
}

}  // namespace

void* operator new(std::size_t size) { return allocate(size); }
void* operator new[](std::size_t size) { return allocate(size); }
// Who asks this way does without: it is no fault.
void* operator new(std::size_t size, const std::nothrow_t&) noexcept { return std::malloc(size); }
void operator delete(void* p) noexcept { std::free(p); }
void operator delete[](void* p) noexcept { std::free(p); }
void operator delete(void* p, std::size_t) noexcept { std::free(p); }
void operator delete[](void* p, std::size_t) noexcept { std::free(p); }

TEST_CASE("an allocation that fails anywhere ends in a message, or in the same result") {
  const auto r = rules(
      "library mylog\nimport mylog as mylog\n"
      "rule log: match `print($...a)` where no `abs($_)` replace with `mylog.info($...a)`\n");
  const std::string text = "import os\ndef f(x):\n    return [print(x, y) for y in g(x)]\nf(1)\n";
  const std::string wanted = r.rewrite("t.py", text).text;
  REQUIRE(wanted.find("mylog.info(x, y)") != std::string::npos);
  int faults = 0, done = 0;
  for (long n = 0; done < 3; n += 1 + n / 40) {
    const hvrewrite::Project project("", {{"t.py", text}});
    allowed = n;
    hvrewrite::Result got;
    try {
      got = r.rewrite(project, "t.py");
    } catch (...) {
      allowed = -1;
      FAIL("thrown at allocation " << n);
    }
    const bool ran_out = allowed < 0;
    allowed = -1;
    if (!ran_out) {
      CHECK(got.text == wanted);
      ++done;
      continue;
    }
    if (got.text == wanted) {  // a sort without its buffer takes longer, that is all
      CHECK(got.messages.empty());
      continue;
    }
    REQUIRE(got.messages.size() == 1);
    CHECK(got.messages[0].code == "P015");
    CHECK(got.status == hvrewrite::Status::refused);
    CHECK(got.text == text);
    ++faults;
  }
  CHECK(faults > 50);
}

TEST_CASE("a file that cannot be taken in leaves the others alone") {
  const auto r = rules("rule a: match `len($x)` replace with `abs($x)`\n");
  bool seen = false;
  for (long n = 0; n < 60; ++n) {
    const hvrewrite::Project project("", {{"a.py", "len(1)\n"}, {"b.py", "len(2)\n"}});
    allowed = n;  // files are taken in when they are first asked for
    const auto a = r.rewrite(project, "a.py");
    const bool ran_out = allowed < 0;
    allowed = -1;
    if (!ran_out) break;
    const auto b = r.rewrite(project, "b.py");
    if (a.messages.empty() || a.messages[0].code != "P015") continue;
    if (b.text == "abs(2)\n") seen = true;
    CHECK((b.text == "abs(2)\n" || (b.text == "len(2)\n" && b.messages[0].code == "P015")));
  }
  CHECK(seen);
}
