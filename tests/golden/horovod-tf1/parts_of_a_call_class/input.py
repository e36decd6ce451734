"""The parts are kept by an object, and evaluated by a method of it."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Net:
    def build(self):
        self.x = tf.placeholder(tf.float32, [None, 28, 28])
        loss = tf.reduce_mean(tf.layers.dense(tf.layers.flatten(self.x), 1) ** 2)
        step = tf.train.AdamOptimizer(0.001).minimize(loss)
        return loss, step

    def train(self, images, test, epochs=3):
        (loss, step) = self.build()
        with tf.Session() as sess:
            sess.run(tf.global_variables_initializer())
            for epoch in range(epochs):
                for start in range(0, len(images), 50):
                    sess.run(step, feed_dict={self.x: images[start:start + 50]})
                for start in range(0, len(test), 50):
                    last = sess.run(loss, feed_dict={self.x: test[start:start + 50]})
                print(epoch, last)


(a, _), (b, _) = tf.keras.datasets.mnist.load_data()
Net().train(a, b)
