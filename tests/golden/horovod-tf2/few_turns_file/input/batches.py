def in_turn(rows, size):
    for begin in range(0, len(rows), size):
        yield rows[begin:begin + size]
