import numpy as np
import tensorflow as tf

xs = np.random.RandomState(3).rand(48, 3).astype("float32")
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean((tf.layers.dense(x, 3) - x) ** 2)
step = tf.train.AdamOptimizer(0.01).minimize(loss)
count = len(xs) // 8
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(3):
        total = 0.
        for k in range(count):
            total += sess.run([step, loss], {x: xs[k * 8:(k + 1) * 8]})[1]
        print("epoch %d total %.3f mean %.3f" % (epoch, total, total / count))
