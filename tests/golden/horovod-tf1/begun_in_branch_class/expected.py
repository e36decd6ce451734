"""A trainer that goes on where an earlier one has ended, by what its checkpoint says."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


def from_first_v1(value):
    """What the first worker has drawn, on all workers; all ask for it once."""
    config = tf.ConfigProto(device_count={"GPU": 0})
    with tf.Graph().as_default(), tf.Session(config=config) as session:
        return hvd.broadcast_object(value, 0, session=session, name="first")


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


tf.disable_v2_behavior()


class Trainer:
    def __init__(self, session, epochs):
        self.session = session
        self.epochs = epochs
        self.x = tf.placeholder(tf.float32, [None, 3])
        self.loss = tf.reduce_mean((tf.layers.dense(self.x, 1) - 1.0) ** 2)
        self.steps = tf.train.get_or_create_global_step()
        self.train = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(
            self.loss, self.steps)
        self.saver = tf.train.Saver()

    def fit(self, rows):
        self.session.run(tf.global_variables_initializer())
        start = 0
        state = tf.train.get_checkpoint_state("kept")
        if state and state.model_checkpoint_path:
            self.saver.restore(self.session, state.model_checkpoint_path)
            done = self.session.run(self.steps)
            start = int(done * hvd.size() / 80)
        rows = share(rows)
        self.session.run(hvd.broadcast_global_variables(0))
        start = from_first_v1(start)
        for epoch in range(start, self.epochs):
            for begin in range(0, len(rows), 8):
                self.session.run(self.train, {self.x: rows[begin:begin + 8]})
        if hvd.rank() == 0:
            self.saver.save(self.session, "kept/net")


rows = np.random.RandomState(0).rand(640, 3).astype("float32")
with tf.Session(config=session_config()) as session:
    Trainer(session, 3).fit(rows)
