// A run over many programs: the order of results, what is held at a time, and ends before the end.
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <stdexcept>
#include <thread>

#include "api/project.h"
#include "base/deadline.h"
#include "cli/in_order.h"
#include "helpers.h"

namespace {

// Counts those that are alive.
struct Counted {
  static inline std::atomic<int> alive = 0, most = 0;
  size_t i = 0;
  explicit Counted(size_t number) : i(number) { count(); }
  Counted(Counted&& other) noexcept : i(other.i) { count(); }
  Counted& operator=(Counted&& other) noexcept {
    i = other.i;
    return *this;
  }
  Counted(const Counted&) = delete;
  Counted& operator=(const Counted&) = delete;
  ~Counted() { --alive; }
  static void count() {
    const int now = ++alive;
    for (int seen = most; seen < now && !most.compare_exchange_weak(seen, now);) {}
  }
};

const auto kAlways = [] { return true; };

}  // namespace

TEST_CASE("results of threads are taken in order, and few wait") {
  for (const size_t threads : {1u, 2u, 7u}) {
    CAPTURE(threads);
    Counted::most = 0;
    const auto caller = std::this_thread::get_id();
    size_t next = 0;
    // The first is the slowest: without a bound, all others would wait for it.
    const size_t taken = cli::in_order<Counted>(
        2000, threads, kAlways,
        [](size_t i, bool) {
          if (i == 0) std::this_thread::sleep_for(std::chrono::milliseconds(100));
          return Counted(i);
        },
        [&](size_t i, Counted&& c) {
          CHECK(i == next++);
          CHECK(c.i == i);
          CHECK(std::this_thread::get_id() == caller);
        });
    CHECK(taken == 2000);
    CHECK(Counted::alive == 0);
    CHECK(Counted::most <= static_cast<int>((cli::kAheadPerThread + 2) * threads + 2));
    if (threads > 1) CHECK(Counted::most >= static_cast<int>(cli::kAheadPerThread));
  }
}

TEST_CASE(
    "threads: behind a slow one thousands that hold nothing wait, and few that hold something") {
  for (const bool hold : {false, true}) {
    CAPTURE(hold);
    std::mutex guard;
    std::condition_variable more;
    size_t others = 0, seen = 0;
    // The first ends when 1,000 others have, or would never.
    const size_t taken = cli::in_order<size_t>(
        5000, 2, kAlways,
        [&](size_t i, bool) {
          std::unique_lock lock(guard);
          if (i == 0) {
            more.wait_for(lock, std::chrono::seconds(hold ? 1 : 60),
                          [&] { return others >= 1000; });
            seen = others;
          } else if (++others == 1000) {
            more.notify_one();
          }
          return i;
        },
        [](size_t, size_t&&) {}, [&](const size_t&) { return hold; });
    CHECK(taken == 5000);
    CHECK((seen >= 1000) == !hold);
  }
}

TEST_CASE("an end before the end, and a fault of who takes, end all threads") {
  for (const size_t threads : {1u, 3u}) {
    std::atomic<size_t> worked = 0;
    const auto work = [&](size_t i, bool) {
      ++worked;
      return i;
    };
    std::atomic<bool> stop = false;
    size_t taken = cli::in_order<size_t>(
        100'000, threads, [&] { return !stop; }, work, [&](size_t i, size_t&&) { stop = i == 40; });
    CHECK(taken == 41);
    CHECK(worked < 1000);
    CHECK_THROWS_WITH(cli::in_order<size_t>(100'000, threads, kAlways, work,
                                            [](size_t i, size_t&&) {
                                              if (i == 3) throw std::runtime_error("no room");
                                            }),
                      "no room");
    CHECK(worked < 2000);
    CHECK(cli::in_order<size_t>(0, threads, kAlways, work, [](size_t, size_t&&) {}) == 0);
  }
}

TEST_CASE("what had too little memory beside others is done again, alone") {
  std::atomic<int> working = 0, again = 0;
  size_t sum = 0;
  const size_t taken = cli::in_order<size_t>(
      500, 7, kAlways,
      [&](size_t i, bool alone) {
        if (alone) {
          CHECK(working == 0);
          ++again;
          return i;
        }
        ++working;
        std::this_thread::sleep_for(std::chrono::microseconds(i % 7 * 50));
        --working;
        if (i % 5 == 2) throw std::bad_alloc();
        return i;
      },
      [&](size_t i, size_t&& done) {
        CHECK(i == done);
        sum += done;
      });
  CHECK(taken == 500);
  CHECK(again == 100);
  CHECK(sum == 499 * 250);
}

TEST_CASE("trees that no program needs are given up, and read again when they are asked for") {
  const std::string big(100'000, '#');
  std::vector<hvr::ProjectFile> files(3);
  for (size_t i = 0; i < files.size(); ++i) {
    files[i].path = std::string(1, static_cast<char>('a' + i)) + ".py";
    files[i].parts = {std::string(1, static_cast<char>('a' + i))};
    files[i].bytes = (i == 0 ? "import b\n" : "x = 1\n") + big + "\n";
  }
  const hvrewrite::Project::Impl project(files, 400'000);  // one of them
  std::weak_ptr<const hvr::ReadModule> first = project.module(0);
  CHECK_FALSE(first.expired());
  {
    const auto in_use = project.module(1);
    CHECK(first.expired());
    (void)project.module(2);
    CHECK(project.module(1) == in_use);  // not read twice while somebody has it
  }
  CHECK(project.outline(0).imports.size() == 1);
  CHECK(project.module(0)->source->text == files[0].bytes);
}

TEST_CASE("a program is ended when its time is over or somebody says stop, and left as it is") {
  const auto r = rules(
      "library mylog\nimport mylog as mylog\n"
      "rule log: match `print($...a)` where no `abs($_)` replace with `mylog.info($...a)`\n");
  std::string text;
  for (int i = 0; i < 2000; ++i) text += "print(f(" + std::to_string(i) + "))\n";
  const hvrewrite::Project project("", {{"t.py", text}});
  const std::atomic<bool> stop = true;
  const auto check = [&](const hvrewrite::Result& got, const std::string& code) {
    CHECK(got.status == hvrewrite::Status::refused);
    CHECK(got.text == text);
    REQUIRE(got.messages.size() == 1);
    CHECK(got.messages[0].code == code);
    CHECK_FALSE(got.unknown);
  };
  check(r.rewrite(project, "t.py", {0, &stop}), "P012");
  check(r.rewrite(project, "t.py", {1e-9, nullptr}), "P011");
  check(r.account(project, "t.py", {1e-9, nullptr}).result, "P011");
  check(r.classify(project, "t.py", {1e-9, nullptr}), "P011");
  // What was ended leaves nothing behind.
  const auto whole = r.rewrite(project, "t.py", {1000, nullptr});
  CHECK(whole.status == hvrewrite::Status::changed);
  CHECK(whole.text == r.rewrite("t.py", text).text);
}

TEST_CASE("the inner of two deadlines decides") {
  const auto ticks = [] {
    for (uint32_t i = 0; i < 3 * hvr::kTicksPerLook; ++i) hvr::tick();
  };
  const std::atomic<bool> stop = true;
  const hvr::Deadline outer(0, &stop);
  CHECK_THROWS_AS(ticks(), hvr::Ended);
  {
    const hvr::Deadline inner(1000, nullptr);
    ticks();
  }
  CHECK_THROWS_AS(ticks(), hvr::Ended);
}
