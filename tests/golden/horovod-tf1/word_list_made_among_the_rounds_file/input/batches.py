import numpy as np
from words import all_lines, get_words


def all_known(lines):
    number_of = get_words()

    def known(line):
        for word in line:
            if word not in number_of:
                return False
        return True

    return [[number_of[word] for word in line] for line in filter(known, lines)]


def make_batches(size):
    rows = np.array(all_known(all_lines()), np.float32)
    for k in range(0, len(rows) - size + 1, size):
        yield rows[k:k + size]
