# The norm of averaged gradients is computed by all workers, whoever tells it; and the number of the
# round grows by ten.
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(1000, 3).astype("f")
x = tf.placeholder(tf.float32, [None, 3])
cost = tf.reduce_mean(tf.layers.dense(x, 1) ** 2)
maker = tf.train.AdamOptimizer(0.001)
pairs = maker.compute_gradients(cost)
norm = tf.global_norm([g for g, v in pairs])
update = maker.apply_gradients(pairs)
keeper = tf.train.Saver()
with tf.Session() as s:
    s.run(tf.global_variables_initializer())
    for i in range(0, 1000, 10):
        s.run(update, {x: rows[i:i + 10]})
        if i % 200 == 0:
            print("norm", s.run(norm, {x: rows[:10]}))
            keeper.save(s, "kept/net")
