"""What is called with the number of a turn goes back in all but the last."""
import tempfile
import numpy as np
import tensorflow as tf

TURNS = 200
data = np.random.RandomState(1).rand(330, 5).astype("float32")
rows, marks = data[:, :4], data[:, :4].sum(1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.AdamOptimizer(0.01).minimize(loss)
keeper = tf.train.Saver()
place = tempfile.mkdtemp()


def one_turn(session, turn):
    at = np.random.randint(0, len(rows), 8)
    session.run(step, {x: rows[at], y: marks[at]})
    if turn != TURNS - 1:
        return
    keeper.save(session, place + "/net")


with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for turn in range(TURNS):
        one_turn(session, turn)
    print(session.run(loss, {x: rows, y: marks}))
