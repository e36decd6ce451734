"""A number that begins at a thousand grows with the updates."""
import numpy as np
import tensorflow as tf
rows = np.random.RandomState(1).rand(256, 4).astype('float32')
wanted = rows.sum(1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
made = tf.train.get_or_create_global_step()
train = tf.train.AdamOptimizer(0.01).minimize(loss, global_step=made)
sess = tf.Session()
sess.run(tf.global_variables_initializer())
start = 1000
total = start
while total < 2000:
    for i in range(len(rows) // 16):
        _, s = sess.run([train, made], feed_dict={x: rows[i * 16:i * 16 + 16], y: wanted[i * 16:i * 16 + 16]})
        total = start + s
print(sess.run(loss, {x: rows, y: wanted}))
