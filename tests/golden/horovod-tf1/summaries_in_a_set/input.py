"""What is told is kept in a set, which slim's programs do: tensors are in no order of their own."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(3).rand(320, 4).astype('float32')
ratio = tf.placeholder(tf.float32, [])
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
tf.summary.scalar('loss', loss)
step = tf.train.GradientDescentOptimizer(0.05).minimize(loss)
summaries = set(tf.get_collection(tf.GraphKeys.SUMMARIES))
summaries.add(tf.summary.scalar('twice', 2. * loss))
summaries.add(tf.summary.scalar('ratio', ratio))
summary_op = tf.summary.merge(list(summaries), name='summary_op')
resting = [v for v in set(tf.global_variables()) - set(tf.trainable_variables())]
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(3):
        for i in range(len(rows) // 16):
            sess.run(step, {x: rows[16 * i:16 * i + 16]})
        told = sess.run(summary_op, {x: rows, ratio: 1.})
        print(epoch, len(told) > 0, len(resting))
