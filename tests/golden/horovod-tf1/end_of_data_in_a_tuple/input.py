# The end of the data is caught among others that no round raises.
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_eager_execution()
rows = np.random.RandomState(1).rand(960, 8)
ds = tf.data.Dataset.from_tensor_slices(rows).batch(32)
it = tf.data.Iterator.from_structure(tf.data.get_output_types(ds), tf.data.get_output_shapes(ds))
x = it.get_next()
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 8) - x))
step = tf.train.AdamOptimizer(1e-3).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(3):
        sess.run(it.make_initializer(ds.shuffle(128)))
        while True:
            try:
                sess.run(step)
            except (tf.errors.OutOfRangeError, StopIteration):
                break
