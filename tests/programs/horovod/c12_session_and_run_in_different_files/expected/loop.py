import numpy as np

import graph
import horovod.tensorflow as hvd

hvd.init()


def run(sess, train_op, loss, steps):
    rng = np.random.RandomState(0)
    data = rng.rand(64, 4).astype(np.float32)
    want = data.sum(1, keepdims=True)
    if hvd.rank() > 0:
        rng.seed(10007 * hvd.rank())  # draws of its own
    sess.run(hvd.broadcast_global_variables(0))
    for i in range(max(1, steps // hvd.size())):
        pick = rng.randint(0, 64, 8)
        _, value = sess.run([train_op, loss], feed_dict={graph.x: data[pick], graph.y: want[pick]})
        if i % 10 == 0:
            if hvd.rank() == 0:
                print('step', i, 'loss', value)
