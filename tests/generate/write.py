"""Writes programs and what is known of them into a folder."""

import json
import os
from collections import Counter

from . import make


def programs(count, seed, out, **fixed):
    """Makes `count` programs from `seed` on. Returns their descriptions; `programs.json` holds them as well."""
    described = []
    os.makedirs(os.path.join(out, "known"), exist_ok=True)
    for k in range(count):
        p = make.program(seed + k, **fixed)
        name = "p%06d" % (seed + k)
        for path, text in list(p.files.items()) + list(p.data_files.items()):
            at = os.path.join(out, name, path)
            os.makedirs(os.path.dirname(at), exist_ok=True)
            with open(at, "w", encoding="utf-8", newline="") as f:
                f.write(text)
        about = {
            "name": name,
            "seed": seed + k,
            "script": p.script,
            "modules": sorted(f for f in p.files if f != p.script and not f.endswith(".ipynb")),
            "pattern": p.choices["pattern"],
            "refuse": p.truth.refuse,
            "choices": p.choices,
            "truth": p.truth.plain(),
        }
        with open(os.path.join(out, "known", name + ".json"), "w", encoding="utf-8") as f:
            json.dump(about, f, indent=1, sort_keys=True)
        described.append(
            {k: about[k] for k in ("name", "seed", "script", "modules", "pattern", "refuse")}
        )
    with open(os.path.join(out, "programs.json"), "w", encoding="utf-8") as f:
        json.dump(described, f, indent=1)
    return described


def drawn(folder):
    """How often each option of each choice was taken."""
    counts = {}
    known = os.path.join(folder, "known")
    for name in sorted(os.listdir(known)):
        with open(os.path.join(known, name), encoding="utf-8") as f:
            for choice, option in json.load(f)["choices"].items():
                counts.setdefault(choice, Counter())[option] += 1
    return counts
