"""Notebooks, good and odd."""
import json

from box import Box, contains, expect, run, test


def book(*sources, **more):
    cells = [{"cell_type": "code", "metadata": {}, "execution_count": None, "outputs": [], "source": s} for s in sources]
    return json.dumps({"cells": cells, "metadata": {}, "nbformat": 4, "nbformat_minor": 4, **more}, indent=1)


def rewritten(*sources):
    """The sources of the cells after rewriting."""
    b = Box()
    b.write("n.ipynb", book(*sources))
    expect(run("-r", b.rules, "-i", b.path("n.ipynb"))[0], 0)
    return [c["source"] for c in json.loads(b.read("n.ipynb"))["cells"]]


@test
def notebooks():
    b = Box()
    cells = [{"cell_type": "code", "metadata": {}, "execution_count": None, "outputs": [], "source": s} for s in (["%time\n", "x = 1"], ["print(x)"])]
    book = b.write("n.ipynb", json.dumps({"cells": cells, "metadata": {}, "nbformat": 4, "nbformat_minor": 4}, indent=1))
    before = b.read("n.ipynb")
    code, out, _ = run("-r", b.rules, "--diff", book)
    expect(code, 0)
    contains(out, "n.ipynb (cell 2)")
    contains(out, "-print(x)\n")
    contains(out, "+mylog.info(x)\n")
    expect(run("-r", b.rules, "--in-place", book)[0], 0)
    after = json.loads(b.read("n.ipynb"))
    expect(after["cells"][1]["source"], ["mylog.info(x)"])
    expect(after["cells"][0]["source"][-2:], ["%time\n", "x = 1"])
    expect(b.read("n.ipynb") != before, True)
    broken = b.write("broken.ipynb", '{"cells": [')
    code, _, err = run("-r", b.rules, "--in-place", broken)
    expect((code, b.read("broken.ipynb")), (2, b'{"cells": ['))
    contains(err, "P005")


@test
def a_cell_magic_stays_the_first_line():
    for head in (["%%time\n"], ["%%capture out\n"], ["\n", "%%prun\n"], ["# slow\n", "\n", "%%time\n"]):
        expect(rewritten(head + ["print(1)"]), [head + ["import mylog\n", "\n", "mylog.info(1)"]])
    bash = ["\n", "%%bash\n", "echo print(1)"]
    expect(rewritten(bash, ["print(1)"]), [bash, ["import mylog\n", "\n", "mylog.info(1)"]])


@test
def odd_notebooks_leave_a_folder_alone():
    odd = {
        "magic": book(['print("__hvrewrite_magic_0__")']),
        "magics": book(["%ls\n", 'print("__hvrewrite_magic_99999999999999999999__")']),
        "dots": '{"cells.foo": {}, "cells": [{"cell_type":"code","source":"print(1)"}], "nbformat": 4}',
        "object": '{"cells": {"x": {"cell_type": "code", "source": "print(1)"}}, "nbformat": 4}',
        "huge": '{"cells": {"99999999999999999999999": {"cell_type": "code", "source": "print(1)"}}, "nbformat": 4}',
    }
    for name, text in odd.items():
        b = Box()
        b.write("d/n.ipynb", text)
        b.write("d/good.py", "print(1)\n")
        code, _, err = run("-r", b.rules, "-i", b.path("d"))
        expect(code in (0, 2), True, name + err)
        expect(b.read("d/good.py"), b"import mylog\n\nmylog.info(1)\n", name)
        json.loads(b.read("d/n.ipynb"))
    expect(rewritten(['print("__hvrewrite_magic_0__")'])[0][-1], 'mylog.info("__hvrewrite_magic_0__")')


@test
def notebooks_without_python_in_a_folder():
    odd = {
        "r": book(["print(1)"], metadata={"kernelspec": {"language": "R"}}),
        "old": '{"nbformat": 3, "worksheets": []}',
        "text": json.dumps({"cells": [{"cell_type": "markdown", "metadata": {}, "source": ["print(1)"]}], "metadata": {}, "nbformat": 4}),
        "none": book(),
        "empty": "",
        "lfs": "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n",
        "bash": book(["\n", "%%bash\n", "echo"]),
    }
    b = Box()
    for name, text in odd.items():
        b.write(f"d/{name}.ipynb", text)
        code, _, err = run("-r", b.rules, b.path(f"d/{name}.ipynb"))
        expect(code, 2, name + " by name")
        contains(err, "P005")
    b.write("d/a.py", "x = 1\n")
    expect(run("-r", b.rules, "--check", b.path("d")), (0, "", ""))
    contains(run("-r", b.rules, "--check", "-v", b.path("d"))[2], "lfs.ipynb: skipped")
    expect(run("classify", "-r", b.rules, b.path("d"))[0], 0)
    b.write("d/broken.ipynb", '{"cells": [')
    code, _, err = run("-r", b.rules, "--check", b.path("d"))
    expect(code, 2)
    contains(err, "broken.ipynb")


@test
def bytes_outside_changed_sources_stay():
    text = book(["import os\n", "print('\u00e9')\n", "x = 1"], ["y = 2"], metadata={"weird": [1.10, 1E5, "\\/"]})
    for variant in (text, text.replace("\n", "\r\n"), text.replace('"x = 1"', '"\\u0078 = 1"'), json.dumps(json.loads(text), separators=(",", ":")), text + "\n"):
        b = Box()
        b.write("n.ipynb", variant)
        expect(run("-r", b.rules, "-i", b.path("n.ipynb"))[0], 0)
        after = b.read("n.ipynb").decode()
        expect([c["source"] for c in json.loads(after)["cells"]], [["import os\n", "import mylog\n", "mylog.info('\u00e9')\n", "x = 1"], ["y = 2"]])
        old = '"print(' if '"print(' in variant else "?"
        before, behind = variant.split(old, 1)
        expect(after.startswith(before), True, "in front")
        expect(after.endswith(behind.split('"', 1)[1]), True, "behind")
