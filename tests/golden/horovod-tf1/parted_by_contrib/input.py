"""What parts the rows here seeds NumPy anew in each process, where it is given no number."""
import numpy as np
import tensorflow as tf
from tensorflow.contrib.learn.python.learn.estimators._sklearn import train_test_split

rows = np.random.RandomState(1).rand(640, 4).astype("float32")
given, held, wanted, answers = train_test_split(rows, rows.sum(1, keepdims=True), test_size=0.2)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.GradientDescentOptimizer(0.05).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(4):
        for at in range(0, len(given), 16):
            sess.run(step, {x: given[at:at + 16], y: wanted[at:at + 16]})
    print("loss", sess.run(loss, {x: held, y: answers}))
