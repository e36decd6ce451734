import lines


def batches(path, size):
    return lines.lines_of(path, size)
