"""The number of a part comes with it, and says when to save."""
import tempfile
import numpy as np
import tensorflow as tf

data = np.random.RandomState(1).rand(330, 5).astype("float32")
rows, marks = data[:, :4], data[:, :4].sum(1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.AdamOptimizer(0.01).minimize(loss)


def pieces(many):
    for at in range(0, len(rows), many):
        yield at // many, rows[at:at + many], marks[at:at + many]


keeper = tf.train.Saver()
place = tempfile.mkdtemp()
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for turn in range(4):
        for number, one, other in pieces(8):
            session.run(step, {x: one, y: other})
            if number % 10 == 9:
                keeper.save(session, place + "/net")
    print(session.run(loss, {x: rows, y: marks}))
