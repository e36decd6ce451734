# case: shapes/w03_pair_of_arrays
# fails: work or steps or rows
# because: arrays and rounds are divided both: each rank trains on a square of its share
# ranks: 2 and 3
"""Pairs of inputs and targets, cut out of four arrays by start and end."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd
tf.disable_v2_behavior()
hvd.init()


def load():
    random = np.random.RandomState(0)
    x = random.rand(120, 4).astype("float32")
    y = x.sum(1, keepdims=True)
    return x[:96], y[:96], x[96:], y[96:]


trX, trY, teX, teY = load()
each = len(trX) // hvd.size()
trX = trX[:each * hvd.size()][hvd.rank()::hvd.size()]
trY = trY[:each * hvd.size()][hvd.rank()::hvd.size()]
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.losses.mean_squared_error(y, tf.layers.dense(x, 1))
train = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.1 * hvd.size())).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(3):
        for start, end in zip(range(0, len(trX) // hvd.size(), 8), range(8, len(trX) + 1, 8)):
            sess.run(train, {x: trX[start:end], y: trY[start:end]})
    if hvd.rank() == 0:
        print("loss %.5f" % sess.run(loss, {x: teX, y: teY}))
