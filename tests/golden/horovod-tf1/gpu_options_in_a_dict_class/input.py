"""The same, by `dict` and a name, in a method."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Trainer:
    def __init__(self):
        self.x = tf.placeholder(tf.float32, (None, 4))
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1)))
        self.step = tf.train.GradientDescentOptimizer(0.01).minimize(self.loss)

    def open(self):
        memory = dict(allow_growth=True)
        return tf.Session(config=tf.ConfigProto(gpu_options=memory, allow_soft_placement=True))


rows = np.random.RandomState(1).rand(96, 4).astype("float32")
trainer = Trainer()
with trainer.open() as sess:
    sess.run(tf.global_variables_initializer())
    for i in range(12):
        sess.run(trainer.step, {trainer.x: rows[i * 8:(i + 1) * 8]})
