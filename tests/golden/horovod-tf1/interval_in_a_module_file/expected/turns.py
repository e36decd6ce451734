import numpy as np
import horovod.tensorflow as hvd

hvd.init()


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


def tell(k, of_all):
    if np.mod(k, 30) == 0:
        if hvd.rank() == 0:
            print("round", k, "of", of_all)


def train(rows, handed, of_a_pass):
    (sess, loss, step) = handed
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(max(1, of_a_pass * 4 // hvd.size())):
        at = np.random.randint(0, len(share(rows)), 8)
        sess.run(step, {"x:0": share(rows)[at]})
        if (k + 1) % of_a_pass == 0:
            seen = sess.run(loss, {"x:0": rows})
            if hvd.rank() == 0:
                print("pass", seen)
        tell(k, of_a_pass * 4)
