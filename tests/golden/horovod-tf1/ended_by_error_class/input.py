"""The mean is told where the exception is caught."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Fit:
    def __init__(self, rows):
        self.it = tf.data.make_initializable_iterator(
            tf.data.Dataset.from_tensor_slices(rows).batch(8))
        self.loss = tf.reduce_mean(tf.layers.dense(self.it.get_next(), 1) ** 2)
        self.step = tf.train.AdamOptimizer(0.01).minimize(self.loss)

    def run(self, epochs):
        with tf.Session() as sess:
            sess.run(tf.global_variables_initializer())
            for epoch in range(epochs):
                sess.run(self.it.initializer)
                total, rounds = 0.0, 0
                try:
                    while True:
                        loss, _ = sess.run([self.loss, self.step])
                        total += loss
                        rounds += 1
                except tf.errors.OutOfRangeError:
                    mean = total / rounds
                    print("epoch", epoch, "loss", mean)


Fit(np.random.RandomState(2).rand(480, 3).astype("f")).run(3)
