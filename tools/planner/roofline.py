"""Profiles of the thesis's networks, from their architectures and a roofline of its device.

    python3 -m planner.roofline NETWORK DATASET [--output FILE]
    python3 -m planner.roofline --all FOLDER

An operation takes max(its arithmetic, its memory traffic) and a floor. Arithmetic runs at a share
of the peak that fits tiles
of matrix multiplications to the multiprocessors; 3x3 convolutions without stride may run by
Winograd's method where the
library searches for the fastest one (ImageNet, Highres): fewer multiplications against the
traffic of transformed tiles.
Constants are named in `Device`; those marked "fitted" come from `planner.thesis`, which prints
what they are fitted on.
"""

import argparse
import json
import math
import os
import sys
from dataclasses import dataclass

from . import networks

# Seconds in which one loader process prepares a picture (read, decode, scale), measured on
# random-noise JPEGs.
LOADING = {"MNIST": 0.25e-3, "CIFAR-10": 0.35e-3, "ImageNet": 2.5e-3, "Highres": 11.4e-3}
# Micro-batch sizes whose times are written beside the batch's.
SMALL = (1, 2, 4, 8, 12, 16, 24, 32, 64)
# (rows, columns, share of the peak that such tiles reach)
TILES = ((128, 128, 1.0), (128, 64, 0.95), (64, 64, 0.85), (32, 32, 0.6))


@dataclass
class Device:
    name: str = "TITAN RTX"
    peak: float = 16.3e12  # FP32 operations a second, data sheet
    memory: float = 672e9  # bytes a second, data sheet
    share_memory: float = 0.75  # of it is reached
    multiprocessors: int = 72  # data sheet
    floor: float = 5e-6  # seconds of the shortest kernel
    share: float = 0.54  # of the peak that large multiplications reach; fitted
    winograd: float = 1.8  # cost of its multiplications against others; fitted
    launch: float = 6e-6  # seconds in which the host launches an operation; fitted


def utilisation(rows, columns, device):
    """The share of the peak that a multiplication with a result of this size reaches: tiles at
    the edge are filled in part, and
    the last wave of tiles does not fill all multiprocessors."""
    best = 0
    for r, c, quality in TILES:
        tiles = math.ceil(rows / r) * math.ceil(columns / c)
        waves = math.ceil(tiles / device.multiprocessors)
        best = max(best, quality * rows * columns / (waves * device.multiprocessors * r * c))
    return best


def multiplication(op, samples, device, search):
    """Seconds of a convolution or dense layer, one pass."""
    rows = op.pixels**2 * samples
    speed = device.peak * device.share
    memory = device.memory * device.share_memory
    traffic = 4 * (
        op.size * samples + op.inputs * (op.pixels * op.stride) ** 2 * samples + op.parameters
    )
    best = max(
        op.flop * samples / (speed * utilisation(rows, op.channels, device)), traffic / memory
    )
    if search and op.kind == "conv" and op.kernel == 3 and op.stride == 1:
        best = min(best, *(winograd(op, samples, tile, speed, memory, device) for tile in (2, 4)))
    return best + device.floor


def winograd(op, samples, tile, speed, memory, device):
    """Seconds of a 3x3 convolution by Winograd's method: squares of `tile` results need (tile +
    2)^2 multiplications instead of
    9 tile^2. Arguments and results are transformed by kernels of their own, which write and read
    (tile + 2)^2 / tile^2 as much.
    """
    tiles = math.ceil(op.pixels / tile) ** 2 * samples
    points = (tile + 2) ** 2
    flop = 2 * tiles * points * op.inputs * op.channels
    arithmetic = device.winograd * flop / (speed * utilisation(tiles * points, op.channels, device))
    transformed = tiles * points * (op.inputs + op.channels)
    traffic = 4 * (
        op.pixels**2 * samples * (op.inputs + op.channels)
        + 2 * transformed
        + 2 * points * op.inputs * op.channels
    )
    return arithmetic + traffic / memory


def passes(op, samples, device, search):
    """Seconds of the forward and of the backward pass of one operation."""
    sweep = (
        4 * op.size * samples / (device.memory * device.share_memory)
    )  # reads or writes the result once
    if op.kind in ("conv", "fc"):
        one = multiplication(op, samples, device, search)
        return one, 2 * one
    reads = {
        "bn": (3, 5),
        "relu": (2, 3),
        "add": (3, 0),
        "dw": (2, 6),
        "pool": (2, 3),
        "drop": (2, 2),
    }[op.kind]
    if op.kind == "pool":
        reads = (1 + op.stride**2, 1 + op.stride**2)
    back = reads[1] * sweep + device.floor if reads[1] else 0
    return reads[0] * sweep + device.floor, back


def layer_seconds(layer, samples, device, search):
    forward = backward = 0.0
    for op in layer.ops:
        f, b = passes(op, samples, device, search)
        forward, backward = forward + f, backward + b
    return forward, backward


def profile(name, dataset, device=None, small=True):
    """The profile, as `hvrewrite profile` would write it."""
    device = device or Device()
    _, _, _, batch, samples = networks.DATASETS[dataset]
    search = dataset in ("ImageNet", "Highres")
    layers = networks.network(name, dataset)
    rows = []
    for layer in reversed(layers):
        forward, backward = layer_seconds(layer, batch, device, search)
        rows.append(
            {
                "name": layer.name,
                "operations": len(layer.ops),
                "forward_seconds": forward,
                "backward_seconds": backward,
                "parameters": layer.parameters,
                "gradient_bytes": [4 * t for t in layer.tensors],
                "activation_bytes": 4 * batch * layer.saved,
                "output_bytes": 4 * batch * (layer.out + layer.skipped),
                "optimizer_bytes": 4 * layer.parameters,
            }
        )
    parameters = sum(r["parameters"] for r in rows)
    out = {
        "format": 1,
        "script": "%s %s" % (name, dataset),
        "source": "roofline",
        "framework": "torch 1.5.0",
        "device": {"name": device.name, "peak_TFLOPS": device.peak / 1e12},
        "batch_samples": batch,
        "epoch_samples": samples,
        "epoch_batches": -(-samples // batch),
        "step": {"spread": 0.02, "confidence": 0.02},
        "expected_error": 0.1,
        "optimizer_seconds": 12 * 4 * parameters / (device.memory * device.share_memory),
        "launch_seconds": device.launch,
        "load_seconds_a_sample": LOADING[dataset],
        "layers": rows,
        "small_batches": [],
    }
    for n in SMALL if small else ():
        if n < batch:
            times = [layer_seconds(layer, n, device, search) for layer in reversed(layers)]
            out["small_batches"].append(
                {
                    "samples": n,
                    "seconds": sum(map(sum, times)),
                    "forward_seconds": [t[0] for t in times],
                    "backward_seconds": [t[1] for t in times],
                }
            )
    return out


def file_name(name, dataset):
    return ("%s-%s.json" % (name, dataset)).lower().replace(" ", "")


def main():
    parser = argparse.ArgumentParser(
        prog="python3 -m planner.roofline", description=__doc__.splitlines()[0]
    )
    parser.add_argument("network", nargs="?", choices=networks.NETWORKS)
    parser.add_argument("dataset", nargs="?", choices=sorted(networks.DATASETS))
    parser.add_argument("--output", help="where to write the profile (default: standard output)")
    parser.add_argument("--all", metavar="FOLDER", help="write all 24 profiles into this folder")
    options = parser.parse_args()
    if options.all:
        os.makedirs(options.all, exist_ok=True)
        for name in networks.NETWORKS:
            for dataset in networks.DATASETS:
                with open(
                    os.path.join(options.all, file_name(name, dataset)), "w", encoding="utf-8"
                ) as f:
                    json.dump(profile(name, dataset), f)
        return 0
    if not (options.network and options.dataset):
        parser.error("name a network and a data set, or give --all FOLDER")
    text = json.dumps(profile(options.network, options.dataset), indent=1)
    if options.output:
        with open(options.output, "w", encoding="utf-8") as f:
            f.write(text + "\n")
    else:
        print(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
