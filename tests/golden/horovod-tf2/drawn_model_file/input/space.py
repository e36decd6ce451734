import random

WIDTHS = [4, 8, 16]


def draw():
    return {"width": random.choice(WIDTHS), "deep": random.random() < 0.5, "many": random.randrange(2, 4)}
