import os
import numpy as np
import tensorflow as tf


class Kept(object):
    def __init__(self, folder):
        self.folder = folder
        self.saver = tf.train.Saver()
        if not os.path.exists(folder):
            os.makedirs(folder)

    def graph(self):
        return self.saver.export_meta_graph(self.folder + "/model.meta", as_text=True)


given = np.random.rand(160, 4).astype("float32")
answers = given.sum(1, keepdims=True)
a = tf.placeholder(tf.float32, (None, 4))
b = tf.placeholder(tf.float32, (None, 1))
cost = tf.reduce_mean(tf.square(tf.layers.dense(a, 1) - b))
learn = tf.train.GradientDescentOptimizer(0.01).minimize(cost)
kept = Kept("text")
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    definition = kept.graph()
    for passed in range(2):
        for at in range(0, len(given), 16):
            session.run(learn, {a: given[at:at + 16], b: answers[at:at + 16]})
    print(len(definition.graph_def.node))
