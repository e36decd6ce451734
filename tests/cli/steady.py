"""Runs over folders that are ended, disturbed, or beside another one; and that threads do not show."""
import contextlib
import json
import os
import pty
import random
import re
import resource
import shutil
import signal
import subprocess
import time

import disturb
from box import Box, HVREWRITE, RULES, contains, expect, is_instrumented, run, test

PRINT = "print(1)\n"
RESULT = "import mylog\n\nmylog.info(1)\n"
# Tries every five calls of a program: minutes for a file of so many, which has lines enough to be allowed that (P014).
SLOW_RULES = RULES + "rule slow: " + " ".join(f"match `repr($x, ${c})`" for c in "abcde") + " where $a is `repr(0)` replace with `ascii($a, $b, $c, $d, $e)`\n"
SLOW = "".join(f"repr(0, {i})\n" for i in range(60)) + "x = 1\n" * 20000


def files_below(folder):
    return sorted(os.path.relpath(os.path.join(base, name), folder) for base, _, names in os.walk(folder) for name in names)


def wait_for(path, text):
    for _ in range(600):
        with open(path, encoding="utf-8") as f:
            if f.read() == text:
                return
        time.sleep(0.05)
    raise AssertionError(f"{path} did not change within 30 seconds")


def slow_folder():
    """Thirty programs, the sixteenth of which takes minutes."""
    b = Box()
    b.write("slow.hvr", SLOW_RULES)
    for i in range(30):
        b.write(f"t/p{i:02}.py", PRINT)
    b.write("t/p15.py", SLOW + PRINT)
    return b


def start(b, *words, **more):
    return subprocess.Popen([HVREWRITE, "-r", b.path("slow.hvr"), *words, b.path("t")], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, **more)


@test
def a_signal_ends_a_run_in_order():
    for number, jobs in ((signal.SIGINT, "1"), (signal.SIGINT, "3"), (signal.SIGTERM, "2"), (signal.SIGHUP, "2")):
        b = slow_folder()
        front = start(b, "-i", "-j", jobs)
        wait_for(b.path("t/p14.py"), RESULT)
        front.send_signal(number)
        began = time.monotonic()
        out, err = front.communicate(timeout=60)
        expect((front.returncode, out), (-number, ""), err)
        expect(time.monotonic() - began < 20, True, "it ends soon")
        expect(err, "hvrewrite: interrupted: 15 of them were not looked at and are as they were; 15 programs: 15 changed (15 files), "
                    "0 with nothing to change, 0 with nothing to do\n")
        for i in range(30):
            expect(b.read(f"t/p{i:02}.py").decode(), RESULT if i < 15 else SLOW + PRINT if i == 15 else PRINT, f"p{i:02}.py")
        expect(files_below(b.path("t")), [f"p{i:02}.py" for i in range(30)])


@test
def signals_that_are_ignored_stay_ignored():
    b = slow_folder()
    front = start(b, "-i", preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_IGN))
    wait_for(b.path("t/p14.py"), RESULT)
    front.send_signal(signal.SIGINT)
    time.sleep(0.5)
    expect(front.poll(), None)
    front.send_signal(signal.SIGTERM)
    front.communicate(timeout=60)
    expect(front.returncode, -signal.SIGTERM)


@test
def a_long_run_says_how_far_it_is_on_a_terminal():
    """Files done, rate and time left, a line that is overwritten and is gone at the end."""
    b = Box()
    slow = b.write("slow.hvr", SLOW_RULES)
    for i in range(16):
        b.write(f"t/p{i:02}.py", "".join(f"repr(0, {k})\n" for k in range(16)) + "x = 1\n" * 100 + PRINT)
    ours, theirs = pty.openpty()
    front = subprocess.Popen([HVREWRITE, "-r", slow, "--check", "-j", "1", b.path("t")], stdout=subprocess.DEVNULL, stderr=theirs)
    os.close(theirs)
    said = b""
    with contextlib.suppress(OSError):  # the other end is closed
        while more := os.read(ours, 1000):
            said += more
    os.close(ours)
    expect(front.wait(), 1)
    shown = re.findall(rb"\r\x1b\[K(\d+) of 16 programs, \d+ a second, \d+ s left", said)
    expect(bool(shown) and shown == sorted(shown, key=int), True, said)
    expect(said.rindex(b"\r\x1b[K") > said.rindex(b" s left"), True, "the line is gone at the end")


@test
def a_program_that_takes_too_long_is_left_alone():
    b = slow_folder()
    code, _, err = run("-r", b.path("slow.hvr"), "-i", "--timeout-per-file", "0.3", b.path("t"))
    expect(code, 2)
    contains(err, "p15.py:1:1: error[P011]: the work on it took longer than it may, and was ended")
    for i in range(30):
        expect(b.read(f"t/p{i:02}.py").decode(), SLOW + PRINT if i == 15 else RESULT)
    expect(run("-r", b.rules, "--timeout-per-file", "-1", b.path("t/p00.py"))[0], 4)


@test
def a_file_saved_meanwhile_is_not_overwritten():
    b = slow_folder()
    front = start(b, "-i", "--timeout-per-file", "3")
    wait_for(b.path("t/p14.py"), RESULT)
    b.write("t/p20.py", "print('saved meanwhile')\n")
    _, err = front.communicate(timeout=120)
    expect(front.returncode, 2)
    contains(err, "p20.py: was changed by someone else meanwhile; left as it is")
    expect(b.read("t/p20.py").decode(), "print('saved meanwhile')\n")
    expect(b.read("t/p29.py").decode(), RESULT)


def packages(b, count):
    """Programs of three files each, all of which change."""
    for i in range(count):
        b.write(f"t/p{i}/one.py", PRINT)
        b.write(f"t/p{i}/two.py", "import one\n" + PRINT)
        b.write(f"t/p{i}/main.py", "import two\n" + PRINT)
    return {name: b.read("t/" + name) for name in files_below(b.path("t"))}


@test
def killed_or_failing_at_any_call():
    """A sample; tests/cli/disturb.py does all. Each program is old or new, or the next run says so and mends it."""
    seed = random.randrange(10**6)
    chance = random.Random(seed)
    folder = disturb.Folder(HVREWRITE)
    try:
        expect(disturb.kill_at_random(folder, 8, chance).moments, 8)
        if is_instrumented():
            return
        seen = disturb.kill_at_calls(folder, 20, chance)
        expect((seen.moments, seen.between > 0), (20, True), "some fall between programs")
        times, stayed = disturb.fail_calls(folder, 40, chance)
        expect((times, stayed > 0), (40, True), "some leave files as they were")
    except Exception as e:
        raise AssertionError(f"seed {seed}: {e}") from e


@test
def two_runs_over_one_folder():
    b = Box()
    old = packages(b, 25)
    runs = [subprocess.Popen([HVREWRITE, "-r", b.rules, "-i", b.path("t")], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) for _ in range(3)]
    for r in runs:
        _, err = r.communicate(timeout=120)
        expect(r.returncode in (0, 2), True, err)
        for line in err.splitlines():
            expect("was changed by someone else meanwhile" in line, True, line)
    for name, text in old.items():
        expect(b.read("t/" + name).decode().count("import mylog\n"), 1, name)
        expect(b.read("t/" + name) != text, True, name)
    expect(files_below(b.path("t")), sorted(old))


@test
def threads_do_not_show():
    b = Box()
    packages(b, 20)
    for i in range(20):
        b.write(f"t/p{i}/broken.py", "def f(:\n")
        b.write(f"t/again{i}.py", f"import p{i}.two\n" + PRINT)
    seen = [[run("-r", b.rules, "-v", "-j", jobs, *how, b.path("t")) for jobs in ("1", "2", "9")] for how in (("--diff",), ("--check",), ("--report", "json"))]
    for one, two, nine in seen:
        expect(two == one and nine == one, True)
        expect(len(one[1].splitlines()) >= 60, True)


@test
def names_that_are_not_utf_8():
    b = Box()
    path = os.fsencode(b.path("t")) + b"/a\xff\n.py"
    os.makedirs(b.path("t"))
    with open(path, "w", encoding="utf-8") as f:
        f.write(PRINT)
    r = subprocess.run([HVREWRITE, "-r", b.rules, "--check", "-0", b.path("t")], capture_output=True, check=False)
    expect((r.returncode, r.stdout), (1, path + b"\0"))
    r = subprocess.run([HVREWRITE, "-r", b.rules, "-i", "-0", "--files-from", "-"], input=path + b"\0", capture_output=True, check=False)
    expect((r.returncode, r.stderr), (0, b""))
    with open(path, encoding="utf-8") as f:
        expect(f.read(), RESULT)
    with open(path, "w", encoding="utf-8") as f:
        f.write("x = (\n")
    r = subprocess.run([HVREWRITE, "-r", b.rules, "--format", "json", path], capture_output=True, check=False)
    expect(json.loads(r.stderr.decode("utf-8").splitlines()[0])["code"], "P003")


@test
def folders_that_may_not_be_read():
    """As a user to whom they are closed, whoever runs the tests."""
    b = Box()
    b.write("t/a.py", PRINT)
    b.write("t/shut/b.py", PRINT)
    b.write("t/own.py", PRINT)
    os.chmod(b.dir, 0o755)
    binary = shutil.copy(HVREWRITE, b.path("hvrewrite"))
    os.chmod(b.path("t/shut"), 0)
    os.chmod(b.path("t/own.py"), 0)
    as_user = (lambda: os.setuid(65534)) if os.geteuid() == 0 else None
    r = subprocess.run([binary, "-r", b.rules, "--check", "--no-cache", b.path("t")], capture_output=True, text=True, preexec_fn=as_user, check=False)
    os.chmod(b.path("t/shut"), 0o755)
    expect((r.returncode, r.stdout), (2, b.path("t/a.py") + "\n"))
    contains(r.stderr, "t/shut: cannot be read: Permission denied")
    contains(r.stderr, "t/own.py: Permission denied")


@test
def memory_that_ends_is_one_programs_affair():
    if is_instrumented():
        return
    b = Box()
    b.write("t/a.py", PRINT)
    b.write("t/big.py", PRINT + "x = [%s]\n" % ", ".join(f"f({i}, a=[{i}])" for i in range(150000)))
    b.write("t/z.py", PRINT)
    little = lambda: resource.setrlimit(resource.RLIMIT_AS, (120 << 20, 120 << 20))
    code, out, err = run("-r", b.rules, "--check", "-j", "1", b.path("t"), preexec_fn=little)
    expect((code, out), (2, b.path("t/a.py") + "\n" + b.path("t/z.py") + "\n"), err)
    contains(err, "big.py:1:1: error[P015]")
