"""The best weights are read again behind rounds that run in the default session."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(640, 3).astype("float32")
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - 1.0) ** 2)
step = tf.train.AdamOptimizer(0.01).minimize(loss)
saver = tf.train.Saver()
best = 1e9
with tf.Session() as session:
    tf.global_variables_initializer().run()
    for turn in range(3):
        for k in range(0, 640, 16):
            step.run({x: rows[k:k + 16]})
        now = loss.eval({x: rows})
        if now < best:
            best = now
            saver.save(session, "./best_weights")
    saver.restore(session, "./best_weights")
    weights = session.run(tf.trainable_variables())
    print(loss.eval({x: rows}), len(weights))
