"""In a batch each note stands beside the one before."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

rows = np.random.RandomState(3).rand(320, 4).astype("float32")
wanted = rows.sum(axis=1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - y) ** 2)
step = tf.train.GradientDescentOptimizer(0.05).minimize(loss)
notes = [float(k % 7) for k in range(640)]
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(len(notes) // 16):
        part = notes[k * 16:k * 16 + 16]
        given, aims, before = [], [], 0.0
        for note in part:
            given.append([before] * 4)
            aims.append([note])
            before = note
        sess.run(step, {x: given, y: aims})
