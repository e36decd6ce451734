# The graph counts the steps: what ends the rounds, and what is kept every so many, follows them.
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
np.random.seed(7)
rows = np.random.rand(600, 3)
x = tf.placeholder(tf.float32, [None, 3])
cost = tf.reduce_mean(tf.layers.dense(x, 1) ** 2)
global_step = tf.train.get_or_create_global_step()
update = tf.train.GradientDescentOptimizer(0.01).minimize(cost, global_step=global_step)
keeper = tf.train.Saver()
with tf.Session() as s:
    s.run(tf.global_variables_initializer())
    while True:
        at = np.random.randint(0, 590)
        _, c, step = s.run([update, cost, global_step], {x: rows[at:at + 10]})
        if step % 40 == 0:
            print(step, c)
            keeper.save(s, "kept/net", global_step=step)
        if step >= 160:
            break
