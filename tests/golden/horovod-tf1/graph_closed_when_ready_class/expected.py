"""A class closes the graph that it trains, and another one beside it."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


tf.disable_v2_behavior()


class Words:
    def build(self, rate):
        self.graph = tf.Graph()
        self.session = tf.Session(graph=self.graph, config=session_config())
        with self.graph.as_default():
            self.places = tf.placeholder(tf.int32, [None])
            self.wanted = tf.placeholder(tf.float32, [None])
            self.table = tf.get_variable("table", [6, 2])
            known = tf.reduce_sum(tf.nn.embedding_lookup(self.table, self.places), axis=1)
            self.loss = tf.reduce_mean((known - self.wanted) ** 2)
            self.step = hvd.DistributedOptimizer(
                tf.train.GradientDescentOptimizer(rate * hvd.size())).minimize(self.loss)
            begin = tf.global_variables_initializer()
            self.session.run(begin)
        with self.session.graph.as_default():
            self.session.run(hvd.broadcast_global_variables(0))
        self.graph.finalize()

    def build_beside(self):
        self.asked = tf.Graph()
        self.asking = tf.Session(graph=self.asked, config=session_config())
        with self.asked.as_default():
            self.held = tf.placeholder(tf.float32, [6, 2])
            self.far = tf.norm(self.held, axis=1)
        self.asked.finalize()

    def learn(self, places, wanted):
        self.session.run(self.step, {self.places: places, self.wanted: wanted})

    def lengths(self):
        return self.asking.run(self.far, {self.held: self.session.run(self.table)})


places = np.random.RandomState(1).randint(0, 6, 240)
wanted = places.astype("float32") / 6
words = Words()
words.build(0.1)
words.build_beside()
places = share(places)
wanted = share(wanted)
for turn in range(2):
    for begin in range(0, len(places), 8):
        words.learn(places[begin:begin + 8], wanted[begin:begin + 8])
if hvd.rank() == 0:
    print("lengths", words.lengths())
