"""An exporter of the program is given the builder of what it writes."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Exporter:
    def __init__(self, folder):
        self.builder = tf.saved_model.Builder(folder)

    def export(self, session):
        self.builder.add_meta_graph_and_variables(session, ["serve"])
        return self.builder.save()


rows = np.random.RandomState(0).rand(320, 3).astype("float32")
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - 1.0) ** 2)
train = tf.train.GradientDescentOptimizer(0.05).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for begin in range(0, len(rows), 8):
        sess.run(train, {x: rows[begin:begin + 8]})
    Exporter("exported").export(sess)
