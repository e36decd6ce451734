"""The pass to go on with is reckoned in the head of the loop."""
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(5).rand(192, 4).astype('float32')
x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
made = tf.train.get_or_create_global_step()
step = tf.train.AdamOptimizer(0.01).minimize(loss, global_step=made)
saver = tf.train.Saver()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    last = tf.train.latest_checkpoint('kept_steps')
    if last:
        saver.restore(sess, last)
    count, turns = sess.run(made), 24
    for epoch in range(count // turns, 3):
        for k in range(0, len(rows), 8):
            sess.run(step, {x: rows[k:k + 8, :3], y: rows[k:k + 8, 3:]})
        saver.save(sess, 'kept_steps/model', global_step=made)
    print(sess.run(loss, {x: rows[:, :3], y: rows[:, 3:]}))
