"""In an object: how many rounds a pass has is told by the rows that are shared out."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


class Pupil:
    def __init__(self):
        self.x = tf.placeholder(tf.float32, [None, 3])
        self.y = tf.placeholder(tf.float32, [None, 1])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1) - self.y))
        self.made = tf.train.get_or_create_global_step()
        self.step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(
            self.loss, global_step=self.made)
        self.saver = tf.train.Saver()

    def fit(self, sess, rows):
        last = tf.train.latest_checkpoint('kept_class')
        if last:
            self.saver.restore(sess, last)
        sess.run(hvd.broadcast_global_variables(0))
        first = sess.run(self.made) * hvd.size() * 8 // len(rows)
        rows = share(rows)
        for epoch in range(first, 3):
            for k in range(0, len(rows), 8):
                sess.run(self.step, {self.x: rows[k:k + 8, :3], self.y: rows[k:k + 8, 3:]})
            if hvd.rank() == 0:
                self.saver.save(sess, 'kept_class/model', global_step=self.made)


rows = np.random.RandomState(5).rand(192, 4).astype('float32')
pupil = Pupil()
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    pupil.fit(sess, rows)
    if hvd.rank() == 0:
        print(sess.run(pupil.loss, {pupil.x: rows[:, :3], pupil.y: rows[:, 3:]}))
