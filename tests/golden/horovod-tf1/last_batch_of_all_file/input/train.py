# Another module says how many rows there are of all, and the last batch is told from that.
from math import ceil
import tensorflow.compat.v1 as tf
import data

tf.disable_eager_execution()

size = 32
epochs = 4
rows, count = data.read()
rounds = ceil(count / size)
it = rows.batch(size).make_initializable_iterator()
following = it.get_next()
x = tf.placeholder(tf.float32, [None, 8])
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
                some = sess.run(following)
            except tf.errors.OutOfRangeError:
                break
            sess.run(step, {x: some})
            if (epoch * rounds + batch) % 1000 == 0 or (epoch == epochs - 1 and batch == rounds):
                saver.save(sess, 'out/m', global_step=epoch * rounds + batch)
            batch += 1
