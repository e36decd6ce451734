"""A method `summary` that builds what all workers run."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Net:
    def build(self):
        self.x = tf.placeholder(tf.float32, [None, 3])
        self.loss = tf.reduce_mean(tf.layers.dense(self.x, 1) ** 2)
        self.step = tf.train.AdamOptimizer(0.01).minimize(self.loss)
        self.summary()

    def summary(self):
        tf.summary.scalar("rate", tf.constant(0.01))
        self.merged = tf.summary.merge_all()

    def fit(self, data):
        writer = tf.summary.FileWriter("logs")
        with tf.Session() as sess:
            sess.run(tf.global_variables_initializer())
            for i in range(0, len(data), 10):
                _, told = sess.run([self.step, self.merged], {self.x: data[i:i + 10]})
                writer.add_summary(told, i)


net = Net()
net.build()
net.fit(np.random.RandomState(0).rand(300, 3))
