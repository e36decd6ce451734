"""Kept images of loaded rules: used when they fit, never believed when stale or damaged."""
import os
import random
import stat
import time

from box import Box, TREE, expect, run, test

KEPT = "cache/hvrewrite/rules"


class Kept(Box):
    """A box with a cache folder of its own."""

    def run(self, *args, **variables):
        environment = {k: v for k, v in os.environ.items() if k != "HVREWRITE_NO_CACHE"}
        environment.update(XDG_CACHE_HOME=self.path("cache"), **variables)
        return run("-r", self.rules, *args, self.path("a.py"), env=environment, cwd=self.dir)

    def images(self):
        try:
            return sorted(os.listdir(self.path(KEPT)))
        except FileNotFoundError:
            return []

    def image(self):
        expect(len(self.images()), 1, "images")
        return self.path(os.path.join(KEPT, self.images()[0]))


def be_older(*paths):
    """Waits until the times of these files tell whether they changed."""
    for path in paths:
        while max(os.stat(path).st_mtime, os.stat(path).st_ctime) > time.time() - 3.1:
            time.sleep(0.1)


def numbers(path):
    s = os.stat(path)
    return s.st_ino, s.st_mtime_ns


@test
def an_image_is_made_used_and_made_again_when_damaged():
    b = Kept(a="print(1)\n")
    be_older(b.rules)
    first = b.run()
    expect(first[:2], (0, "import mylog\n\nmylog.info(1)\n"))
    image = b.image()
    with open(image, "rb") as f:
        bytes_of_it = f.read()
    expect(stat.S_IMODE(os.stat(image).st_mode), 0o600, "mode")
    made = numbers(image)
    expect(b.run(), first, "from the image")
    expect(numbers(image), made, "an image that fits is not made again")

    def damaged(bytes_now, what):
        with open(image, "wb") as f:
            f.write(bytes_now)
        before = numbers(image)
        expect(b.run(), first, what)
        with open(image, "rb") as f:
            expect(f.read() == bytes_of_it and numbers(image) != before, True, what + ": made again")

    chance = random.Random(1)
    size = len(bytes_of_it)
    for cut in [0, 1, 15, 16, 31, size // 2, size - 1] + [chance.randrange(size) for _ in range(8)]:
        damaged(bytes_of_it[:cut], f"cut at {cut}")
    for _ in range(24):
        at, bit = chance.randrange(size), chance.randrange(8)
        flipped = bytearray(bytes_of_it)
        flipped[at] ^= 1 << bit
        damaged(bytes(flipped), f"bit {bit} of byte {at}")
    damaged(bytes_of_it + b"\0", "longer")


@test
def an_image_is_stale_when_any_rule_file_changes():
    b = Kept(a="print(1)\nprint(2)\n")
    b.write("log.hvr", b.read("log.hvr").decode().replace("rule log", 'use "more.hvr"\nrule log'))
    more = 'rule second: match `print(2)` replace with `mylog.second()`\n'
    b.write("more.hvr", more)
    kept = b.run()
    expect(kept[0], 0)
    expect(b.run(), kept)
    made = numbers(b.image())
    b.write("more.hvr", more.replace("second()", "another()"))
    expect("another" in b.run()[1], True, "a used file changed")
    expect(numbers(b.image()) != made, True)
    os.unlink(b.path("more.hvr"))
    expect(b.run()[0], 3, "a used file is gone")
    b.write("more.hvr", more)
    expect(b.run(), kept)
    b.write("log.hvr", b.read("log.hvr").decode().replace("mylog.info", "mylog.debug"))
    expect("mylog.debug" in b.run()[1], True, "the file itself changed")


@test
def a_rule_file_is_read_again_only_when_its_times_or_size_changed():
    b = Kept(a="print(1)\n")
    first = b.run()
    made = numbers(b.image())
    be_older(b.rules)
    expect(b.run(), first)
    old = numbers(b.image())
    expect(old != made, True, "times that tell by now are kept")
    expect(b.run(), first)
    expect(numbers(b.image()), old)
    before = os.stat(b.rules)
    os.utime(b.rules)
    be_older(b.rules)
    expect(b.run(), first, "the same text, written again")
    touched = numbers(b.image())
    expect(touched != old, True)
    # As long as it was, and with the time that it had: when the file's numbers changed, it tells.
    b.write(os.path.basename(b.rules), b.read(b.rules).decode().replace("mylog.info", "mylog.warn"))
    os.utime(b.rules, ns=(before.st_atime_ns, before.st_mtime_ns))
    expect((os.stat(b.rules).st_size, os.stat(b.rules).st_mtime_ns),
           (before.st_size, before.st_mtime_ns))
    expect("mylog.warn" in b.run()[1], True)


@test
def what_quotes_a_rule_reads_its_file():
    b = Kept(a="print(1)\nprint(2, 3)\n")
    b.write("log.hvr", b.read("log.hvr").decode().replace("$...a", "$a"))
    be_older(b.rules)
    environment = {k: v for k, v in os.environ.items() if k != "HVREWRITE_NO_CACHE"}
    environment["XDG_CACHE_HOME"] = b.path("cache")

    def explained(*more):
        return run("explain", "-r", b.rules, *more, b.path("a.py") + ":2", env=environment,
                   cwd=b.dir)
    fresh = explained("--no-cache")
    expect(fresh[0], 0)
    expect("of the form `print($a)`" in fresh[1] and "log.hvr:5)" in fresh[1], True, fresh[1])
    for _ in range(2):
        expect(explained(), fresh)
    expect(len(b.images()), 1)


@test
def a_file_that_appears_before_the_one_that_was_used_counts():
    # `use "parts/common.hvr"` is looked for beside the ruleset first, then in the data folders.
    b = Kept(a="x = 1\n")
    b.write("log.hvr", 'use "parts/common.hvr"\n' + b.read("log.hvr").decode())
    code = b.run()[0]
    expect(code, b.run()[0])
    b.write("parts/common.hvr", "this is no rule file\n")
    expect(b.run()[0], 3)


@test
def settings_have_images_of_their_own():
    b = Kept(a="print(1)\n")
    b.write("log.hvr", b.read("log.hvr").decode() +
            "rule loud when loud: match `mylog.info($...a)` replace with `mylog.warning($...a)`\n")
    quiet, loud = b.run(), b.run("--set", "loud=true")
    expect(len(b.images()), 2)
    expect((b.run(), b.run("--set", "loud=true")), (quiet, loud))


@test
def nothing_is_kept_where_it_is_not_wanted():
    b = Kept(a="print(1)\n")
    expect(b.run("--no-cache")[0], 0)
    expect(b.images(), [])
    expect(b.run(HVREWRITE_NO_CACHE="1")[0], 0)
    expect(b.images(), [])
    # What has something to say is loaded each time.
    b.write("log.hvr", b.read("log.hvr").decode() + "rule log: match `f()` replace with `g()`\n")
    first = b.run()
    expect(b.run(), first)
    expect(first[2] != "", True, "a message")
    expect(b.images(), [])


@test
def images_of_others_and_folders_that_cannot_be_written_are_no_matter():
    b = Kept(a="print(1)\n")
    first = b.run()
    image = b.image()
    made = numbers(image)
    os.chmod(image, 0o666)
    expect(b.run(), first)
    expect(numbers(image) != made, True, "what others may write is not read")
    target = b.write("elsewhere", b.read(os.path.relpath(image, b.dir)))
    os.unlink(image)
    os.symlink(target, image)
    expect(b.run(), first)
    expect(os.path.islink(image), False, "a link is not followed")
    c = Kept(a="print(1)\n")
    c.write("cache", "no folder")
    expect(c.run(), first)


@test
def shipped_rules_do_the_same_from_their_image():
    b = Kept()
    folder = os.path.join(TREE, "tests/golden/horovod-tf2")
    programs = [os.path.join(folder, case, "input.py") for case in sorted(os.listdir(folder))[:12]]
    programs = [p for p in programs if os.path.isfile(p)]
    expect(len(programs) > 5, True)
    environment = {**os.environ, "XDG_CACHE_HOME": b.path("cache")}
    environment.pop("HVREWRITE_NO_CACHE", None)
    for p in programs:
        fresh = run("-r", "horovod-tf2", "--no-cache", p, env=environment)
        for _ in range(2):
            expect(run("-r", "horovod-tf2", p, env=environment), fresh, p)
    expect(len(b.images()), 1)
