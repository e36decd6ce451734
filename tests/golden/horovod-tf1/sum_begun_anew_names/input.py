"""The same name adds up what the rounds lose, and behind them what a test does: each is divided by a number of its own."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
drawn = np.random.RandomState(4)
rows = drawn.rand(240, 3).astype("float32")
wanted = rows.sum(axis=1, keepdims=True)
held, kept = rows[192:], wanted[192:]
rows, wanted = rows[:192], wanted[:192]
x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - y) ** 2)
step = tf.train.AdamOptimizer(0.02).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(4):
        total, count = 0, 0
        for k in range(0, len(rows), 8):
            _, now = sess.run([step, loss], {x: rows[k:k + 8], y: wanted[k:k + 8]})
            total += now
            count += 1
        print("epoch", epoch, "loss", total / count)
        total = 0
        for k in range(0, len(held), 8):
            total += sess.run(loss, {x: held[k:k + 8], y: kept[k:k + 8]}) * 8
        print("tested", total / len(held))
