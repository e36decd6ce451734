import json
import os

KEPT = os.path.join('.', 'words.json')


def all_lines():
    return [line.split() for line in ['one two three four', 'two three four one', 'four three two one'] * 80]


def make_words():
    many = {}
    for line in all_lines():
        for word in line:
            many[word] = many[word] + 1 if word in many else 1
    with open(KEPT, 'w') as out:
        json.dump(sorted(many), out)


def get_words():
    if not os.path.exists(KEPT):
        make_words()
    with open(KEPT) as kept:
        words = json.load(kept)
    return {word: k for k, word in enumerate(words)}
