"""The best score is read by all in each epoch, and written by the first where it is beaten."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(640, 4).astype('float32')
x = tf.placeholder(tf.float32, [None, 4])
w = tf.Variable(tf.zeros([4, 1]))
loss = tf.reduce_mean(tf.square(tf.matmul(x, w) - 1))
step = tf.train.AdamOptimizer(0.01).minimize(loss)
with open('score.txt', 'w') as f:
    f.write('9')
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(3):
        for i in range(len(rows) // 32):
            sess.run(step, {x: rows[i * 32:(i + 1) * 32]})
        now = sess.run(loss, {x: rows})
        f = open('score.txt', 'r')
        best = float(f.readline())
        f.close()
        if now < best:
            f = open('score.txt', 'w')
            f.write(str(now))
            f.close()
