import numpy as np
import tensorflow as tf

xs = np.random.RandomState(5).rand(48, 3).astype("float32")
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean((tf.layers.dense(x, 3) - x) ** 2)
step = tf.train.AdamOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    total, made = 0., 0
    while made < 12:
        at = np.random.randint(0, len(xs), 8)
        total += sess.run([step, loss], {x: xs[at]})[1]
        made += 1
    print("sum", total)
    print("mean", total / made)
