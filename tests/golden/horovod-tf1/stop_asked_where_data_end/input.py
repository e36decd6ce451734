"""A queue that ends by its passes stops the supervisor: each worker would stop by its own."""
import numpy as np
import tensorflow as tf

np.random.RandomState(1).rand(640, 4).astype("float32").tofile("rows.bin")
names = tf.train.string_input_producer(["rows.bin"], 3)
_, text = tf.FixedLengthRecordReader(16).read(names)
row = tf.reshape(tf.decode_raw(text, tf.float32), [1, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(row, 4) - row))
step = tf.train.GradientDescentOptimizer(0.05).minimize(loss)
sv = tf.train.Supervisor(logdir="logs", local_init_op=tf.local_variables_initializer())
with sv.managed_session() as sess:
    for turn in range(2000):
        if sv.should_stop():
            break
        sess.run(step)
