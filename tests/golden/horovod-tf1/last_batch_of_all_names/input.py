# The last batch is asked for, beside an interval, by the number of batches that all rows make.
from math import ceil
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_eager_execution()

size = 32
epochs = 4
rows = np.random.RandomState(1).rand(960, 8)
count = len(rows)
rounds = ceil(count / size)
it = tf.data.Dataset.from_tensor_slices(rows).batch(size).make_initializable_iterator()
x = it.get_next()
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 8) - x))
step = tf.train.AdamOptimizer(1e-3).minimize(loss)
saver = tf.train.Saver()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(epochs):
        sess.run(it.initializer)
        batch = 1
        while True:
            try:
                sess.run(step)
            except tf.errors.OutOfRangeError:
                break
            if (epoch * rounds + batch) % 1000 == 0 or (epoch == epochs - 1 and batch == rounds):
                saver.save(sess, 'out/m', global_step=epoch * rounds + batch)
            batch += 1
