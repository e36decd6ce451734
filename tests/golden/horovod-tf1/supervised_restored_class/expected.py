"""A supervisor's session into which an earlier run's weights are restored, if any are asked for."""
import sys
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd
import tempfile

hvd.init()


def share_rows(data):
    """This worker's share of an array's, a list's or a tensor's rows; all, where they are few."""
    count = int(data.shape[0]) if hasattr(data, "shape") else len(data)
    return (data[hvd.rank():count // hvd.size() * hvd.size():hvd.size()]
            if count >= hvd.size() else data)


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


tf.disable_v2_behavior()


class Learner:
    def build(self):
        rows = np.random.RandomState(0).rand(320, 4).astype("float32")
        row = tf.train.slice_input_producer([share_rows(rows)], shuffle=False)[0]
        batch = tf.train.batch([row], 16)
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(batch, 1) - 1.0))
        self.made = tf.train.get_or_create_global_step()
        opt = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.05 * hvd.size()))
        self.step = opt.minimize(self.loss, global_step=self.made)

    def train(self, further=None):
        self.build()
        saver = tf.train.Saver(max_to_keep=2)
        first_weights = hvd.broadcast_global_variables(0)
        sv = tf.train.Supervisor(logdir="events" if hvd.rank() == 0 else tempfile.mkdtemp(),
            save_summaries_secs=0, saver=None)
        with sv.managed_session(config=session_config()) as sess:
            if hvd.rank() == 0:
                print("begins with", sess.run(self.loss))
            if further:
                saver.restore(sess, tf.train.latest_checkpoint(further))
            sess.run(first_weights)
            for k in range(max(1, 60 // hvd.size())):
                fetches = {"step": self.step}
                if k % max(1, 20 // hvd.size()) == 0:
                    fetches["loss"] = self.loss
                results = sess.run(fetches)
                if k % max(1, 20 // hvd.size()) == 0:
                    if hvd.rank() == 0:
                        print(k, results["loss"])
                        saver.save(sess, "kept/net", global_step=self.made)


Learner().train(*sys.argv[1:2])
