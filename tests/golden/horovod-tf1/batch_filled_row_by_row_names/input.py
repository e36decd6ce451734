"""A function fills a batch by asking another one for its rows."""
import numpy as np
import tensorflow as tf

table = np.random.RandomState(5).rand(200, 5).astype("float32")
place = 0


def following():
    global place
    place = (place + 1) % len(table)
    return table[place]


def some(size):
    found = np.stack([following() for _ in range(size)])
    return found[:, :4], found[:, 4:]


x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
learn = tf.train.GradientDescentOptimizer(0.05).minimize(loss)
sess = tf.Session()
sess.run(tf.global_variables_initializer())
for turn in range(150):
    inputs, wanted = some(8)
    sess.run(learn, feed_dict={x: inputs, y: wanted})
print("loss", sess.run(loss, {x: table[:, :4], y: table[:, 4:]}))
