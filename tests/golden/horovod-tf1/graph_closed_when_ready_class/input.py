"""A class closes the graph that it trains, and another one beside it."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Words:
    def build(self, rate):
        self.graph = tf.Graph()
        self.session = tf.Session(graph=self.graph)
        with self.graph.as_default():
            self.places = tf.placeholder(tf.int32, [None])
            self.wanted = tf.placeholder(tf.float32, [None])
            self.table = tf.get_variable("table", [6, 2])
            known = tf.reduce_sum(tf.nn.embedding_lookup(self.table, self.places), axis=1)
            self.loss = tf.reduce_mean((known - self.wanted) ** 2)
            self.step = tf.train.GradientDescentOptimizer(rate).minimize(self.loss)
            begin = tf.global_variables_initializer()
            self.session.run(begin)
        self.graph.finalize()

    def build_beside(self):
        self.asked = tf.Graph()
        self.asking = tf.Session(graph=self.asked)
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
for turn in range(2):
    for begin in range(0, len(places), 8):
        words.learn(places[begin:begin + 8], wanted[begin:begin + 8])
print("lengths", words.lengths())
