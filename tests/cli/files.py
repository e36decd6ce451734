"""What is read and written: folders, links, devices, faults of the disk."""
import json
import os
import socket
import stat
import subprocess
import threading

from box import Box, HVREWRITE, RULES, contains, expect, run, test

RESULT = "import mylog\n\nmylog.info(1)\n"


@test
def in_place_keeps_mode_and_links():
    b = Box(a="print(1)\n")
    os.chmod(b.path("a.py"), 0o751)
    os.symlink("a.py", b.path("link.py"))
    expect(run("-r", b.rules, "--in-place", b.path("link.py"))[0], 0)
    expect(b.read("a.py"), b"import mylog\n\nmylog.info(1)\n")
    expect(stat.S_IMODE(os.stat(b.path("a.py")).st_mode), 0o751)
    expect(os.path.islink(b.path("link.py")), True)
    expect(sorted(os.listdir(b.dir)), ["a.py", "link.py", "log.hvr"], "no temporary file is left")


@test
def folders_are_walked():
    b = Box()
    b.write("pkg/a.py", "print(1)\n")
    b.write("pkg/sub/b.py", "x = 1\n")
    b.write("pkg/.hidden/c.py", "print(3)\n")
    b.write("pkg/notes.txt", "print(4)\n")
    expect(run("-r", b.rules, "--in-place", b.path("pkg"))[0], 0)
    contains(b.read("pkg/a.py").decode(), "mylog")
    expect(b.read("pkg/.hidden/c.py"), b"print(3)\n")
    expect(b.read("pkg/notes.txt"), b"print(4)\n")


@test
def a_folder_walk_leaves_alone_what_no_rule_can_concern():
    b = Box()
    rules = b.write("p.hvr", "ruleset p\nlibrary mylib\npattern Run: some `mylib.run()`\nrefuse \"nothing runs\": where pattern is Unknown\n"
                             "rule fast: match `mylib.run()` replace with `mylib.run(1)`\n")
    b.write("src/a.py", "import mylib\nmylib.run()\n")
    b.write("src/b.py", "print(1\n")
    code, out, err = run("-r", rules, "--check", b.path("src"))
    expect((code, os.path.basename(out.strip()), err), (1, "a.py", ""))
    expect(run("-r", rules, "--check", b.path("src/b.py"))[0], 2)


@test
def missing_and_unreadable_files():
    b = Box(a="print(1)\n")
    code, out, err = run("-r", b.rules, b.path("nowhere.py"))
    expect((code, out), (2, ""))
    contains(err, "no such file")
    os.makedirs(b.path("void"))
    code, _, err = run("-r", b.rules, "--check", b.path("void"))
    expect(code, 2)
    contains(err, "holds no Python file")
    if os.geteuid() != 0:
        os.chmod(b.path("a.py"), 0)
        expect(run("-r", b.rules, b.path("a.py"))[0], 2)


@test
def unwritable_target():
    b = Box(a="print(1)\n")
    code, _, err = run("-r", b.rules, "-o", b.path("no/such/folder/out.py"), b.path("a.py"))
    expect(code, 2)
    contains(err, "cannot be written")
    if os.path.exists("/dev/full"):
        r = subprocess.run(f"'{HVREWRITE}' -r '{b.rules}' '{b.path('a.py')}' > /dev/full", shell=True, capture_output=True)
        expect(r.returncode, 2, "a full disk")


@test
def one_bad_file_does_not_stop_the_others():
    b = Box(a="print(1)\n", broken="def f(:\n", z="print(2)\n")
    code, _, err = run("-r", b.rules, "--in-place", b.path("a.py"), b.path("broken.py"), b.path("z.py"))
    expect(code, 2)
    contains(b.read("a.py").decode(), "mylog")
    contains(b.read("z.py").decode(), "mylog")
    expect(b.read("broken.py"), b"def f(:\n")


@test
def standard_input_that_cannot_be_read():
    b = Box()
    for redirect, why in (("< /tmp", "is a folder"), ("<&-", "Bad file descriptor")):
        r = subprocess.run(f"'{HVREWRITE}' -r '{b.rules}' - {redirect}", shell=True, capture_output=True, text=True)
        expect((r.returncode, r.stdout), (2, ""), redirect)
        contains(r.stderr, why)


@test
def rule_files_that_hold_nothing_or_cannot_be_read():
    b = Box(a="print(1)\n")
    empty = b.write("empty.hvr", "# nothing yet\n")
    for args in (("-r", empty), ("-r", "/dev/null"), ("-r", "-"), ("-r", b.rules, "--facts", empty)):
        code, out, err = run(*args, b.path("a.py"), stdin=b"")
        expect((code, out), (3, ""), str(args))
        expect(bool(err), True, str(args))
    # A file that is there and cannot be read must not pass for one that lies elsewhere.
    os.mkfifo(b.path("part.hvr"))
    using = b.write("using.hvr", RULES + 'use "part.hvr"\n')
    code, out, err = run("-r", using, b.path("a.py"))
    expect((code, out), (3, ""))
    contains(err, "part.hvr: cannot be read: is no regular file")


@test
def links_of_rule_files():
    b = Box(a="print(1)\n")
    b.write("out/far.hvr", "rule q: match `abs($x)` replace with `len($x)`\n")
    b.write("r/parts/near.hvr", "rule q: match `abs($x)` replace with `len($x)`\n")
    os.symlink("../out/far.hvr", b.path("r/far.hvr"))
    os.symlink("/etc/passwd", b.path("r/passwd.hvr"))
    os.symlink("parts/near.hvr", b.path("r/near.hvr"))
    os.symlink(".", b.path("r/here"))
    for used, code, said in ((b.path("out/far.hvr"), 3, "error[R004]"), ("../out/far.hvr", 3, "error[R004]"), ("far.hvr", 3, "error[R004]: `far.hvr` lies outside"), ("passwd.hvr", 3, "error[R004]"), ("near.hvr", 0, ""),
                             ("here/near.hvr", 0, ""), ("here/main.hvr", 3, "error[R003]: these files include each other: main.hvr → main.hvr"),
                             ('near.hvr"\nuse "parts/near.hvr', 0, "")):
        main = b.write("r/main.hvr", f'ruleset m "links"\nuse "{used}"\nrule p: match `print($x)` replace with `repr($x)`\n')
        got, _, err = run("check", main)
        expect(got, code, used + err)
        contains(err, said)
        expect("root:" in err, False)
    # The folder itself may be a link.
    os.symlink("r", b.path("other"))
    b.write("r/main.hvr", 'ruleset m "links"\nuse "parts/near.hvr"\n')
    expect(run("check", b.path("other/main.hvr"))[0], 0)
    os.symlink("../r/main.hvr", b.path("out/main.hvr"))
    contains(run("check", b.path("out/main.hvr"))[2], "`parts/near.hvr` cannot be read")


@test
def pipes_and_devices_in_a_folder():
    b = Box()
    b.write("f/a.py", "print(1)\n")
    os.mkfifo(b.path("f/x.py"))
    os.symlink("/dev/zero", b.path("f/z.py"))
    os.symlink("ring.py", b.path("f/ring.py"))
    os.makedirs(b.path("f/sub"))
    os.symlink("..", b.path("f/sub/up"))
    with socket.socket(socket.AF_UNIX) as s:
        s.bind(b.path("f/s.py"))
    code, _, err = run("-r", b.rules, "-i", b.path("f"), timeout=60)
    expect(code, 2)
    contains(err, "f/s.py: is no regular file")
    contains(err, "f/ring.py: Too many levels of symbolic links")
    contains(err, "f/x.py: is no regular file")
    contains(err, "f/z.py: is no regular file")
    expect(b.read("f/a.py").decode(), RESULT)
    expect(run("-r", b.rules, b.path("f/x.py"))[0], 2)


@test
def programs_are_read_and_never_run():
    """All but `prove` and what the planner measures, which say so."""
    b = Box()
    ran = b.path("ran")
    main = b.write("t/main.py", f"import other\nopen({ran!r}, 'w')\nprint(1)\n")
    b.write("t/other.py", f"open({ran!r}, 'w')\n")
    b.write("t/sitecustomize.py", f"open({ran!r}, 'w')\n")
    b.write("t/n.ipynb", json.dumps({"cells": [{"cell_type": "code", "source": [f"!touch {ran}\n", "print(1)"]}], "metadata": {}, "nbformat": 4, "nbformat_minor": 5}))
    for words in (("--check", b.path("t")), ("--diff", b.path("t")), ("--report", "json", main), ("classify", main), ("explain", main + ":3"),
                  ("dump", "--stage", "rows", main), ("-i", b.path("t"))):
        at = 1 if words[0] in ("classify", "explain", "dump") else 0
        code, _, err = run(*words[:at], "-r", b.rules, *words[at:], cwd=b.path("t"))
        expect((code in (0, 1), os.path.exists(ran)), (True, False), f"{words}: {err}")
    contains(run("prove", "--help")[1], "runs original and rewritten program")


@test
def files_that_are_too_large():
    """More than 64 MB, which these only seem to have."""
    b = Box(a="print(1)\n")
    for name in ("big.py", "big.hvr"):
        b.write(name, "")
        os.truncate(b.path(name), (64 << 20) + 1)
    code, _, err = run("-r", b.rules, "-i", b.path("a.py"), b.path("big.py"))
    expect(code, 2)
    contains(err, "big.py: is larger than 64 MB, the most that is read")
    expect(b.read("a.py").decode(), RESULT)
    code, _, err = run("check", b.path("big.hvr"))
    expect(code, 3)
    contains(err, "is larger than 64 MB, the most that is read")


@test
def output_into_what_is_no_regular_file():
    b = Box(a="print(1)\n")
    a = b.path("a.py")
    os.mkfifo(b.path("pipe"))
    os.symlink("pipe", b.path("link"))
    for name in ("pipe", "link"):
        got = []
        reader = threading.Thread(target=lambda: got.append(b.read("pipe")))
        reader.start()
        expect(run("-r", b.rules, "-o", b.path(name), a)[0], 0)
        reader.join(10)
        expect(got, [RESULT.encode()], name)
        expect(stat.S_ISFIFO(os.stat(b.path("pipe")).st_mode), True)
    os.symlink("/dev/null", b.path("null"))
    expect(run("-r", b.rules, "-o", b.path("null"), a)[0], 0)
    expect(os.readlink(b.path("null")), "/dev/null")
    if os.path.exists("/dev/full"):
        code, _, err = run("-r", b.rules, "-o", "/dev/full", a)
        expect(code, 2)
        contains(err, "/dev/full: cannot be written: No space left on device")
    os.symlink("new.py", b.path("dangling"))
    expect(run("-r", b.rules, "-o", b.path("dangling"), a)[0], 0)
    expect(b.read("new.py").decode(), RESULT)
    expect(os.readlink(b.path("dangling")), "new.py")
    os.symlink("ring", b.path("ring"))
    expect(run("-r", b.rules, "-o", b.path("ring"), a)[0], 2)
    expect(run("-r", b.rules, "-o", b.dir, a)[0], 2)


@test
def output_to_standard_output_by_name():
    b = Box(a="print(1)\n")
    command = f"echo before; '{HVREWRITE}' -r '{b.rules}' '{b.path('a.py')}' -o /dev/stdout; echo after"
    wanted = "before\n" + RESULT + "after\n"
    subprocess.run(f"({command}) > '{b.path('log')}'", shell=True, check=True)
    expect(b.read("log").decode(), wanted, "into a file")
    expect(subprocess.run(command, shell=True, capture_output=True, text=True).stdout, wanted, "into a pipe")


@test
def a_name_of_a_ruleset_beside_a_folder_of_that_name():
    b = Box()
    b.write("horovod/a.py", "x = 1\n")
    expect(run("-r", "horovod", "--check", "horovod", cwd=b.dir)[0], 0)


@test
def few_threads_and_little_memory():
    with open(HVREWRITE, "rb") as f:
        if b"__asan_init" in f.read():
            return  # the sanitizer itself takes more address space
    b = Box()
    for i in range(60):
        b.write(f"many/m{i}.py", "print(1)\n")
    r = subprocess.run(f"ulimit -v 600000; '{HVREWRITE}' -r '{b.rules}' --check -j 60 '{b.path('many')}'", shell=True, capture_output=True, text=True)
    expect((r.returncode, len(r.stdout.splitlines())), (1, 60), r.stderr)


@test
def what_an_interrupted_run_left():
    b = Box()
    b.write("p/a.py", "print(1)\n")
    b.write("p/sub/.hvrewrite-12-34-0.new", "half")
    b.write("p/.hvrewrite-12-34.journal", "hvrewrite journal 1\n")
    code, _, err = run("-r", b.rules, "--check", b.path("p"))
    expect(code, 1)
    contains(err, "left by an interrupted run")
    expect(run("-r", b.rules, "-i", b.path("p"))[0], 0)
    expect([f for _, _, names in os.walk(b.path("p")) for f in names], ["a.py"])
    b.write("p/.hvrewrite-12-34-0.new", "half")
    expect(run("-r", b.rules, "-i", b.path("p/a.py"))[0], 0)
    expect(sorted(os.listdir(b.path("p"))), ["a.py", "sub"])


@test
def links_in_a_folder():
    b = Box()
    b.write("far/out.py", "print(1)\n")
    b.write("p/a.py", "print(1)\n")
    os.symlink("../far/out.py", b.path("p/l.py"))
    os.symlink("a.py", b.path("p/same.py"))
    os.symlink(".", b.path("p/here"))
    os.symlink("../gone/out.py", b.path("p/lost.py"))
    expect(run("-r", b.rules, "--check", b.path("p"))[:2], (1, b.path("p/a.py") + "\n"))
    contains(run("-r", b.rules, "--check", "-v", b.path("p"))[2], "the link leads out of the folder")
    contains(run("-r", b.rules, "--check", "-v", b.path("p"))[2], "lost.py: left alone: the link leads nowhere")
    expect(run("-r", b.rules, "-i", b.path("p"))[0], 0)
    expect(b.read("far/out.py"), b"print(1)\n")
    expect(b.read("p/a.py").decode(), RESULT)
    expect(os.path.islink(b.path("p/same.py")), True)
    expect(run("-r", b.rules, "--check", b.path("far/out.py"), b.path("far/./out.py"))[1], b.path("far/out.py") + "\n")
    if os.geteuid() != 0:
        os.makedirs(b.path("p/closed"))
        os.chmod(b.path("p/closed"), 0)
        code, _, err = run("-r", b.rules, "--check", b.path("p"))
        expect(code, 2)
        contains(err, "p/closed: cannot be read")


@test
def a_full_standard_output():
    if not os.path.exists("/dev/full"):
        return
    b = Box(a="print(1)\n")
    for args in ("help codes", f"check '{b.rules}'", f"classify -r '{b.rules}' '{b.path('a.py')}'", f"explain -r '{b.rules}' '{b.path('a.py')}:1'",
                 f"dump -r '{b.rules}' --stage ir", "--version", "--help", f"-r '{b.rules}' --check '{b.path('a.py')}'"):
        r = subprocess.run(f"'{HVREWRITE}' {args} > /dev/full", shell=True, capture_output=True, text=True)
        expect(r.returncode, 2, args)
        contains(r.stderr, "standard output cannot be written")


@test
def what_is_shown_of_a_line():
    b = Box()
    b.write("a.py", "x = '" + "\u00e9" * 200 + "' +\n")
    r = subprocess.run([HVREWRITE, "-r", b.rules, b.path("a.py")], capture_output=True)
    contains(r.stderr.decode(), "\u00e9")
    b.write("a.py", b"x = 1\ny = '\x1b[31m\xed\xa0\x80'\n")
    r = subprocess.run([HVREWRITE, "-r", b.rules, b.path("a.py")], capture_output=True)
    expect(r.returncode, 2)
    contains(r.stderr.decode(), "a.py:2:")
    contains(r.stderr.decode(), "line 2 is not valid UTF-8")
    expect(b"\x1b" in r.stderr, False)
    for text in (b"x = '\xf0\x80\x80\x80'\n", b"# coding: utf-16\nx = 1\n", b"\xef\xbb\xbf# coding: latin-1\nx = 1\n", b"# a\rprint(1)\n", b"x = '\xf4\x90\x80\x80'\n"):
        b.write("a.py", text)
        code, out, err = run("-r", b.rules, b.path("a.py"))
        expect((code, out), (2, ""), repr(text))
        contains(err, "P002")
