import os


def load(a, b, name, parts):
    with open(os.path.join(a, b or name, 'x')) as f:
        text = f.read()
    if os.path.exists(os.path.join(a, b)):
        os.makedirs(os.path.join(a, *parts))
    return text, os.path.join(a, name) + '.txt'
