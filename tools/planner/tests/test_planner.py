"""Tests of the Python side of `recommend`: networks, roofline; with an environment, profiles and measurements of real runs.

    PYTHONPATH=tools python3 -m planner.tests.test_planner [part of a test's name]
"""
import csv
import os
import sys

from planner import networks, roofline

TREE = os.path.dirname(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))))
TESTS = []


def test(f):
    TESTS.append(f)
    return f


def close(got, wanted, tolerance, what):
    if abs(got / wanted - 1) > tolerance:
        raise AssertionError("%s: got %r, wanted %r" % (what, got, wanted))


def rows(name):
    with open(os.path.join(TREE, "tests", "networks", name), newline="", encoding="utf-8") as f:
        return list(csv.DictReader(f, delimiter="\t"))


@test
def every_layer_of_every_network_is_that_of_the_tables():
    """Tables computed independently, from the definitions; printed with four digits."""
    seen = 0
    for network in networks.NETWORKS:
        for dataset in networks.DATASETS:
            table = rows(("%s-%s.tsv" % (network, dataset)).lower().replace(" ", ""))
            layers = networks.network(network, dataset)
            assert len(layers) == len(table), (network, dataset, len(layers), len(table))
            for layer, row in zip(layers, table):
                where = "%s %s %s" % (network, dataset, layer.name)
                assert layer.parameters == int(row["params"]), where
                assert len(layer.tensors) == int(row["tensors"]), where
                close(layer.flop / 1e6, float(row["fwd_MFLOP"]), 2e-3, where + ": MFLOP")
                close(layer.outputs * 4 / 1024, float(row["act_KB"]), 2e-3, where + ": results")
                close(layer.out * 4 / 1024, float(row["out_KB"]), 2e-3, where + ": last result")
                seen += 1
    assert seen > 1200, seen


@test
def totals_are_those_of_the_tables():
    for row in rows("TOTALS.tsv"):
        layers = networks.network(row["network"], row["dataset"])
        assert sum(l.parameters for l in layers) == int(row["parameters"]), row
        close(sum(l.flop for l in layers) / 1e9, float(row["fwd_GFLOP"]), 2e-3, str(row))


@test
def known_sizes():
    """Parameters that everybody knows."""
    for network, parameters in (("ResNet-18", 11689512), ("ResNet-50", 25557032), ("VGG-16", 138357544), ("MobileNet v2", 3504872)):
        assert sum(l.parameters for l in networks.network(network, "ImageNet")) == parameters, network


@test
def a_roofline_profile_is_complete_and_in_the_order_of_the_backward_pass():
    p = roofline.profile("ResNet-50", "ImageNet")
    assert p["layers"][0]["name"] == "fc" and p["layers"][-1]["name"] == "conv1"
    assert all(l["forward_seconds"] > 0 and l["backward_seconds"] > 0 for l in p["layers"])
    for small in p["small_batches"]:
        assert small["samples"] < 32 and len(small["forward_seconds"]) == len(p["layers"])
    times = [s["seconds"] / s["samples"] for s in p["small_batches"]]
    assert times[0] > 1.5 * times[-1], "small batches cost more a sample"


@test
def memory_says_which_network_does_not_fit():
    """12 bytes a parameter and what is kept for the backward pass: only ResNet-152 on 512 pixels exceeds 24 GB."""
    for network in networks.NETWORKS:
        for dataset in networks.DATASETS:
            layers = roofline.profile(network, dataset, small=False)["layers"]
            need = sum(12 * l["parameters"] + l["activation_bytes"] for l in layers)
            assert (need > 24e9) == (network == "ResNet-152" and dataset == "Highres"), (network, dataset, need)


@test
def winograd_helps_where_channels_are_many():
    device = roofline.Device(winograd=1)
    few = networks.Op("conv", 16, 56, 16, 3)
    many = networks.Op("conv", 256, 56, 256, 3)
    gain = [roofline.multiplication(op, 32, device, False) / roofline.multiplication(op, 32, device, True) for op in (few, many)]
    assert gain[0] < 1.3 < gain[1] < 4, gain


def main():
    wanted = [t for t in TESTS if len(sys.argv) < 2 or sys.argv[1] in t.__name__]
    failed = 0
    for t in wanted:
        try:
            t()
        except Exception as e:  # pylint: disable=broad-except
            failed += 1
            print("%s: %s: %s" % (t.__name__, type(e).__name__, e))
    print("%d passed, %d failed" % (len(wanted) - failed, failed))
    return 1 if failed or not wanted else 0


if __name__ == "__main__":
    sys.exit(main())
