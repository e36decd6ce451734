import numpy as np

import graph


def run(sess, train_op, loss, steps):
    rng = np.random.RandomState(0)
    data = rng.rand(64, 4).astype(np.float32)
    want = data.sum(1, keepdims=True)
    for i in range(steps):
        pick = rng.randint(0, 64, 8)
        _, value = sess.run([train_op, loss], feed_dict={graph.x: data[pick], graph.y: want[pick]})
        if i % 10 == 0:
            print('step', i, 'loss', value)
