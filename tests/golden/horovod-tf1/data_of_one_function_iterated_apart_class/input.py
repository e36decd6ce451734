"""An object makes the data of both by one method, and goes through each by an iterator of its own."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Sets:
    def __init__(self, rows, marks):
        self.train = self.made(rows[:320], marks[:320], 8, mixed=True)
        self.test = self.made(rows[320:], marks[320:], 80, mixed=False)
        self.learn = self.train.make_initializable_iterator()
        self.judge = self.test.make_initializable_iterator()

    def made(self, rows, marks, size, mixed):
        data = tf.data.Dataset.from_tensor_slices((rows, marks))
        if mixed:
            data = data.shuffle(100)
        return data.batch(size)


rows = np.random.RandomState(1).rand(400, 4).astype("float32")
sets = Sets(rows, rows.sum(axis=1, keepdims=True))
a, b = sets.learn.get_next()
c, d = sets.judge.get_next()
net = tf.layers.Dense(1)
loss = tf.reduce_mean(tf.square(net(a) - b))
cost = tf.reduce_mean(tf.square(net(c) - d))
step = tf.train.MomentumOptimizer(0.02, 0.9).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(5):
        sess.run(sets.learn.initializer)
        while True:
            try:
                sess.run(step)
            except tf.errors.OutOfRangeError:
                break
        sess.run(sets.judge.initializer)
        print('cost %.5f' % sess.run(cost))
