"""Another interval asks for what was put into the dictionary: it comes with the first alone."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Learner:
    def build(self):
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 4) - self.x))
        self.step = tf.train.GradientDescentOptimizer(0.05).minimize(self.loss)
        self.saver = tf.train.Saver()

    def train(self, rows, rounds):
        self.build()
        with tf.Session() as sess:
            sess.run(tf.global_variables_initializer())
            for k in range(1, rounds + 1):
                fetches = {"step": self.step}
                if k % 15 == 0:
                    fetches["loss"] = self.loss
                at = np.random.randint(0, len(rows), 16)
                results = sess.run(fetches, {self.x: rows[at]})
                if k % 30 == 0:
                    print(k, results["loss"])
                    self.saver.save(sess, "kept/net")
            return sess.run(self.loss, {self.x: rows})


np.random.seed(3)
print("loss", Learner().train(np.random.RandomState(0).rand(320, 4).astype("float32"), 90))
