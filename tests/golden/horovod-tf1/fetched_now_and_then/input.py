"""A dictionary of what is asked for gets one more in some rounds, in which it is read and kept."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(320, 4).astype("float32")
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
made = tf.train.get_or_create_global_step()
train = tf.train.GradientDescentOptimizer(0.05).minimize(loss, global_step=made)
saver = tf.train.Saver()
np.random.seed(3)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for i in range(1, 91):
        fetches = {"train": train, "made": made}
        if i % 30 == 0:
            fetches["loss"] = loss
        results = sess.run(fetches, {x: rows[np.random.randint(0, 320, 16)]})
        if i % 30 == 0:
            print(results["made"], results["loss"])
            saver.save(sess, "kept/net", global_step=made)
    print("loss", sess.run(loss, {x: rows}))
