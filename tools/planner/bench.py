"""One rank of a measurement: `python -m planner.bench REPORT ROUNDS`, started by planner.ranks.

Measures, in rounds that take turns: all-reduces of many sizes, messages between two processes
over TCP, and a computation while
the other ranks wait and while they compute as well. The first rank writes the report.
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
CYCLE = 1e-3


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
        for _ in range(rounds * (3 if size > 1 << 22 else 10)):
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


def main():
    ranks.die_with_parent()
    report, rounds = sys.argv[1], int(sys.argv[2])
    import tensorflow as tf
    import horovod.tensorflow as hvd

    hvd.init()
    rank, size = hvd.rank(), hvd.size()
    left, right = tf.random.normal([512, 512]), tf.random.normal([512, 512])

    @tf.function
    def work():
        product = left
        for _ in range(10):
            product = tf.matmul(product, right) * 0.01
        return product

    def computed():
        begin = time.perf_counter()
        for _ in range(5):
            work().numpy()
        return time.perf_counter() - begin

    computed()
    alone, together = [], []
    arrays = {bytes_: tf.ones([bytes_ // 4]) for bytes_ in SIZES}
    reductions = {bytes_: [] for bytes_ in SIZES}
    for i in range(rounds):
        hvd.allreduce(tf.zeros([1]), name="begin%d" % i)
        if rank == 0:
            alone.append(computed())
        hvd.allreduce(tf.zeros([1]), name="turn%d" % i)
        together.append(computed())
        for bytes_ in SIZES:
            for k in range(3 if bytes_ > 1 << 22 else 10):
                hvd.allreduce(tf.zeros([1]), name="ready")
                begin = time.perf_counter()
                hvd.allreduce(arrays[bytes_], name="r%d" % bytes_)
                if i or k:
                    reductions[bytes_].append(time.perf_counter() - begin)
    sent = messages(hvd, rank, rounds) if size > 1 else []
    flop = 5 * 10 * 2 * 512**3
    if rank == 0:
        quantile = lambda times, q: float(np.quantile(times, q))
        with open(report, "w", encoding="utf-8") as f:
            json.dump(
                {
                    "ranks": size,
                    "alone": alone,
                    "together": together,
                    "flops": flop / float(np.median(alone)),
                    "reductions": [
                        [b, quantile(t, 0.5), quantile(t, 0.1), quantile(t, 0.9)]
                        for b, t in sorted(reductions.items())
                    ],
                    "messages": sent,
                },
                f,
            )
    hvd.allreduce(tf.zeros([1]), name="end")
    hvd.shutdown()


if __name__ == "__main__":
    main()
