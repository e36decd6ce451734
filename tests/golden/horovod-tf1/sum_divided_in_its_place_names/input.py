import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
data = np.random.RandomState(0).rand(160, 9)
size = 16
x = tf.placeholder(tf.float32, [None, 9])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x[:, :8], 1) - x[:, 8:]))
step = tf.train.AdamOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(2):
        total = 0
        for i in range(0, (len(data) // size) * size, size):
            l, _ = sess.run([loss, step], feed_dict={x: data[i : i + size]})
            total += l
        total /= len(data) // size
        print(epoch, total)
