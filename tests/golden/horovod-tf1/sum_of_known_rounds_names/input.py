"""Of 30 rounds some workers together make others: what is said of all is of 30."""
import numpy as np
import tensorflow as tf

xs = np.random.RandomState(5).rand(192, 3).astype("float32")
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean((tf.layers.dense(x, 3) - x) ** 2)
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    total, kept = 0., []
    for k in range(30):
        at = np.random.randint(0, len(xs), 8)
        now = sess.run([step, loss], {x: xs[at]})[1]
        total += now
        kept.append(now)
    print("sum", total, sum(kept))
