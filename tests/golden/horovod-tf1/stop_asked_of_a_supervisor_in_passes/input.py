"""Each pass asks a supervisor first whether to stop, and no thread ever asks it to."""
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(1).rand(640, 4).astype("float32")
marks = rows.sum(1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.GradientDescentOptimizer(0.05).minimize(loss)
sv = tf.train.Supervisor(logdir="logs")
with sv.managed_session() as sess:
    for epoch in range(4):
        if sv.should_stop():
            break
        for at in range(0, len(rows), 16):
            sess.run(step, {x: rows[at:at + 16], y: marks[at:at + 16]})
    print("loss", sess.run(loss, {x: rows, y: marks}))
