# A test that trains is no program to distribute.
import numpy as np
import tensorflow as tf


class NetTest(tf.test.TestCase):
    def test_loss_falls(self):
        x = tf.placeholder(tf.float32, [None, 3])
        loss = tf.reduce_mean(tf.layers.dense(x, 1) ** 2)
        train = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
        data = np.random.rand(400, 3)
        with self.test_session() as sess:
            sess.run(tf.global_variables_initializer())
            first = sess.run(loss, {x: data})
            for i in range(0, 400, 10):
                sess.run(train, {x: data[i:i + 10]})
            self.assertLess(sess.run(loss, {x: data}), first)


if __name__ == "__main__":
    tf.test.main()
