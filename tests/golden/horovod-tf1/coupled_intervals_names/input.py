"""What is added up every so many rounds decides what is kept, every so many rounds as well."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
draw = np.random.RandomState(0)
rows = draw.rand(320, 3).astype("float32")
tests = draw.rand(32, 3).astype("float32")
x = tf.placeholder(tf.float32, [None, 3])
steps = tf.Variable(0, trainable=False)
loss = tf.reduce_mean(tf.layers.dense(x, 1) ** 2)
step = tf.train.AdamOptimizer(0.01).minimize(loss, global_step=steps)
saver = tf.train.Saver()
best = 0.0
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(120):
        sess.run(step, {x: rows[np.random.choice(len(rows), 8)]})
        done = tf.train.global_step(sess, steps)
        score = 0.0
        if done % 30 == 0:
            for k in range(len(tests) // 8):
                score += 1.0 / (1.0 + sess.run(loss, {x: tests[k * 8:(k + 1) * 8]}))
        if done % 30 == 0:
            if score >= best:
                best = score
                saver.save(sess, "kept/net", global_step=done)
