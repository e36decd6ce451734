"""Which files of a folder are looked at."""
import os
import subprocess

from box import Box, contains, expect, run, test

PRINT = "print(1)\n"


def names(b, *words, folder="t", **more):
    """The files below `folder` that would change."""
    code, out, err = run("-r", b.rules, "--check", *words, b.path(folder), **more)
    expect((code, err), (1 if out else code, ""))
    return sorted(os.path.relpath(p, b.path(folder)) for p in out.splitlines())


def tree(*paths):
    b = Box()
    for p in paths:
        b.write("t/" + p, PRINT)
    return b


def git(b, *words):
    subprocess.run(["git", "-C", b.path("t"), "-c", "user.name=n", "-c", "user.email=e@e", *words], check=True, capture_output=True)


@test
def gitignore_is_heeded():
    b = tree("a.py", "build/x.py", "src/build/y.py", "src/a_pb2.py", "src/keep_pb2.py", "docs/conf.py", "docs/sub/conf.py", "only/x.py", "x/only/y.py")
    b.write("t/.gitignore", "# made\nbuild/\n*_pb2.py\n!keep_pb2.py\n/docs/*.py\nonly/*\n")
    expect(names(b), ["a.py", "docs/sub/conf.py", "src/keep_pb2.py", "x/only/y.py"])
    expect(len(names(b, "--no-ignore")), 9)
    # The inner file decides.
    b.write("t/src/.gitignore", "keep_pb2.py\n!a_pb2.py\n")
    expect(names(b), ["a.py", "docs/sub/conf.py", "src/a_pb2.py", "x/only/y.py"])


@test
def gitignore_as_git_reads_it():
    """The same paths are left out that git leaves out."""
    patterns = ["a", "/a", "a/", "*.py", "!b.py", "x/**", "**/x", "x/**/y", "[ab].py", "[!a].py", "?.py", "\\!c.py", "c\\ ", "c  ", "x/b.py", "/x/*", "a[", "d[[:digit:]].py", "**"]
    paths = [f + p for f in ("", "a/", "x/", "x/y/", "x/z/y/") for p in ("a.py", "b.py", "!c.py", "d1.py", "c /q.py", "c/q.py")]
    b = tree(*paths)
    git(b, "init", "-q")
    for i, first in enumerate(patterns):
        second = patterns[(i * 7 + 3) % len(patterns)]
        b.write("t/.gitignore", first + "\n" + second + "\r\n")
        said = subprocess.run(["git", "-C", b.path("t"), "ls-files", "--others", "--exclude-standard", "-z"], capture_output=True, check=True).stdout
        wanted = sorted(p for p in said.decode().split("\0") if p.endswith(".py"))
        _, out, _ = run("-r", b.rules, "--check", "-0", b.path("t"))
        expect(sorted(os.path.relpath(p, b.path("t")) for p in out.split("\0") if p), wanted, repr((first, second)))


@test
def a_repository_above_is_heeded():
    b = tree("sub/a.py", "sub/b.py", "sub/c.py")
    b.write("t/.gitignore", "b.py\n")
    expect(names(b, folder="t/sub"), ["a.py", "b.py", "c.py"])
    git(b, "init", "-q")
    b.write("t/.git/info/exclude", "/sub/c.py\n")
    expect(names(b, folder="t/sub"), ["a.py"])


@test
def hidden_files_are_left_alone():
    b = tree("a.py", ".h.py", ".d/a.py")
    expect(names(b), ["a.py"])


@test
def what_others_installed_is_left_alone():
    b = tree("a.py", "env/lib/x.py", "node_modules/m/x.py", "__pycache__/x.py", "like/env/x.py")
    b.write("t/env/pyvenv.cfg", "home = /usr/bin\n")
    expect(names(b), ["a.py", "like/env/x.py"])
    # A folder that is named is walked.
    expect(names(b, folder="t/env"), ["lib/x.py"])


@test
def include_and_exclude():
    b = tree("a.py", "src/a.py", "src/tests/a.py", "tests/b.py", "src/deep/c.py")
    expect(names(b, "--exclude", "tests/"), ["a.py", "src/a.py", "src/deep/c.py"])
    expect(names(b, "--include", "/src"), ["src/a.py", "src/deep/c.py", "src/tests/a.py"])
    expect(names(b, "--include", "a.py", "--exclude", "/src/tests"), ["a.py", "src/a.py"])
    code, _, err = run("-r", b.rules, "--check", "--exclude", "*", b.path("t"))
    expect(code, 2)
    contains(err, "holds no Python file that is not passed over")
    # What is named is taken.
    expect(run("-r", b.rules, "--check", "--exclude", "*.py", b.path("t/a.py"))[0], 1)


@test
def paths_from_a_list():
    b = tree("a.py", "b c.py", "d.py")
    listed = [b.path("t/a.py"), b.path("t/b c.py")]
    expect(run("-r", b.rules, "--check", "--files-from", "-", stdin="\n".join(listed).encode()), (1, "\n".join(listed) + "\n", ""))
    b.write("list", "\0".join(listed) + "\0")
    expect(run("-r", b.rules, "--check", "-0", "--files-from", b.path("list")), (1, "\0".join(listed) + "\0", ""))
    expect(run("-r", b.rules, "--check", "--files-from", "-", stdin=b""), (0, "", ""))
    code, _, err = run("-r", b.rules, "--check", "--files-from", b.path("none"))
    expect(code, 2)
    contains(err, "none: No such file")
    contains(run("-r", b.rules, "--files-from", "-", "-")[2], "cannot be both")


@test
def only_what_changed_since_a_revision():
    b = tree("a.py", "b.py", "gone.py")
    b.write("t/main.py", "import lib\n")
    b.write("t/lib.py", PRINT)
    b.write("t/.gitignore", "made.py\n")
    git(b, "init", "-q")
    git(b, "add", "-A")
    git(b, "commit", "-qm", "first")
    expect(names(b, "--changed-since", "HEAD"), [])
    b.write("t/b.py", PRINT + PRINT)
    b.write("t/new.py", PRINT)
    b.write("t/made.py", PRINT)
    os.remove(b.path("t/gone.py"))
    expect(names(b, "--changed-since", "HEAD"), ["b.py", "new.py"])
    git(b, "add", "-A")
    git(b, "commit", "-qm", "second")
    expect(names(b, "--changed-since", "HEAD"), [])
    expect(names(b, "--changed-since", "HEAD~1"), ["b.py", "new.py"])
    # A program is looked at as a whole when one of its files changed.
    b.write("t/main.py", "import lib\nx = 1\n")
    expect(names(b, "--changed-since", "HEAD"), ["lib.py"])
    # Files that are named are asked about, too.
    expect(run("-r", b.rules, "--check", "--changed-since", "HEAD", b.path("t/a.py")), (0, "", ""))
    for words, said in ((("nonsense",), "is no revision"), (("--upload-pack=x",), "is no revision")):
        code, _, err = run("-r", b.rules, "--check", "--changed-since=" + words[0], b.path("t"))
        expect(code, 2)
        contains(err, said)
    code, _, err = run("-r", b.rules, "--check", "--changed-since", "HEAD", b.write("outside/a.py", PRINT))
    expect(code, 2)
    contains(err, "lies in no git repository")
