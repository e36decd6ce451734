"""`hvrewrite recommend`: answers, pictures, and bad input with its cure."""

import json
import os

from box import Box, contains, expect, run, test

PROFILE = {
    "format": 1,
    "script": "train.py",
    "batch_samples": 32,
    "epoch_samples": 32000,
    "device": {"name": "chip"},
    "step": {"seconds": 0.03, "spread": 0.02, "confidence": 0.01},
    "layers": [
        {
            "name": "layer%d" % i,
            "forward_seconds": 0.001,
            "backward_seconds": 0.002,
            "parameters": 1000000,
            "gradient_bytes": [4000000],
            "activation_bytes": 1000000,
            "output_bytes": 100000,
            "optimizer_bytes": 4000000,
        }
        for i in range(9, -1, -1)
    ],
}
CLUSTER = """name = "four"
nodes = 2
devices = 2
[device]
name = "chip"
memory_GB = 8
[links.intra]
bandwidth_GBs = 10
[links.inter]
bandwidth_GBs = 10
"""


def box(profile=None, cluster=CLUSTER):
    b = Box()
    b.profile = b.write("profile.json", json.dumps(profile or PROFILE))
    b.cluster = b.write("cluster.toml", cluster)
    return b


@test
def recommend_says_what_why_and_what_next():
    b = box()
    code, out, err = run("recommend", b.profile, "--cluster", b.cluster)
    expect((code, err), (0, ""))
    contains(out, "> data parallel")
    contains(out, "Data parallelism keeps ")
    contains(out, "The answer changes below ")
    contains(out, "Next: hvrewrite --rules horovod")
    contains(
        run("recommend", b.profile, "-c", b.cluster, "--workers", "2", "--model", "thesis")[1],
        "the thesis's formulas",
    )


@test
def recommend_writes_json_html_svg_trace_and_placement():
    b = box()
    names = {
        "--html": "a.html",
        "--svg": "a.svg",
        "--trace": "a.trace",
        "--json": "a.json",
        "--placement": "placement.json",
    }
    words = [w for option, name in names.items() for w in (option, b.path(name))]
    points = b.write("points", "# workers, seconds\n2 14.5\n4 7.9\n")
    code, out, _ = run(
        "recommend", b.profile, "-c", b.cluster, "--format", "json", "--measured", points, *words
    )
    expect(code, 0)
    expect(json.loads(out)["recommended"], "data_parallel")
    expect(json.loads(b.read("a.json"))["workers"], 4)
    contains(b.read("a.html").decode(), "measured: 14.50 s")
    contains(b.read("a.svg").decode(), "</svg>")
    expect("traceEvents" in json.loads(b.read("a.trace")), True)
    placed = json.loads(b.read("placement.json"))
    expect([l["name"] for l in placed["layers"]], ["layer%d" % i for i in range(10)])
    expect(sorted({l["device"] for l in placed["layers"]}), [0, 1, 2, 3])


@test
def recommend_knows_shipped_clusters_and_names_them():
    profile = dict(PROFILE, device={"name": "TITAN RTX"})
    b = box(profile)
    expect(run("recommend", b.profile, "-c", "titan-rtx-4x")[0], 0)
    expect(run("recommend", b.profile, "-c", "titan-rtx-4x4", "--workers", "16")[0], 0)
    code, _, err = run("recommend", b.profile, "-c", "titan-rtx-400x")
    expect(code, 2)
    contains(err, "a100-8x, cpu-nodes, h100-8x, titan-rtx-4x")


@test
def recommend_explains_bad_input():
    b = box()
    for words, code, part in (
        (["nothing.json", "-c", b.cluster], 2, "no such file; give a training script"),
        ([b.profile, "-c", b.cluster, "--workers", "0"], 2, "zero workers"),
        ([b.profile, "-c", b.cluster, "--workers", "99"], 2, "raise `nodes`"),
        ([b.profile], 4, "--cluster"),
        ([b.profile, "-c", b.cluster, "--model", "guess"], 4, "guess"),
        ([b.profile, "-c", b.cluster, "--verify"], 4, "give the script"),
        ([b.write("broken.json", "{"), "-c", b.cluster], 2, "is not JSON"),
        (
            [b.profile, "-c", b.write("no.toml", CLUSTER.replace("= 8", "= 'much'"))],
            2,
            "is not a number",
        ),
        (
            [
                b.profile,
                "-c",
                b.write("links.toml", CLUSTER.replace("[links.inter]\nbandwidth_GBs = 10", "")),
            ],
            2,
            "[links.inter]",
        ),
        (
            [b.profile, "-c", b.write("other.toml", CLUSTER.replace("chip", "another"))],
            2,
            "--other-device",
        ),
        ([b.profile, "-c", b.cluster, "--measured", b.write("points", "two 3\n")], 2, "points:1"),
    ):
        got, _, err = run("recommend", *words)
        expect(got, code, " ".join(words))
        contains(err, part)


@test
def recommend_leaves_out_the_slow_parts_when_asked():
    b = box()
    code, out, _ = run("recommend", b.profile, "-c", b.cluster, "--fast", "--format", "json")
    expect(code, 0)
    said = json.loads(out)
    expect((said["recommended"], said["changes"], said["curve"]), ("data_parallel", [], []))


@test
def recommend_says_when_nothing_fits():
    b = box(cluster=CLUSTER.replace("= 8", "= 0.001"))
    code, out, _ = run("recommend", b.profile, "-c", b.cluster)
    expect(code, 1)
    contains(out, "The model fits nowhere: take more devices")
    contains(out, "too much")


@test
def recommend_names_what_is_installed_when_the_fastest_is_not():
    slow = CLUSTER.replace("bandwidth_GBs = 10", "bandwidth_GBs = 0.1")
    b = box(cluster=slow)
    code, out, _ = run("recommend", b.profile, "-c", b.cluster)
    expect(code, 0)
    contains(out, "No installed ruleset brings ")
    contains(out, "The best that has one, layers on devices, is no faster than one device: leave the script as it is.")
    # Where one device cannot hold the model, there is nothing to go back to.
    b = box(cluster=slow.replace("memory_GB = 8", "memory_GB = 0.1"))
    code, out, _ = run("recommend", b.profile, "-c", b.cluster)
    expect(code, 0)
    contains(out, "The best that has one is layers on devices. Next: hvrewrite --rules tf-model-parallel")


@test
def a_file_that_cannot_be_written_is_named():
    b = box()
    nowhere = os.path.join(b.dir, "no", "such", "folder.html")
    code, _, err = run("recommend", b.profile, "-c", b.cluster, "--html", nowhere)
    expect(code, 2)
    contains(err, "folder.html")
