"""Gives programs to a rewriter, which is a black box here, and collects texts and messages."""

import json
import os
import shutil
import subprocess
import tempfile


class Result:
    """What a rewriter did: exit code, changed texts, messages."""

    def __init__(self, code, outputs, messages):
        self.code, self.outputs, self.messages = code, outputs, messages

    @property
    def errors(self):
        return [m for m in self.messages if m["severity"] == "error"]

    @property
    def warnings(self):
        return [m for m in self.messages if m["severity"] == "warning" and m.get("code") != "P009"]


def messages_of(text, folder):
    """The messages; files in them by their paths in the program's folder."""
    out = []
    for line in text.splitlines():
        try:
            m = json.loads(line)
        except ValueError:
            m = {"severity": "error", "message": line}
        if isinstance(m, dict) and "severity" in m:
            if "file" in m:
                m["file"] = os.path.relpath(m["file"], folder)
            out.append(m)
    return out


def program(binary, rules, folder, about, seconds=60):
    """Rewrites one program; the folder is left as it is."""
    command = [binary, "--rules", rules, "--format", "json"]
    if not about["modules"]:
        done = subprocess.run(
            command + [os.path.join(folder, about["script"])],
            capture_output=True,
            timeout=seconds,
            check=False,
        )
        outputs = {about["script"]: done.stdout.decode("utf-8")} if done.returncode == 0 else {}
        return Result(
            done.returncode, outputs, messages_of(done.stderr.decode("utf-8", "replace"), folder)
        )
    with tempfile.TemporaryDirectory(prefix="generate-") as at:
        copy = os.path.join(at, "p")
        shutil.copytree(folder, copy)
        done = subprocess.run(
            command + ["--in-place", "--project", copy, os.path.join(copy, about["script"])],
            capture_output=True,
            timeout=seconds,
            check=False,
        )
        outputs = {}
        for path in [about["script"]] + about["modules"]:
            with open(os.path.join(copy, path), encoding="utf-8", newline="") as f:
                after = f.read()
            with open(os.path.join(folder, path), encoding="utf-8", newline="") as f:
                if f.read() != after or path == about["script"]:
                    outputs[path] = after
        return Result(
            done.returncode,
            outputs if done.returncode == 0 else {},
            messages_of(done.stderr.decode("utf-8", "replace"), copy),
        )


def unchanged(folder, about, result):
    """Whether a program that was not refused is left as it is."""
    with open(os.path.join(folder, about["script"]), encoding="utf-8", newline="") as f:
        return result.outputs == {about["script"]: f.read()}
