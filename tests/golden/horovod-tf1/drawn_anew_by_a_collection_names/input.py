import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
data = np.random.RandomState(0).rand(160, 9)
x = tf.placeholder(tf.float32, [None, 9])
with tf.variable_scope("eve"):
    loss = tf.reduce_mean(tf.square(tf.layers.dense(x[:, :8], 1) - x[:, 8:]))
mine = tf.get_collection(tf.GraphKeys.GLOBAL_VARIABLES, scope="eve")
reset = tf.group(*[w.initializer for w in mine])
step = tf.train.AdamOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for trial in range(3):
        sess.run(reset)
        for i in range(0, len(data), 16):
            sess.run(step, {x: data[i : i + 16]})
        print(trial, sess.run(loss, {x: data}))
