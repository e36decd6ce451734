"""A supervisor's session into which an earlier run's weights are restored, if any are asked for."""
import sys
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Learner:
    def build(self):
        rows = np.random.RandomState(0).rand(320, 4).astype("float32")
        row = tf.train.slice_input_producer([rows], shuffle=False)[0]
        batch = tf.train.batch([row], 16)
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(batch, 1) - 1.0))
        self.made = tf.train.get_or_create_global_step()
        opt = tf.train.GradientDescentOptimizer(0.05)
        self.step = opt.minimize(self.loss, global_step=self.made)

    def train(self, further=None):
        self.build()
        saver = tf.train.Saver(max_to_keep=2)
        sv = tf.train.Supervisor(logdir="events", save_summaries_secs=0, saver=None)
        with sv.managed_session() as sess:
            print("begins with", sess.run(self.loss))
            if further:
                saver.restore(sess, tf.train.latest_checkpoint(further))
            for k in range(60):
                fetches = {"step": self.step}
                if k % 20 == 0:
                    fetches["loss"] = self.loss
                results = sess.run(fetches)
                if k % 20 == 0:
                    print(k, results["loss"])
                    saver.save(sess, "kept/net", global_step=self.made)


Learner().train(*sys.argv[1:2])
