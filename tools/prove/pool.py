"""Asks a zygote for runs. Safe to use from several threads; closing it ends every process it started."""
import json
import os
import shutil
import subprocess
import threading

HERE = os.path.dirname(os.path.abspath(__file__))


class Pool:
    """One environment's processes. `many`: spend half a minute at the start so that each of many runs starts faster."""

    def __init__(self, python, logs, many=False):
        os.makedirs(logs, exist_ok=True)
        self.errors = open(os.path.join(logs, "zygote.err"), "wb")
        env = dict(os.environ, PYTHONPATH=os.path.dirname(HERE), PYTHONHASHSEED="0")
        # Translated functions are written to files, by this process and before any fork.
        self.scratch = env["TMPDIR"] = os.path.join(logs, "zygote")
        os.makedirs(self.scratch, exist_ok=True)
        if many:
            env["PROVE_MANY"] = "1"
        self.process = subprocess.Popen([python, "-m", "prove.zygote"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.errors, env=env,
                                        start_new_session=True)
        self.lock = threading.Lock()
        self.waiting, self.answers, self.next = {}, {}, 0
        self.ready = threading.Event()
        self.broken = None
        threading.Thread(target=self.listen, daemon=True).start()
        if not self.ready.wait(600) or self.broken:
            self.close()
            raise RuntimeError("the environment does not start; see %s" % self.errors.name)

    def listen(self):
        for line in self.process.stdout:
            answer = json.loads(line.decode())
            if answer.get("ready"):
                self.ready.set()
                continue
            with self.lock:
                self.answers[answer["id"]] = answer
                event = self.waiting.get(answer["id"])
            if event:
                event.set()
        self.broken = "the environment ended"
        self.ready.set()
        with self.lock:
            for event in self.waiting.values():
                event.set()

    def run(self, job):
        """Runs a job to its end: {"codes": […], "late": bool}."""
        with self.lock:
            self.next += 1
            job = dict(job, id=self.next)
            event = self.waiting[job["id"]] = threading.Event()
            self.process.stdin.write((json.dumps(job) + "\n").encode())
            self.process.stdin.flush()
        if not event.wait(job["seconds"] + 60):
            with self.lock:
                self.process.stdin.write((json.dumps({"cancel": job["id"]}) + "\n").encode())
                self.process.stdin.flush()
            event.wait(10)
        with self.lock:
            self.waiting.pop(job["id"], None)
            return self.answers.pop(job["id"], {"codes": [], "late": True})

    def close(self):
        try:
            self.process.stdin.close()
            self.process.wait(10)
        except (OSError, subprocess.TimeoutExpired):
            self.process.kill()
        self.errors.close()
        shutil.rmtree(self.scratch, ignore_errors=True)
