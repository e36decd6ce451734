"""Tests of the judge of placed layers that need no libraries: what is said of reports, and what graphs are read as."""
import array
import io
import itertools
import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
import types
import unittest
import zipfile

from prove import placement
from prove.weigh import NO, NOTHING, YES


class Attr(dict):
    def __missing__(self, key):
        return types.SimpleNamespace(b=False, s=b"", list=types.SimpleNamespace(shape=[]), shape=types.SimpleNamespace(dim=[]))


def node(name, op, inputs=(), device="/job:chief/task:0", **attr):
    return types.SimpleNamespace(name=name, op=op, input=list(inputs), device=device, attr=Attr(attr))


def send(of, source, target):
    return node("send_" + of, "_Send", [of], send_device=types.SimpleNamespace(s=source.encode()), recv_device=types.SimpleNamespace(s=target.encode()))


CHIEF, WORKER = "/job:chief/replica:0/task:0/device:CPU:0", "/job:worker/replica:0/task:0/device:CPU:0"
TRUE = types.SimpleNamespace(b=True)


class FakeRun:
    names = ["chief 0", "worker 0"]

    def __init__(self, variables=(), ended=None, late=False, **report):
        self.report = dict(dict(variables=list(variables), gradients={}, travels=[], between=[], training_runs=1), **report)
        self.ended, self.late = ended or {"chief 0": [0, 0.0], "worker 0": [0, 1.0]}, late

    def errors(self, name):
        return "said " + name


class Answers(unittest.TestCase):
    def test_order(self):
        def placed(*where):
            return placement.weigh_placed(FakeRun([("w%d/kernel:0" % i, w, [2, 2], True) for i, w in enumerate(where)]), 2)[0]
        self.assertEqual(placed("chief 0", "worker 0"), YES)
        self.assertEqual(placed("worker 0", "chief 0"), NO)
        self.assertEqual(placed("chief 0", "chief 0"), NO)
        self.assertEqual(placed(), NOTHING)

    def test_equal_shares(self):
        def dealt(*devices, tasks=2):
            return placement.weigh_dealt(FakeRun(dealt={"layers": 4, "devices": {str(i): d for i, d in enumerate(devices)}}), tasks)
        self.assertIsNone(dealt("a", "a", "b", "b"))
        self.assertIsNone(dealt("a", "a", "b", "c", tasks=3))
        self.assertIn("were given a device: 0, 1, 2", dealt("a", "a", "b"))
        self.assertIn("in a row", dealt("a", "b", "a", "b"))
        self.assertIn("equal shares: [3, 1]", dealt("a", "a", "a", "b"))
        self.assertIn("equal shares: [2, 2]", dealt("a", "a", "b", "b", tasks=3))
        self.assertIsNone(placement.weigh_dealt(FakeRun(), 2))
        uneven = FakeRun([("w%d/kernel:0" % i, w, [2, 2], True) for i, w in enumerate(["chief 0", "worker 0"])],
                         dealt={"layers": 4, "devices": {"0": "a", "1": "a", "2": "a", "3": "b"}})
        self.assertEqual([placement.weigh_placed(uneven, 2, even)[0] for even in (True, False)], [NO, YES])
        self.assertEqual([placement.in_equal_shares(s) for s in ([], ["devices=gpus"], ["balance=memory"], ["placement=0,1"])], [True, True, False, False])

    def test_how_many_processes_are_ended(self):
        self.assertEqual([placement.nearest_three(c) for c in ([2, 3], [2, 3, 4], [2], [4], [2, 4])], [3, 3, 2, 4, 2])

    def test_slots(self):
        weight = ("dense/kernel:0", "worker 0", [2, 2], True)
        self.assertEqual(placement.weigh_slots(FakeRun([weight, ("dense/kernel/Adam:0", "worker 0", [2, 2], False)]))[0], YES)
        self.assertEqual(placement.weigh_slots(FakeRun([weight, ("dense/kernel/Adam:0", "chief 0", [2, 2], False)]))[0], NO)
        self.assertEqual(placement.weigh_slots(FakeRun([weight, ("Adam/m/dense/kernel:0", "chief 0", [2, 2], False)]))[0], NO)
        self.assertEqual(placement.weigh_slots(FakeRun([weight, ("beta1_power:0", "chief 0", [], False)]))[0], NOTHING)

    def test_gradients_beside_weights(self):
        weights = [("dense/kernel:0", "chief 0", [2, 2], True), ("dense_1/kernel:0", "worker 0", [2, 2], True)]
        right = {"chief 0": ["gradients/dense/MatMul_grad/MatMul_1"], "worker 0": ["gradients/dense_1/MatMul_grad/MatMul_1"]}
        self.assertEqual(placement.weigh_backwards(FakeRun(weights, gradients=right))[0], YES)
        wrong = {"chief 0": right["chief 0"] + right["worker 0"]}
        answer, seen = placement.weigh_backwards(FakeRun(weights, gradients=wrong))
        self.assertEqual((answer, "dense_1/kernel:0 is worked out on chief 0" in seen), (NO, True))
        self.assertEqual(placement.weigh_backwards(FakeRun(weights))[0], NOTHING)
        self.assertEqual(placement.weigh_backwards(FakeRun(weights, gradients=right, training_runs=0))[0], NOTHING)

    def test_scopes_that_are_called_as_other_layers(self):
        layers = {"up": "chief 0", "up_1": "worker 0", "block/up": "worker 0"}
        self.assertEqual([placement.layer_of(w, layers) for w in ("net/up_1/up/Filter", "net/up/up/Filter", "block/up/MatMul", "else/MatMul")],
                         ["up_1", "up", "block/up", None])

    def test_ends(self):
        self.assertEqual(placement.weigh_ends(FakeRun())[0], YES)
        self.assertEqual(placement.weigh_ends(FakeRun(ended={"chief 0": [0, 0.0], "worker 0": [1, 0.0]})), (NO, "worker 0 ended with 1: said worker 0"))
        self.assertEqual(placement.weigh_ends(FakeRun(ended={"chief 0": [0, 0.0], "worker 0": [None, None]}, late=True)), (NO, "worker 0 did not end"))

    def test_travels(self):
        self.assertEqual(placement.weigh_travels(FakeRun())[0], YES)
        self.assertEqual(placement.weigh_travels(FakeRun(travels=[("weight or slot", "w", "chief 0", "worker 0")]))[0], NO)
        self.assertEqual(placement.weigh_travels(FakeRun(training_runs=0))[0], NOTHING)

    def test_files(self):
        self.assertEqual(placement.kinds_of(["m.data-00000-of-00001", "m.index"]), placement.kinds_of(["m.data-00000-of-00002", "m.data-00001-of-00002", "m.index"]))
        self.assertNotEqual(placement.kinds_of(["m.data-00000-of-00001"]), placement.kinds_of(["m.data-00000-of-00002"]))

    def test_times_do_not_count(self):
        self.assertEqual(placement.timeless(b"3/3 - 1s - loss: 1.5 - 1s/epoch - 350ms/step"), placement.timeless(b"3/3 - 12s - loss: 1.5 - 12s/epoch - 4ms/step"))
        self.assertNotEqual(placement.timeless(b"loss: 1.5"), placement.timeless(b"loss: 1.6"))

    def test_values(self):
        with tempfile.TemporaryDirectory() as at:
            for name, second in (("a", b"2"), ("b", b"2"), ("c", b"3")):
                with zipfile.ZipFile(os.path.join(at, name), "w") as f:
                    f.writestr("arr_0.npy", b"1")
                    f.writestr("arr_1.npy", second)
            path = lambda n: os.path.join(at, n)  # noqa: E731
            self.assertEqual(placement.same_values(path("a"), path("b")), (2, []))
            self.assertEqual(placement.same_values(path("a"), path("c")), (2, ["arr_1.npy"]))

    def test_how_far_apart_values_may_be(self):
        def run(at, value, **report):
            head = b"{'descr': '<f4', 'fortran_order': False, 'shape': (2,), }\n"
            with zipfile.ZipFile(at, "w") as f:
                f.writestr("arr_0.npy", b"\x93NUMPY\x01\0" + len(head).to_bytes(2, "little") + head + array.array("f", [0.5, value]).tobytes())
            return types.SimpleNamespace(report=dict(report, variables=[("w", "alone", [2], True)]), values=lambda: at)
        with tempfile.TemporaryDirectory() as folder:
            at = lambda n: os.path.join(folder, n)  # noqa: E731
            for value, other, report, parts, held in (
                    (2.0, 2.0, {}, 1, YES), (40.0, 40.000004, {}, 1, NO), (40.0, 40.000004, {"sums": 0}, 1, NO),
                    (40.0, 40.000004, {"sums": 3}, 1, YES), (40.0, 40.000004, {}, 4, YES), (40.0, 40.0001, {"sums": 3}, 1, NO),
                    (0.1, 0.100004, {"sums": 3}, 1, NO)):
                before, after = run(at("before"), value, **report), run(at("after"), other)
                said = placement.weigh_equal(before, after, placement.sums_apart(before, parts))
                self.assertEqual(said[0], held, (value, other, report, parts, said))


@unittest.skipUnless("numpy" in sys.modules or __import__("importlib.util").util.find_spec("numpy"), "NumPy is not installed")
class Read(unittest.TestCase):
    """What is seen in partition graphs."""

    def seen(self, *nodes):
        from prove import placed
        graphs = placed.Graphs()
        graphs.add([types.SimpleNamespace(node=list(nodes) + [node("update", "ResourceApplyAdam")])], {"rate": []})
        return graphs

    def test_a_weight_that_is_sent(self):
        graphs = self.seen(node("w", "VariableV2", shape=types.SimpleNamespace(shape=types.SimpleNamespace(dim=[types.SimpleNamespace(size=4)]))),
                           node("read", "Identity", ["w"]), send("read", CHIEF, WORKER))
        self.assertEqual(graphs.travels, {("weight or slot", "w", "chief 0", "worker 0")})

    def test_numbers_and_activations_may_travel(self):
        graphs = self.seen(node("rate", "ReadVariableOp", ["handle"]), send("rate", CHIEF, WORKER), node("h", "Relu"), send("h", CHIEF, WORKER))
        self.assertEqual((graphs.travels, graphs.between), (set(), {("chief 0", "worker 0")}))

    def test_numbers_that_a_branch_reads(self):
        def read(*dims):
            shape = types.SimpleNamespace(dim=[types.SimpleNamespace(size=d) for d in dims])
            return self.seen(node("v", "_Arg", _handle_shapes=types.SimpleNamespace(list=types.SimpleNamespace(shape=[shape]))), node("cond", "Switch", ["v", "if"]),
                             node("inner", "Identity", ["cond:1"]), node("read", "ReadVariableOp", ["inner"]), send("read", CHIEF, WORKER)).travels
        self.assertEqual((read(), read(4)), (set(), {("weight or slot", "read", "chief 0", "worker 0")}))

    def test_a_gradient_that_is_sent(self):
        graphs = self.seen(node("g", "MatMul", transpose_a=TRUE), send("g", WORKER, CHIEF), node("b", "BiasAddGrad"), send("b", WORKER, CHIEF))
        self.assertEqual({w for w, _, _, _ in graphs.travels}, {"gradient of a weight"})
        self.assertEqual(len(graphs.travels), 2)

    def test_within_one_process_nothing_travels(self):
        self.assertEqual(self.seen(node("g", "MatMul", transpose_a=TRUE), send("g", CHIEF, CHIEF)).between, set())

    def test_what_a_program_asks_for_its_layers_is_written_down(self):
        from prove import placed
        dealt = {}
        code, wrap = placed.watched(b"def device_of(layer, layers):\n    return 'd%d' % (layer * 2 // layers)\nx = [device_of(i, 3) for i in range(3)]\n", "p.py", dealt)
        exec(code, {"__dealt__": wrap})  # pylint: disable=exec-used
        self.assertEqual(dealt, {"layers": 3, "devices": {0: "d0", 1: "d0", 2: "d1"}})

    def test_an_error_where_a_text_is_printed(self):
        from prove import placed
        out = io.StringIO()
        stumbles = placed.Stumbles(out, "epoch 1")
        print("epoch 0", file=stumbles)
        with self.assertRaises(OSError):
            print("epoch", 1, file=stumbles)
        self.assertIn("epoch 1", out.getvalue())

    def test_ports_that_are_listened_at(self):
        from prove import placed
        before = placed.listening()
        with socket.socket() as door:
            door.bind(("127.0.0.1", 0))
            door.listen()
            self.assertEqual(placed.listening(), before + 1)
        self.assertEqual(placed.listening(), before)

    def test_graphs_that_train_nothing_are_not_read(self):
        from prove import placed
        graphs = placed.Graphs()
        graphs.add([types.SimpleNamespace(node=[node("read", "ReadVariableOp"), send("read", CHIEF, WORKER)])], {})
        self.assertEqual((graphs.travels, graphs.training_runs), (set(), 0))


STUB = """import socket, types
class Server:
    def __init__(self, cluster, job_name, task_index):
        self.target = 'grpc://here'
        self.door = socket.socket()
        self.door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self.door.bind(('', int(cluster[job_name][task_index].rsplit(':', 1)[1])))
        self.door.listen(9)
train = types.SimpleNamespace(ClusterSpec=dict)
distribute = types.SimpleNamespace(Server=Server)
soft = []
config = types.SimpleNamespace(set_soft_device_placement=soft.append, experimental=types.SimpleNamespace(
    get_visible_devices=lambda kind: {'CPU': ['cpu'], 'GPU': []}[kind],
    get_virtual_device_configuration=lambda device: None))
"""
CASES = os.path.join(os.path.dirname(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))), "tests", "golden", "tf-model-parallel")


class Emitted(unittest.TestCase):
    """What the rules put in front of a program, with servers that only listen."""

    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        os.makedirs(os.path.join(self.folder.name, "tensorflow", "compat"))
        for name, text in (("__init__.py", ""), (os.path.join("compat", "__init__.py"), ""), (os.path.join("compat", "v1.py"), STUB)):
            with open(os.path.join(self.folder.name, "tensorflow", name), "w", encoding="utf-8") as f:
                f.write(text)
        self.running = []
        self.addCleanup(self.end)

    def end(self):
        for p in self.running:
            p.kill()
            p.communicate()

    def start(self, config, body, case="session_layers", patience=60):
        with open(os.path.join(CASES, case, "expected.py"), encoding="utf-8") as f:
            text = f.read()
        head = text[:text.index("cluster = join_cluster()")].replace("import numpy as np\n", "").replace("+ 300", "+ %d" % patience)
        path = os.path.join(self.folder.name, "train.py")
        with open(path, "w", encoding="utf-8") as f:
            f.write("import sys\n" + head + "cluster = join_cluster()\n" + body)
        environment = {k: v for k, v in os.environ.items() if k != "TF_CONFIG"}
        if config is not None:
            environment["TF_CONFIG"] = config if isinstance(config, str) else json.dumps(config)
        p = subprocess.Popen([sys.executable, path], env=dict(environment, PYTHONPATH=self.folder.name), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self.running.append(p)
        return p

    def said(self, config, body="print(cluster.devices)", case="session_layers", patience=60):
        p = self.start(config, body, case, patience)
        out, err = p.communicate(timeout=60)
        return p.returncode, out.strip(), err.strip()

    @staticmethod
    def tasks(count):
        held = [socket.socket() for _ in range(count)]
        for s in held:
            s.bind(("127.0.0.1", 0))
        where = ["127.0.0.1:%d" % s.getsockname()[1] for s in held]
        for s in held:
            s.close()
        cluster = {"chief": where[:1], "worker": where[1:]}
        return [{"cluster": cluster, "task": {"type": "worker", "index": i}} for i in range(count - 1)] + [{"cluster": cluster, "task": {"type": "chief", "index": 0}}]

    def test_alone(self):
        self.assertEqual(self.said(None), (0, "[None]", ""))

    def test_all_start_and_end(self):
        *workers, chief = self.tasks(3)
        workers = [self.start(w, "print('never')") for w in workers]
        self.assertEqual(self.said(chief), (0, "['/job:chief/task:0', '/job:worker/task:0', '/job:worker/task:1']", ""))
        for w in workers:
            self.assertEqual((w.wait(30), w.stdout.read()), (0, ""))

    def test_a_chief_that_is_killed(self):
        worker, chief = self.tasks(2)
        worker = self.start(worker, "")
        chief = self.start(chief, "print('here', flush=True)\ntime.sleep(60)")
        self.assertEqual(chief.stdout.readline(), "here\n")
        chief.send_signal(signal.SIGKILL)
        self.assertEqual(worker.wait(30), 0)

    def test_a_worker_that_is_killed(self):
        worker, chief = self.tasks(2)
        worker = self.start(worker, "")
        chief = self.start(chief, "print('here', flush=True)\ntime.sleep(60)")
        self.assertEqual(chief.stdout.readline(), "here\n")
        worker.send_signal(signal.SIGKILL)
        self.assertEqual(chief.wait(30), 1)
        self.assertIn("a worker has ended", chief.stderr.read())

    def test_who_is_missing_is_named(self):
        worker, chief = self.tasks(2)
        for task, other in ((chief, chief["cluster"]["worker"][0]), (worker, chief["cluster"]["chief"][0])):
            code, out, err = self.said(task, patience=2)
            self.assertEqual((code, out, "nothing answers at " + other in err), (1, "", True))

    def test_a_host_that_is_not_there(self):
        _, chief = self.tasks(2)
        chief["cluster"]["worker"] = ["no-such-host.invalid:1"]
        code, out, err = self.said(chief, patience=2)
        self.assertEqual((code, out, "nothing answers at no-such-host.invalid:1" in err), (1, "", True))

    def test_a_cluster_of_one(self):
        _, chief = self.tasks(2)
        del chief["cluster"]["worker"]
        self.assertEqual(self.said(chief), (0, "['/job:chief/task:0']", ""))

    def test_a_port_in_use(self):
        worker, chief = self.tasks(2)
        with socket.socket() as s:
            s.bind(("", int(chief["cluster"]["chief"][0].rsplit(":", 1)[1])))
            s.listen(1)
            self.assertIn("nothing can listen at " + chief["cluster"]["chief"][0], self.said(chief)[2])
        with socket.socket() as s:
            s.bind(("", int(chief["cluster"]["worker"][0].rsplit(":", 1)[1])))
            s.listen(1)
            self.assertIn("is the port in use?", self.said(worker)[2])

    def test_what_is_no_task(self):
        _, chief = self.tasks(2)
        for config in ("{", "[]", '{"cluster": {}}', dict(chief, task={"type": "worker", "index": 7}), dict(chief, task={"type": "ps", "index": 0}),
                       dict(chief, cluster=dict(chief["cluster"], ps=["a:1"])), dict(chief, cluster={"worker": ["a:1"]}),
                       dict(chief, task={"type": "worker", "index": -1}), dict(chief, cluster=dict(chief["cluster"], worker=["a"])),
                       dict(chief, cluster=dict(chief["cluster"], worker=["a:"])), dict(chief, cluster=dict(chief["cluster"], worker=[1]))):
            code, out, err = self.said(config)
            self.assertEqual((code, out, err.startswith("TF_CONFIG is to name one chief")), (1, "", True), config)

    def test_devices_of_one_machine(self):
        body = "print(local_devices(), tf.soft)"
        several = "tf.config.experimental.get_v%s = lambda %s\n"
        gpus = several % ("isible_devices", "kind: {'CPU': ['cpu'], 'GPU': ['gpu 0', 'gpu 1']}[kind]")
        logical = several % ("irtual_device_configuration", "device: [1, 2, 3] if device == 'cpu' else None")
        self.assertEqual(self.said(None, gpus + body), (0, "['/GPU:0', '/GPU:1'] [True]", ""))
        self.assertEqual(self.said(None, logical + body), (0, "['/CPU:0', '/CPU:1', '/CPU:2'] []", ""))

    def test_shares(self):
        body = "%sprint([equal_share(i, 5, 2) for i in range(5)], [equal_share(i, 3, 3) for i in range(3)])\nprint(equal_share(1, 2, 3))"
        self.assertEqual(self.said(None, body % ""), (0, "[0, 0, 0, 1, 1] [0, 1, 2]\n1", ""))       # GPUs that are left over
        self.assertEqual(self.said(None, body % "cluster.addresses = {}\n"), (0, "[0, 0, 0, 1, 1] [0, 1, 2]\n1", ""))
        self.assertEqual(self.said(None, body % "cluster.addresses = {'chief': ['a:1']}\n"),
                         (1, "[0, 0, 0, 1, 1] [0, 1, 2]", "2 layers cannot be shared by 3 processes: start fewer"))

    def test_shares_that_are_given(self):
        body = "cluster.addresses = %s\nprint([listed_share(i, 4, 2) for i in range(4)], listed_share(3, 4, 1))\nprint(listed_share(3, %d, %d))"
        good = "[0, 0, 0, 1] 0"
        for addresses, layers, devices, code, out, err in (
                ("None", 5, 2, 1, good, "4 devices are named for 5 layers"), ("None", 4, 3, 0, good + "\n1", ""),
                ("{'chief': ['a:1']}", 4, 3, 1, good, "layers are placed on 2 devices, and there are 3")):
            self.assertEqual(self.said(None, body % (addresses, layers, devices), "session_placement"), (code, out, err))

    def test_shares_that_a_file_names(self):
        body = "print([named_share(i, 8, 3) for i in range(8)], named_share(3, 8, 1))\nnamed_share(0, 9, 3)"
        self.assertEqual(self.said(None, body, "session_named"), (1, "[0, 1, 1, 1, 1, 2, 2, 2] 0", "devices are named for 8 layers, and there are 9"))

    def test_shares_by_size(self):
        """The fullest device holds as little as can be: compared with all ways of cutting."""
        folder = os.path.join(CASES, "session_balance", "expected.py")
        with open(folder, encoding="utf-8") as f:
            text = f.read()
        text = text[text.index("def weighed_share("):text.index("def ", text.index("def weighed_share(") + 4)]
        begin, end = text.index("in [(") + 3, text.index(")]:") + 2
        draw = random.Random(7)
        for _ in range(200):
            n = draw.randint(1, 7)
            devices, sizes = draw.randint(1, min(4, n)), [draw.randint(0, 9) for _ in range(n)]
            rows = [row for i, size in enumerate(sizes) for row in (("l%d" % i, 1, size - size // 2), ("batch_normalization_%d" % i, 1, size // 2))]
            names = {"sys": sys, "cluster": types.SimpleNamespace(addresses={})}
            exec(text[:begin] + repr(rows) + text[end:], names)  # pylint: disable=exec-used
            where = [names["weighed_share"](i, n, devices) for i in range(n)]
            self.assertEqual((where, set(where)), (sorted(where), set(range(devices))))
            fullest = max(sum(s for s, w in zip(sizes, where) if w == d) for d in range(devices))
            self.assertEqual(fullest, min(max(sum(sizes[a:b]) for a, b in zip((0,) + cut, cut + (n,)))
                                          for cut in itertools.combinations(range(1, n), devices - 1)))

    def test_what_settings_name(self):
        self.assertEqual([placement.named([s]) for s in ("balance=memory", "placement=0,0,1", "placement=('a', 0), ('b_3', 1), ('c', 2)")], [0, 2, 3])


if __name__ == "__main__":
    unittest.main()
