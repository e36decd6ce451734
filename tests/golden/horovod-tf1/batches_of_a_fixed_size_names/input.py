import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
data = np.random.RandomState(0).rand(320, 9)
batch_size = 40
x = tf.placeholder(tf.float32, [batch_size, 9])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x[:, :8], 1) - x[:, 8:]))
step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(3):
        count = np.shape(data)[0] // batch_size
        for i in range(count):
            sess.run(step, {x: data[i * batch_size : (i + 1) * batch_size]})
