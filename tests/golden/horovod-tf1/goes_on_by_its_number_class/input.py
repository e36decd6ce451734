"""An object goes on up to so many rounds, and keeps the number of the next one."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Trainer:
    def __init__(self, rows):
        self.rows = rows
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1) - 1.0))
        self.step = tf.train.AdamOptimizer(0.01).minimize(self.loss)
        self.saver = tf.train.Saver()
        self.sess = tf.Session()

    def begin(self):
        self.sess.run(tf.global_variables_initializer())
        found = tf.train.get_checkpoint_state("kept")
        if found and found.model_checkpoint_path:
            self.saver.restore(self.sess, found.model_checkpoint_path)
            return int(found.model_checkpoint_path.split("-")[-1])
        return 0

    def keep(self, number):
        self.saver.save(self.sess, "kept/model", global_step=number)

    def train(self, until, often):
        done = self.begin()
        for number in range(done + 1, until + 1):
            batch = self.rows[np.random.choice(len(self.rows), 16)]
            now, _ = self.sess.run([self.loss, self.step], {self.x: batch})
            if number % 50 == 0:
                print("%d: %f" % (number, now))
            if number % often == 0 or number == until:
                self.keep(number)


Trainer(np.random.RandomState(0).rand(640, 4)).train(200, 40)
