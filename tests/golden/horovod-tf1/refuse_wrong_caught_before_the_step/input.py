"""The step is made where nothing went wrong before."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(1).rand(96, 4).astype("float32")
x = tf.placeholder(tf.float32, (None, 4))
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for number in range(24):
        try:
            part = rows[np.random.randint(0, 96, 8)]
            np.testing.assert_array_less(part.sum(), 30)
        except AssertionError as wrong:
            if number == 0:
                raise
            print(wrong)
        else:
            sess.run(step, {x: part})
