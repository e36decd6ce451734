"""A method puts rows into an order by two keys, of which chance draws one."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(240, 4)


class Data(object):
    def __init__(self, rows):
        self.rows = rows

    def mix(self):
        kinds = (self.rows[:, 0] > 0.5).astype(int)
        order = np.lexsort((np.random.rand(len(self.rows)), kinds))
        self.rows = self.rows[order]


x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x[:, :3], 1) - x[:, 3:]))
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
data = Data(rows)
data.mix()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(2):
        for at in range(0, len(data.rows), 8):
            sess.run(step, {x: data.rows[at:at + 8]})
    print(sess.run(loss, {x: data.rows}))
