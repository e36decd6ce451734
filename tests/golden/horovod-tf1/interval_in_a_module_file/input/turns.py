import numpy as np


def tell(k, of_all):
    if np.mod(k, 30) == 0:
        print("round", k, "of", of_all)


def train(rows, handed, of_a_pass):
    (sess, loss, step) = handed
    for k in range(of_a_pass * 4):
        at = np.random.randint(0, len(rows), 8)
        sess.run(step, {"x:0": rows[at]})
        if (k + 1) % of_a_pass == 0:
            seen = sess.run(loss, {"x:0": rows})
            print("pass", seen)
        tell(k, of_a_pass * 4)
