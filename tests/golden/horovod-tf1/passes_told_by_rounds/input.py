# How often the rows were gone through is told by the number of the round.
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_eager_execution()

rows = np.random.RandomState(1).rand(960, 8)
data = tf.data.Dataset.from_tensor_slices(rows).shuffle(1000).repeat().batch(32)
x = tf.data.make_one_shot_iterator(data).get_next()
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 8) - x))
step = tf.train.AdamOptimizer(1e-3).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for i in range(60):
        _, value = sess.run([step, loss])
        epochs = i * 32 / len(rows)
        if i % 10 == 0:
            print('epochs %.2f step %d loss %f' % (epochs, i, value))
