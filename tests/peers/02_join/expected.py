import os
from pathlib import Path


def load(a, b, name, parts):
    with open(Path(a) / (b or name) / 'x') as f:
        text = f.read()
    if os.path.exists(Path(a) / b):
        os.makedirs(os.path.join(a, *parts))
    return text, os.path.join(a, name) + '.txt'
