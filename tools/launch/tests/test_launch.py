"""Starts small programs that only pretend to train, and looks at how they end and what is left of them."""
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
import unittest

TOOLS = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
HEAD = """import json, os, signal, subprocess, sys, time
task = json.loads(os.environ['TF_CONFIG'])['task'] if 'TF_CONFIG' in os.environ else {'type': 'alone', 'index': 0}
open('pid-%s-%d' % (task['type'], task['index']), 'w').write(str(os.getpid()))
def others(n):
    while len([f for f in os.listdir('.') if f.startswith('pid-')]) < n: time.sleep(0.02)
"""
SERVE = "if task['type'] == 'worker':\n    while True: time.sleep(0.1)\n"


class LaunchTest(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.at = self.folder.name
        self.addCleanup(self.folder.cleanup)

    def program(self, body):
        with open(os.path.join(self.at, "train.py"), "w", encoding="utf-8") as f:
            f.write(HEAD + body)

    def start(self, *words, **more):
        return subprocess.Popen([sys.executable, "-m", "launch", *words], cwd=self.at, text=True, stdout=subprocess.PIPE,
                                stderr=subprocess.PIPE, env={**os.environ, "PYTHONPATH": TOOLS}, **more)

    def launch(self, *words):
        process = self.start(*words)
        out, err = process.communicate(timeout=60)
        return process.returncode, out, err

    def test_what_a_program_is_may_stand_in_a_module_that_it_imports(self):
        files = {"train.py": "import os\nfrom parts import model\n", "parts/__init__.py": "",
                 "parts/model.py": "from .deep import x\nimport train\n",
                 "parts/deep.py": "import horovod.tensorflow as hvd\n", "alone.py": "import os\n",
                 "other.py": "import reads\n", "reads.py": "c = os.environ['TF_CONFIG']\n"}
        for name, text in files.items():
            path = os.path.join(self.at, name)
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, "w", encoding="utf-8") as f:
                f.write(text)
        sys.path.insert(0, TOOLS)
        self.addCleanup(sys.path.remove, TOOLS)
        from launch import plan
        for name, kind in (("train.py", "horovod"), ("other.py", "cluster"), ("alone.py", None)):
            self.assertEqual(plan.kind_of_program(os.path.join(self.at, name)), kind)

    def pids(self):
        out = {}
        for name in os.listdir(self.at):
            if name.startswith("pid-"):
                with open(os.path.join(self.at, name), encoding="utf-8") as f:
                    out[name] = int(f.read() or 0)
        return out

    def assert_nothing_left(self, seconds=5):
        limit = time.monotonic() + seconds
        while True:
            alive = {n: p for n, p in self.pids().items() if p and running(p)}
            if not alive:
                return
            if time.monotonic() > limit:
                self.fail(f"still running: {alive}")
            time.sleep(0.05)

    def test_each_process_knows_its_task_and_the_chief_decides(self):
        self.program(SERVE + "others(3); print(os.environ['TF_CONFIG']); sys.exit(7)\n")
        code, out, _ = self.launch("-n", "3", "train.py")
        self.assertEqual(code, 7)
        self.assertTrue(out.startswith("[chief] "))
        cluster = json.loads(out[len("[chief] "):])["cluster"]
        self.assertEqual((len(cluster["chief"]), len(cluster["worker"])), (1, 2))
        self.assertEqual(len(set(cluster["chief"] + cluster["worker"])), 3)
        self.assert_nothing_left()

    def test_one_process_runs_alone(self):
        self.program("'TF_CONFIG'; print(sys.argv[1:]); sys.exit(0 if 'TF_CONFIG' not in os.environ else 9)\n")
        code, out, _ = self.launch("-n", "1", "train.py", "--steps", "3")
        self.assertEqual((code, out), (0, "[chief] ['--steps', '3']\n"))

    def test_chief_raises(self):
        self.program(SERVE + "others(2); raise ValueError('no data')\n")
        code, _, err = self.launch("-n", "2", "train.py")
        self.assertEqual(code, 1)
        self.assertIn("[chief] ValueError: no data", err)
        self.assert_nothing_left()

    def test_chief_killed(self):
        self.program(SERVE + "others(2); os.kill(os.getpid(), signal.SIGKILL)\n")
        self.assertEqual(self.launch("-n", "2", "train.py")[0], 137)
        self.assert_nothing_left()

    def test_worker_killed_ends_all_with_a_message(self):
        self.program("if task['type'] == 'worker': others(2); os.kill(os.getpid(), signal.SIGKILL)\ntime.sleep(60)\n")
        code, _, err = self.launch("-n", "2", "train.py")
        self.assertEqual(code, 1)
        self.assertIn("worker 0 ended first, killed by SIGKILL", err)
        self.assert_nothing_left()

    def test_a_worker_that_ends_with_the_chief_is_no_fault(self):
        self.program("others(2)\nif task['type'] == 'worker': sys.exit(0)\ntime.sleep(1)\n")
        self.assertEqual(self.launch("-n", "2", "train.py")[0], 0)

    def test_time_limit(self):
        self.program(SERVE + "time.sleep(60)\n")
        code, _, err = self.launch("-n", "2", "--seconds", "1", "train.py")
        self.assertEqual(code, 124)
        self.assertIn("within 1 seconds", err)
        self.assert_nothing_left()

    def test_signals_end_everything_and_what_it_started(self):
        body = "subprocess.Popen([sys.executable, '-c', \"import os,time; open('pid-child-' + str(os.getppid()), 'w')" \
               ".write(str(os.getpid())); time.sleep(60)\"])\ntime.sleep(60)\n"
        for number, code in ((signal.SIGTERM, 143), (signal.SIGINT, 130), (signal.SIGHUP, 129)):
            with self.subTest(signal=number):
                self.program("'TF_CONFIG'\n" + body)
                process = self.start("-n", "2", "train.py")
                self.wait_for(lambda: sum(n.startswith("pid-child") and p > 0 for n, p in self.pids().items()) >= 2)
                process.send_signal(number)
                process.communicate(timeout=30)
                self.assertEqual(process.returncode, code)
                self.assert_nothing_left()
                for name in self.pids():
                    os.remove(os.path.join(self.at, name))

    def test_killed_launcher_leaves_no_process(self):
        self.program("'TF_CONFIG'\ntime.sleep(60)\n")
        process = self.start("-n", "3", "train.py")
        self.wait_for(lambda: len(self.pids()) == 3 and all(self.pids().values()))
        process.kill()
        process.communicate(timeout=30)
        self.assert_nothing_left()

    def test_what_to_start_elsewhere(self):
        self.program("'TF_CONFIG'\n")
        code, out, _ = self.launch("--hosts", "a,b:5000,a", "train.py", "--name", "x y")
        self.assertEqual(code, 0)
        self.assertIn("listens on all interfaces", out.splitlines()[0])
        self.assertIn("# chief, on a:\nCUDA_VISIBLE_DEVICES=0 TF_CONFIG='{\"cluster\": {\"chief\": [\"a:2222\"], \"worker\": [\"b:5000\", \"a:2223\"]}", out)
        self.assertIn("# worker 0, on b:\nTF_CONFIG=", out)
        self.assertIn("# worker 1, on a:\nCUDA_VISIBLE_DEVICES=1 TF_CONFIG=", out)
        self.assertTrue(out.rstrip().endswith("python train.py --name 'x y'"))
        self.program("import horovod.tensorflow as hvd\n")
        _, out, _ = self.launch("--hosts", "a,b,a", "train.py")
        self.assertEqual(out, "horovodrun -np 3 -H a:2,b:1 python train.py\n")

    def test_bad_input(self):
        self.program("'TF_CONFIG'\n")
        for words, part in ((["-n", "0", "train.py"], "at least 1"), (["train.py"], "say how many"),
                            (["-n", "2", "none.py"], "none.py: No such file"),
                            (["--hosts", "a:x,b", "train.py"], "`a:x` is no host"),
                            (["--hosts", "a:5,a:5", "train.py"], "the same host and port"),
                            (["--hosts", "", "train.py"], "`` is no host"),
                            (["-n", "2", "--port", "65535", "train.py"], "65536 is no port"),
                            (["-n", "2", "--port", "0", "train.py"], "0 is no port"),
                            (["-n", "3", "--hosts", "a,b", "train.py"], "name a host for each"),
                            (["-n", "2", "--python", "no-such-python", "train.py"], "no such Python")):
            code, _, err = self.launch(*words)
            self.assertEqual(code, 4, words)
            self.assertIn(part, err)
        self.program("")
        code, _, err = self.launch("-n", "2", "train.py")
        # The head of the programs here speaks of TF_CONFIG; a program without it says nothing about workers.
        with open(os.path.join(self.at, "plain.py"), "w", encoding="utf-8") as f:
            f.write("print(1)\n")
        code, _, err = self.launch("-n", "2", "plain.py")
        self.assertEqual(code, 4)
        self.assertIn("rewrite it first", err)

    def test_port_in_use(self):
        import socket
        self.program(SERVE)
        with socket.socket() as s:
            s.bind(("", 0))
            s.listen()
            port = s.getsockname()[1]
            code, _, err = self.launch("-n", "1", "--port", str(port), "train.py")
        self.assertEqual(code, 4)
        self.assertIn(f"port {port} cannot be used", err)

    def test_gpus_are_dealt_out(self):
        from launch import plan
        self.assertEqual([plan.devices(2, i, ["0", "1", "2", "3"]) for i in range(2)], ["0,2", "1,3"])
        self.assertEqual([plan.devices(3, i, ["4", "7"]) for i in range(3)], ["4", "7", "4"])
        self.assertIsNone(plan.devices(2, 0, []))

    def wait_for(self, what, seconds=20):
        limit = time.monotonic() + seconds
        while not what():
            self.assertLess(time.monotonic(), limit, "it did not begin")
            time.sleep(0.05)


def running(pid):
    try:
        with open(f"/proc/{pid}/stat", encoding="utf-8") as f:
            return f.read().rpartition(")")[2].split()[0] not in "ZX"
    except FileNotFoundError:
        return False


if __name__ == "__main__":
    sys.path.insert(0, TOOLS)
    program = unittest.main(exit=False, verbosity=0)
    bad = len(program.result.failures) + len(program.result.errors)
    print(f"{program.result.testsRun - bad} passed, {bad} failed")
    sys.exit(bool(bad))
