"""A pipeline that is run to its end; a sample more than the ranks can share."""
import numpy as np
import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()
xs = np.random.rand(97, 3).astype("float32")
n = len(xs)
dataset = tf.data.Dataset.from_tensor_slices(tf.constant(xs)).batch(8)
it = tf.data.make_initializable_iterator(dataset)
cost = tf.reduce_mean(tf.square(tf.layers.dense(it.get_next(), 1)))
train = tf.train.GradientDescentOptimizer(0.1).minimize(cost)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(3):
        sess.run(it.initializer)
        while True:
            try:
                sess.run(train)
            except tf.errors.OutOfRangeError:
                break
