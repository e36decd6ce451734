"""Files of layers as values of parameters, and what is refused of the placement of layers."""

import json

from box import Box, contains, expect, run, test

TRAIN = """import tensorflow as tf
m = tf.keras.Sequential([tf.keras.Input((4,)), tf.keras.layers.Dense(9), tf.keras.layers.Dense(9),
                         tf.keras.layers.Dense(3)])
m.compile('sgd', 'mse')
m.fit([[1., 2., 3., 4.]], [[1., 0., 0.]])
"""

def row(name, weights, activations=0):
    return {
        "name": name,
        "parameters": weights,
        "gradient_bytes": [4 * weights],
        "optimizer_bytes": weights,
        "activation_bytes": activations,
    }


def said(*settings, **files):
    """Exit code, result and messages for a program of three layers."""
    b = Box(train=TRAIN)
    words = []
    for s in settings:
        name, _, value = s.partition("=")
        if name in files:
            value = b.write(value, files[name])
        words += ["--set", name + "=" + value]
    return run("--rules", "tf-model-parallel", *words, b.path("train.py"))


@test
def a_profile_is_turned_round_and_what_lies_below_one_name_is_one():
    rows = [row("net/last", 5), row("net/block/b", 7, 100), row("net/block/a", 1), row("net/first", 2)]
    profile = json.dumps({"format": 1, "layers": rows})
    code, out, _ = said("balance=memory", "profile=p.json", profile=profile)
    expect(code, 0)
    contains(out, "in [('first', 2, 18), ('block', 8, 172), ('last', 5, 45)]:")
    contains(out, "sizes.append(memory)")


@test
def a_placement_keeps_its_order():
    layers = [{"name": "a", "device": 0}, {"name": "b", "device": 0}, {"name": "c", "device": 1}]
    code, out, _ = said("placement=p.json", placement=json.dumps({"format": 1, "layers": layers}))
    expect(code, 0)
    contains(out, "named = [('a', 0), ('b', 0), ('c', 1)]")


@test
def files_that_name_no_layers():
    for text in ("", "[]", "{}", '{"layers": []}', '{"layers": 3}'):
        code, out, err = said("placement=p.json", placement=text)
        expect((code, out), (4, ""), text)
        contains(err, "the file is neither a profile (`hvrewrite profile`) nor a placement")
    for name in ("it's", "a\nb", "a\\", 3, None, ""):
        text = json.dumps({"layers": [{"name": "a", "device": 0}, {"name": name, "device": 0}]})
        code, out, err = said("placement=p.json", placement=text)
        expect((code, out), (4, ""), text)
        contains(err, "layer 2 has no plain `name`")
    code, _, err = said("placement=not_there.json")
    expect(code, 4)
    contains(err, "--set placement=not_there.json: ")


@test
def placements_that_skip_or_go_back():
    for value in ("0,2", "1,1", "0,1,0", "0,,1", "-1,0", "0,x", "a.json.txt"):
        code, _, err = said("placement=" + value)
        expect(code, 2, value)
        contains(err, "is to begin with 0, and to go on by one or none")


@test
def balance_without_sizes_and_sizes_without_balance():
    for settings, words in (
        (["balance=memory"], "`hvrewrite profile train.py` writes profile.json"),
        (["balance=parameters", "profile=x"], "what layers weigh is not known"),
        (["profile=('a', 1, 2)"], "add --set balance=parameters or --set balance=memory"),
        (["balance=memory", "placement=0,0,1"], "there is nothing to balance"),
    ):
        code, _, err = said(*settings)
        expect(code, 2, settings)
        contains(err, words)
    code, _, err = said("balance=size")
    expect(code, 3)
    contains(err, "balance")


@test
def what_is_recommended_can_be_taken_up():
    """From a profile to a placement to a program."""
    b = Box(train=TRAIN)
    times = {"forward_seconds": 0.001, "backward_seconds": 0.002, "output_bytes": 9}
    layers = [dict(row("l%d" % i, 1000), **times) for i in (2, 1, 0)]
    profile = {
        "format": 1,
        "script": "train.py",
        "batch_samples": 8,
        "device": {"name": "chip"},
        "step": {"seconds": 0.01},
        "layers": layers,
    }
    p = b.write("profile.json", json.dumps(profile))
    c = b.write(
        "c.toml",
        'name = "two"\nnodes = 1\ndevices = 2\n[device]\nname = "chip"\nmemory_GB = 8\n'
        "[links.intra]\nbandwidth_GBs = 10\n",
    )
    expect(run("recommend", p, "-c", c, "--fast", "--placement", b.path("placement.json"))[0], 0)
    setting = "placement=" + b.path("placement.json")
    code, out, err = run("-r", "tf-model-parallel", "--set", setting, b.path("train.py"))
    expect((code, err), (0, ""))
    contains(out, "named = [('l0', 0), ('l1', ")
