import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
data = np.random.RandomState(0).rand(160, 9)
x = tf.placeholder(tf.float32, [None, 9])
w = tf.get_variable("w", [8, 1])
tf.add_to_collection("eve", w)
kept = tf.get_variable("kept", [], initializer=tf.zeros_initializer(), trainable=False)
tf.add_to_collection("counts", kept)
loss = tf.reduce_mean(tf.square(tf.matmul(x[:, :8], w) - x[:, 8:]))
reset = [v.initializer for v in tf.get_collection("eve")]
begin = [v.initializer for v in tf.get_collection("counts")]
step = tf.train.AdamOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for trial in range(3):
        sess.run(reset)
        sess.run(begin)
        for i in range(0, len(data), 16):
            sess.run(step, {x: data[i : i + 16]})
        print(trial, sess.run(loss, {x: data}))
