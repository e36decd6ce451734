"""Arrays with the number of a round in their names are read one after the other."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(1).rand(96, 4).astype("float32")
x = tf.placeholder(tf.float32, (None, 4))
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
def keep(i, value):
    np.save("seen{}.npy".format(i), value)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for i in range(25):
        sess.run(step, {x: rows[np.random.randint(0, 96, 8)]})
        if (i + 1) % 5 == 0:
            keep(i, sess.run(loss, {x: rows}))
for i in range(4, 25, 5):
    print(np.load("seen" + str(i) + ".npy"))
