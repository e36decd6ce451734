"""A checkpoint is read by a keyword."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(1).rand(96, 4).astype("float32")
x = tf.placeholder(tf.float32, (None, 4))
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
saver = tf.train.Saver()
def restore(sess, number):
    saver.restore(sess=sess, save_path="out/model-{}".format(number))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for i in range(25):
        sess.run(step, {x: rows[np.random.randint(0, 96, 8)]})
        if i % 8 == 0:
            saver.save(sess, save_path="out/model", global_step=i)
    restore(sess, 24)
    print(sess.run(loss, {x: rows}))
