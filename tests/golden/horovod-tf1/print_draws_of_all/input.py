"""What is printed is drawn by numbers that all draw alike: all draw it, or their orders part."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
np.random.seed(3)
rows = np.random.rand(480, 6).astype("float32")
print("some", rows[np.random.choice(len(rows), 2)])
order = np.random.permutation(len(rows))
seen, held = rows[order[:416]], rows[order[416:]]
x = tf.placeholder(tf.float32, [None, 6])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - 1.0) ** 2)
step = tf.train.AdamOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(3):
        for k in range(0, len(seen), 32):
            sess.run(step, {x: seen[k:k + 32]})
        print(epoch, sess.run(loss, {x: held}))
