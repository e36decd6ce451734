import numpy as np
import tensorflow.compat.v1 as tf

from warm import load_more

tf.disable_v2_behavior()
data = np.random.RandomState(0).rand(500, 3).astype("f")
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean(tf.layers.dense(x, 1) ** 2)
train = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    bound = sess.run(loss, {x: data}) / 2
    # Weights change once more: they are sent again before the rounds.
    load_more(sess, tf.trainable_variables())
    for i in range(0, 500, 10):
        sess.run(train, {x: data[i:i + 10]})
    print(sess.run(loss, {x: data}) < bound)
