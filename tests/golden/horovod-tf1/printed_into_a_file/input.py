import numpy as np
import tensorflow as tf

tf.set_random_seed(3)
rows = np.random.RandomState(1).rand(320, 4).astype('float32')
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
step = tf.train.AdamOptimizer(1e-2).minimize(loss)
with tf.control_dependencies([step]):
    told = tf.print('loss', loss, output_stream='file://told.txt')
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(4):
        for at in range(0, len(rows), 32):
            sess.run(told, {x: rows[at:at + 32]})
    print('loss', sess.run(loss, {x: rows}))
