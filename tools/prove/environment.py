"""The environments in which programs are proven: pinned libraries in a virtual environment each, outside the checkout.

An environment lives in a folder named after the hash of all that goes into it, so it is reused while nothing changes and
built anew when something does. A folder without its `complete` file was interrupted, and is built again.
"""
import fcntl
import glob
import hashlib
import os
import shutil
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
HOROVOD = "horovod==0.28.1"
HOROVOD_BUILD = {
    "HOROVOD_WITH_TENSORFLOW": "1", "HOROVOD_WITH_GLOO": "1", "HOROVOD_CPU_OPERATIONS": "GLOO", "HOROVOD_WITHOUT_MPI": "1",
    "HOROVOD_WITHOUT_PYTORCH": "1", "HOROVOD_WITHOUT_MXNET": "1", "CMAKE_POLICY_VERSION_MINIMUM": "3.5", "MAKEFLAGS": "-j2",
}
KINDS = {
    # kind: (Python, extra build variables, what it holds)
    "tf2": ("3.11", {}, "TensorFlow 2.15.1, Horovod 0.28.1 (Gloo)"),
    # TensorFlow 1.15 lacks two includes that newer compilers do not bring along.
    "tf1": ("3.7", {"CXXFLAGS": "-include cstdint -include limits"}, "TensorFlow 1.15.5, Horovod 0.28.1 (Gloo)"),
}


class Missing(Exception):
    """An environment cannot be had; the text says what to do."""


def python_for(kind):
    """A Python of the version the environment needs, or None."""
    version = KINDS[kind][0]
    candidates = ["python" + version, "/usr/bin/python" + version, "/usr/local/bin/python" + version]
    candidates += sorted(glob.glob(os.path.expanduser("~/.pyenv/versions/%s.*/bin/python" % version)))
    for c in candidates:
        try:
            out = subprocess.run([c, "-c", "import sys, ensurepip; print('%d.%d' % sys.version_info[:2])"], capture_output=True, text=True, check=False)
        except OSError:
            continue
        if out.stdout.strip() == version:
            return c
    return None


def requirements(kind):
    with open(os.path.join(HERE, "requirements", kind + ".txt"), encoding="utf-8") as f:
        return f.read()


def folder(kind):
    """Where the environment of this kind lives, whether it exists or not."""
    recipe = repr((requirements(kind), HOROVOD, sorted(HOROVOD_BUILD.items()), KINDS[kind]))
    name = "%s-%s" % (kind, hashlib.sha256(recipe.encode()).hexdigest()[:12])
    home = os.environ.get("HVREWRITE_ENVIRONMENTS") or os.path.join(os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache"), "hvrewrite")
    return os.path.join(home, name)


def interpreter(kind):
    """The Python of a finished environment, or None."""
    at = folder(kind)
    return os.path.join(at, "bin", "python") if os.path.exists(os.path.join(at, "complete")) else None


def build(kind, say=lambda text: None):
    """Builds the environment unless it is there; returns its Python. Raises Missing when that cannot be."""
    ready = interpreter(kind)
    if ready:
        return ready
    at = folder(kind)
    os.makedirs(os.path.dirname(at), exist_ok=True)
    with open(at + ".lock", "w", encoding="utf-8") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if interpreter(kind):
            return interpreter(kind)
        python = python_for(kind)
        if not python:
            raise Missing("no Python %s with ensurepip was found; install python%s and python%s-venv" % ((KINDS[kind][0],) * 3))
        for tool in ("g++", "make"):
            if not shutil.which(tool):
                raise Missing("Horovod is compiled here and needs %s; `tools/proof --setup` installs it" % tool)
        shutil.rmtree(at, ignore_errors=True)
        log = at + ".log"
        say("building %s (%s) in %s; about 4 minutes" % (kind, KINDS[kind][2], at))
        with open(log, "w", encoding="utf-8") as out:
            def run(*command, **env):
                out.flush()
                if subprocess.run(command, stdout=out, stderr=subprocess.STDOUT, env=dict(os.environ, **env), check=False).returncode:
                    raise Missing("building the environment failed at `%s`; see %s" % (" ".join(command[:6]), log))
            run(python, "-m", "venv", at)
            pip = [os.path.join(at, "bin", "python"), "-m", "pip", "install", "-q", "--no-cache-dir"]
            run(*pip, "-r", os.path.join(HERE, "requirements", kind + ".txt"))
            build_env = dict(HOROVOD_BUILD, **KINDS[kind][1])
            build_env["PATH"] = os.path.join(at, "bin") + os.pathsep + os.environ["PATH"]
            run(*pip, "--no-build-isolation", HOROVOD, **build_env)
            run(os.path.join(at, "bin", "python"), "-c", "import horovod.tensorflow")
        with open(os.path.join(at, "complete"), "w", encoding="utf-8") as f:
            f.write(requirements(kind))
    return interpreter(kind)


if __name__ == "__main__":
    for wanted in sys.argv[1:] or ["tf2"]:
        print(build(wanted, print))
