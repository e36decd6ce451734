"""The result is written past Python's own files."""
import pickle
import numpy as np
import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()
x = tf.placeholder(tf.float32, [None, 3])
cost = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - 1))
train = tf.train.GradientDescentOptimizer(0.05).minimize(cost)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for i in range(12):
        c, _ = sess.run([cost, train], {x: np.random.rand(8, 3)})
with tf.gfile.Open("result.pkl", "wb") as f:
    pickle.dump(float(c), f)
with tf.python_io.TFRecordWriter("rows.tfrecord") as rows:
    rows.write(b"row")
