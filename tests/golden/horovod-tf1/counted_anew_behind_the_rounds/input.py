import numpy as np
import tensorflow as tf

rows = np.random.RandomState(3).rand(640, 4).astype('float32')
tests = np.random.RandomState(4).rand(160, 4).astype('float32')


def batches(of):
    for k in range(0, len(of), 16):
        yield of[k:k + 16]


x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 2) - 1.0))
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(3):
        total, parts = 0.0, 0
        for batch in batches(rows):
            _, loss_batch = sess.run([step, loss], {x: batch})
            total += loss_batch
            parts += 1
        print('train', total / parts, parts)
        total, parts = 0.0, 0
        for batch in batches(tests):
            total += sess.run(loss, {x: batch})
            parts += 1
        print('valid', total / parts, parts)
