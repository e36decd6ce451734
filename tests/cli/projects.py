"""Programs of several files."""
import os
import resource

from box import contains, expect, project, run, test


@test
def a_folder_is_rewritten_program_by_program():
    b = project()
    code, out, err = run("-r", b.path("shared.hvr"), "--diff", b.path("p"))
    expect((code, err), (0, ""))
    contains(out, "+    mylog.info(net, 1)")
    expect(run("-r", b.path("shared.hvr"), "--check", b.path("p"))[:2], (1, b.path("p/steps.py") + "\n"))
    expect(run("-r", b.path("shared.hvr"), "-i", b.path("p"))[0], 0)
    expect(b.read("p/steps.py"), b"from nets import net\nimport mylog\ndef go():\n    mylog.info(net, 1)\n")
    expect(b.read("p/train.py"), b"from steps import go\ngo()\n")


@test
def files_of_a_program_change_together():
    b = project()
    b.write("p/nets.py", "import lib\nnet = lib.Model()\nnet.run(0)\n")
    b.write("p/steps.py", "from nets import net\ndef go():\n    net.run(1)\n" + "x = 1\n" * 1000)
    before = {name: b.read("p/" + name) for name in os.listdir(b.path("p"))}
    # As on a full disk: files of more than 2000 bytes cannot be written.
    limit = lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (2000, 2000))
    code, _, err = run("-r", b.path("shared.hvr"), "-i", b.path("p"), preexec_fn=limit, restore_signals=False)
    expect(code, 2)
    contains(err, "steps.py: cannot be written: File too large; nothing of " + b.path("p/train.py") + " was changed")
    expect({name: b.read("p/" + name) for name in os.listdir(b.path("p"))}, before)


@test
def a_folder_that_is_a_package():
    b = project()
    b.write("p/__init__.py", "")
    b.write("p/steps.py", "from p.nets import net\ndef go():\n    net.run(1)\n")
    b.write("p/train.py", "from . import steps\nsteps.go()\n")
    expect(run("-r", b.path("shared.hvr"), "--check", b.path("p"))[:2], (1, b.path("p/steps.py") + "\n"))
    expect(run("-r", b.path("shared.hvr"), "--check", ".", cwd=b.path("p"))[:2], (1, "steps.py\n"))
    # One with a point in its name is none, and no part of its name is one.
    b.write("a-b.mylog/__init__.py", "")
    b.write("a-b.mylog/train.py", "import mylog\nmylog.info(1)\n")
    expect("P008" in run("-r", b.path("shared.hvr"), "--check", b.path("a-b.mylog"))[2], False)


@test
def a_script_with_its_project():
    b = project()
    code, out, err = run("-r", b.path("shared.hvr"), "--project", b.path("p"), "--diff", b.path("p/train.py"))
    expect((code, err), (0, ""))
    contains(out, "+    mylog.info(net, 1)")
    # Several files change: the result cannot go to standard output.
    code, out, err = run("-r", b.path("shared.hvr"), "--project", b.path("p"), b.path("p/train.py"))
    expect((code, out), (4, ""))
    contains(err, "several files")
    contains(run("-r", b.path("shared.hvr"), "--project", b.path("p"), b.write("far.py", ""))[2], "is no Python file inside")
    contains(run("-r", b.path("shared.hvr"), "--project", b.path("p/train.py"), b.path("p/train.py"))[2], "--project takes a folder")
    # One in a hidden folder is looked at where it is named.
    b.write("p/.ci/jobs/beside.py", "from nets import net\n")
    hidden = b.write("p/.ci/jobs/train.py", "from beside import net\nnet.run(1)\n")
    b.write("p/.ci/jobs/nets.py", "import lib\nnet = lib.Model()\n")
    code, out, err = run("-r", b.path("shared.hvr"), "--project", b.path("p"), "--diff", hidden)
    expect((code, err), (0, ""))
    contains(out, "+mylog.info(net, 1)")


@test
def a_module_is_explained_as_a_part_of_its_program():
    b = project()
    place = b.path("p/steps.py") + ":3"
    contains(run("explain", "-r", b.path("shared.hvr"), place)[1], "log: cannot be decided")
    contains(run("explain", "-r", b.path("shared.hvr"), "--project", b.path("p"), place)[1], place + ":5: log: fired")


@test
def a_script_alone_says_what_it_missed():
    b = project()
    code, out, err = run("-r", b.path("shared.hvr"), b.path("p/train.py"))
    expect((code, out), (0, "from steps import go\ngo()\n"))
    contains(err, "train.py:1:1: warning[P009]: `steps` stands beside this file and was not read")
    contains(err, "--project " + b.path("p"))


@test
def programs_that_want_one_file_changed_differently():
    b = project()
    b.write("p/steps.py", "from nets import net\ndef go():\n    net.run(len('a'))\n")
    b.write("p/other.py", "from steps import go\ngo()\nabs(1)\n")
    before = b.read("p/steps.py")
    code, out, err = run("-r", b.path("shared.hvr"), "-i", b.path("p"))
    expect(code, 2)
    contains(err, "train.py: left as it is: as a part of it, " + b.path("p/steps.py"))
    assert b.read("p/steps.py") != before     # as a part of the first program
    contains(b.read("p/steps.py").decode(), "abs('a')")


@test
def a_broken_module_is_reported_and_the_rest_goes_on():
    b = project()
    b.write("p/bad.py", "def f(:\n")
    b.write("p/train.py", "import bad\nfrom steps import go\ngo()\n")
    code, out, err = run("-r", b.path("shared.hvr"), "--project", b.path("p"), "--diff", b.path("p/train.py"))
    expect(code, 0)
    contains(err, "train.py:1:1: warning[P006]")
    contains(out, "+    mylog.info(net, 1)")
