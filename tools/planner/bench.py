"""One rank of a measurement: `python -m planner.bench REPORT ROUNDS THREADS`, started by
planner.ranks.

Measures, in rounds that take turns: a computation while the other ranks wait and while they
compute as well, all-reduces of many sizes while nobody computes and while all do, many small
tensors in one step, and messages between two processes over TCP. The first rank writes the report.
"""

import json
import os
import socket
import struct
import sys
import time

import numpy as np

from . import ranks

SIZES = [1 << k for k in range(10, 27, 2)]  # bytes: 1 KiB to 64 MiB
LARGE = 1 << 22  # beyond it fewer turns
BESIDE = 0.05  # seconds that sums in a row take at least which are run beside a computation
PARTS = 8  # tensors that are summed together, and make LARGE bytes
TENSORS = 20  # small ones of a step


def messages(hvd, rank, rounds):
    """[bytes, seconds one way] between the first two ranks."""
    port = np.zeros(1, np.int64)
    server = None
    if rank == 1:
        server = socket.socket()
        server.bind(("127.0.0.1", 0))
        server.listen(1)
        port[0] = server.getsockname()[1]
    port = int(hvd.broadcast(port, 1).numpy()[0])
    if rank > 1:
        return []
    if rank == 1:
        peer = server.accept()[0]
    else:
        peer = socket.create_connection(("127.0.0.1", port))
    peer.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    out = []
    for size in SIZES:
        data, times = b"x" * size, []
        for _ in range(rounds * (3 if size > LARGE else 10)):
            begin = time.perf_counter()
            if rank == 0:
                peer.sendall(struct.pack("<q", size) + data)
                take(peer, 8)
            else:
                take(peer, struct.unpack("<q", take(peer, 8))[0])
                peer.sendall(b"finished")
            times.append(time.perf_counter() - begin)
        out.append([size, float(np.median(times))])
    peer.close()
    # What comes back is short: a message of no size takes half of the shortest turn.
    back = out[0][1] / 2
    return [[size, max(seconds - back, seconds / 2)] for size, seconds in out]


def take(peer, size):
    parts = bytearray()
    while len(parts) < size:
        part = peer.recv(min(1 << 20, size - len(parts)))
        if not part:
            raise ConnectionError("the other rank is gone")
        parts += part
    return bytes(parts)


class Threads:
    """Processor seconds of this process, and of the threads that the library of ranks began."""

    def __init__(self):
        self.before = set(os.listdir("/proc/self/task"))
        self.own = set()

    def begun(self):
        self.own = set(os.listdir("/proc/self/task")) - self.before

    def seconds(self):
        """[of the library's threads, of all]"""
        out = 0.0
        for thread in self.own:
            try:
                with open("/proc/self/task/%s/schedstat" % thread, encoding="ascii") as f:
                    out += int(f.read().split()[0]) * 1e-9
            except OSError:
                pass  # it has ended
        return out, time.process_time()


class Work:
    """A computation, and how often it is done a second."""

    def __init__(self, tf):
        left, right = tf.random.normal([256, 256]), tf.random.normal([256, 256])

        def times(count):
            """The product, so many times; part of a step."""
            return tf.while_loop(
                lambda i, _: i < count,
                lambda i, product: (i + 1, tf.matmul(product, right) * 0.01),
                (0, left),
                parallel_iterations=1,
            )[1]

        self.times = times
        work = tf.function(lambda: times(20))
        self.flop = 2 * 256**3
        self.once = lambda: work().numpy()
        self.once()

    def seconds(self, times=5):
        """Of one product."""
        begin = time.perf_counter()
        for _ in range(times):
            self.once()
        return (time.perf_counter() - begin) / times / 20


class Ranks:
    """What the ranks do together."""

    def __init__(self, tf, hvd, threads):
        self.tf, self.hvd, self.threads = tf, hvd, threads
        self.sums, self.small, self.chains = {}, {}, {}

    def meet(self, name):
        self.hvd.allreduce(self.tf.zeros([1]), name=name)

    def sum_of(self, size):
        """Seconds of an all-reduce in a compiled function, as training steps have it."""
        tf, hvd = self.tf, self.hvd
        if size not in self.sums:
            value = tf.Variable(tf.ones([size // 4]), trainable=False)
            function = tf.function(lambda: hvd.allreduce(value, op=hvd.Sum, name="r%d" % size)[0])
            function().numpy()
            self.sums[size] = function
        begin = time.perf_counter()
        self.sums[size]().numpy()
        return time.perf_counter() - begin

    def sum_of_many(self, count, size=256):
        """Seconds of a step that sums so many tensors of so many bytes which are ready at once."""
        tf, hvd, key = self.tf, self.hvd, (count, size)
        if key not in self.small:
            values = [tf.Variable(tf.ones([size // 4]), trainable=False) for _ in range(count)]

            def function():
                sums = [
                    hvd.allreduce(v, op=hvd.Sum, name="s%d_%d_%d" % (count, size, i))
                    for i, v in enumerate(values)
                ]
                return tf.add_n([own[0] for own in sums])

            self.small[key] = tf.function(function)
            self.small[key]().numpy()
        begin = time.perf_counter()
        self.small[key]().numpy()
        return time.perf_counter() - begin

    def beside(self, work, size, count, products):
        """[seconds until `count` sums in a row are done, seconds until so many products are],
        both in one step, as the backward pass and the sums of its gradients are; 0 of either
        leaves it out."""
        tf, hvd = self.tf, self.hvd
        key = (size, count)
        if key not in self.chains:
            value = tf.Variable(tf.ones([size // 4]), trainable=False)

            def function(n):
                begin = tf.timestamp()
                with tf.control_dependencies([begin]):
                    product = work.times(n)
                    last = tf.identity(value)
                    for i in range(count):
                        last = hvd.allreduce(last, op=hvd.Average, name="b%d_%d" % (size, i))
                with tf.control_dependencies([product]):
                    computed = tf.timestamp()
                with tf.control_dependencies([last]):
                    summed = tf.timestamp()
                # The last two, so that nothing is left out as unused.
                own = [tf.cast(t, tf.float64) for t in (last[0], product[0, 0])]
                return tf.stack([summed - begin, computed - begin] + own)

            self.chains[key] = tf.function(
                function, input_signature=[tf.TensorSpec([], tf.int32)]
            )
            self.chains[key](tf.constant(1)).numpy()
        return [float(t) for t in self.chains[key](tf.constant(products)).numpy()[:2]]

    def agreed(self, number, name):
        """The first rank's number."""
        return int(self.hvd.broadcast(self.tf.constant(int(number)), 0, name=name).numpy())

    def apart_and_both(self, work, size, alone, product):
        """[seconds of sums in a row, seconds of about as many products, and of each when both
        are done at once]."""
        count = self.agreed(max(1, min(30, BESIDE / alone)), "c")
        n = self.agreed(max(2, count * alone / product), "n")
        self.meet("sums")
        sums = self.beside(work, size, count, 0)[0]
        self.meet("products")
        products = self.beside(work, SIZES[0], 0, n)[1]
        self.meet("both")
        return [sums, products] + self.beside(work, size, count, n)


def turn(together, work, seen, rank, i):
    """One round."""
    together.meet("alone%d" % i)
    if rank == 0:
        seen["alone"].append(work.seconds())
    together.meet("together%d" % i)
    library, all_threads = together.threads.seconds()
    seen["together"].append(work.seconds(20))
    more = together.threads.seconds()
    seen["looking"].append((more[0] - library) / (more[1] - all_threads))
    for name, count in (("whole", 1), ("parts", PARTS)):
        for k in range(4):
            together.meet("ready")
            library, _ = together.threads.seconds()
            together.sum_of_many(count, LARGE // count)
            together.meet("summed")
            if k or i:
                seen[name].append(together.threads.seconds()[0] - library)
    for size in SIZES:
        count = 3 if size > LARGE else 10
        for k in range(count):
            together.meet("ready")
            seconds = together.sum_of(size)
            if i or k:
                seen["sums"][size].append(seconds)
        if i:
            sums = float(np.median(seen["sums"][size]))
            product = float(np.median(seen["together"]))
            for _ in range(3 if size <= LARGE else 1):
                seen["both"][size].append(together.apart_and_both(work, size, sums, product))
    for k in range(10):
        for count in (1, TENSORS):
            together.meet("ready")
            seconds = together.sum_of_many(count)
            if i or k:
                seen["many"][count].append(seconds)


def main():
    ranks.die_with_parent()
    report, rounds, cores = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    import tensorflow as tf
    import horovod.tensorflow as hvd

    tf.config.threading.set_intra_op_parallelism_threads(cores)
    tf.config.threading.set_inter_op_parallelism_threads(2)  # sums begin and end beside products
    work = Work(tf)
    threads = Threads()
    hvd.init()
    threads.begun()
    rank, size = hvd.rank(), hvd.size()
    together = Ranks(tf, hvd, threads)
    seen = {
        "alone": [],
        "together": [],
        "sums": {s: [] for s in SIZES},
        "both": {s: [] for s in SIZES},
        "many": {1: [], TENSORS: []},
        "looking": [],
        "whole": [],
        "parts": [],
    }
    for i in range(rounds):
        turn(together, work, seen, rank, i)
    sent = messages(hvd, rank, rounds) if size > 1 else []
    if rank == 0:
        with open(report, "w", encoding="utf-8") as f:
            json.dump(summary(seen, size, work, sent), f)
    together.meet("end")
    hvd.shutdown()


def shares_of(rows):
    """How fast sums are while all compute, and how fast all compute meanwhile; 1: as if there
    were only one of them. From rows of `apart_and_both`."""
    sums, products, summed, computed = (float(np.mean(own)) for own in zip(*rows))
    both = min(summed, computed)
    # What was left over when the other ended went on undisturbed.
    out = (sums - max(0.0, summed - both)) / both, (products - max(0.0, computed - both)) / both
    return [min(1.0, max(0.05, share)) for share in out]


def smoothed(shares):
    """Each with its neighbours' median: what is true of 4 MiB is not false of 1 MiB and 16 MiB."""
    return [
        [float(np.median([own[k] for own in shares[max(0, i - 1) : i + 2]])) for k in (0, 1)]
        for i in range(len(shares))
    ]


def summary(seen, size, work, sent):
    median = lambda times: float(np.median(times))
    quantile = lambda times, q: float(np.quantile(times, q))
    shares = smoothed([shares_of(seen["both"][s]) for s in SIZES])
    return {
        "ranks": size,
        "alone": seen["alone"],
        "together": seen["together"],
        "flops": work.flop / median(seen["alone"]),
        # Of the processor time of a rank that computes.
        "looking": median(seen["looking"]),
        # Processor seconds more a byte when many tensors are copied together and apart again.
        "copying": (median(seen["parts"]) - median(seen["whole"])) / LARGE,
        "tensor": (median(seen["many"][TENSORS]) - median(seen["many"][1])) / (TENSORS - 1),
        # Bytes, seconds (and the 10th and 90th percent of them), how fast it is while all
        # compute, and how fast they compute meanwhile.
        "reductions": [
            [
                s,
                median(t),
                quantile(t, 0.1),
                quantile(t, 0.9),
                own[0],
                own[1],
            ]
            for own, (s, t) in zip(shares, sorted(seen["sums"].items()))
        ],
        "messages": sent,
    }


if __name__ == "__main__":
    main()
