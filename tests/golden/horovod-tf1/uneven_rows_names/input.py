"""A session goes through what a filter has left, to its end."""
import numpy as np
import tensorflow as tf

seen = np.random.RandomState(0).rand(120, 3).astype('float32')
kept = tf.data.Dataset.from_tensor_slices(seen).filter(lambda row: tf.greater(row[0], 0.3)).batch(8)
ways = kept.make_initializable_iterator()
rows = ways.get_next()
cost = tf.reduce_mean((tf.layers.dense(rows, 1) - tf.reduce_sum(rows, 1, keepdims=True)) ** 2)
learn = tf.train.GradientDescentOptimizer(0.05).minimize(cost)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for epoch in range(3):
        session.run(ways.initializer)
        while True:
            try:
                session.run(learn)
            except tf.errors.OutOfRangeError:
                break
    print('done')
