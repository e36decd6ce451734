"""The same by a lambda, and batches that are mixed and grouped again."""
import numpy as np
import tensorflow as tf

rng = np.random.RandomState(8)
words = rng.rand(320, 4).astype("float32")
lengths = rng.randint(1, 33, 320).astype("int64")
source = tf.data.Dataset.from_tensor_slices((words, lengths)).repeat().shuffle(320)
source = source.batch(1).map(lambda w, l: (w[0], l[0]))
source = source.apply(tf.data.experimental.group_by_window(
    key_func=lambda w, l: l // 8, reduce_func=lambda _, some: some.batch(16), window_size=64))
w, l = tf.data.make_one_shot_iterator(source).get_next()
cost = tf.reduce_mean(tf.square(tf.squeeze(tf.layers.dense(w, 1), 1) - tf.cast(l, tf.float32) / 32))
update = tf.train.GradientDescentOptimizer(0.05).minimize(cost)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for turn in range(200):
        session.run(update)
    print("cost", np.mean([session.run(cost) for turn in range(10)]))
