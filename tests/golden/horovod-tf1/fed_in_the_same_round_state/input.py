"""What an update gives is fed to another of the same round, and to the first of the next one."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
tf.set_random_seed(1)
rows = np.random.RandomState(0).rand(320, 4).astype("float32")
x = tf.placeholder(tf.float32, [None, 4])
held = tf.placeholder(tf.float32, [None, 4])
out = tf.layers.dense(x + held, 4)
loss = tf.reduce_mean(tf.square(out - x))
step = tf.train.GradientDescentOptimizer(0.05).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(4):
        state = np.zeros([16, 4])
        for k in range(0, len(rows), 16):
            state, _ = sess.run([out, step], {x: rows[k:k + 16], held: state})
            told, _ = sess.run([loss, step], {x: rows[k:k + 16], held: state})
        print(epoch, told)
