"""Of two datasets that are put side by side one is mixed before."""
import numpy as np
import tensorflow as tf

data = np.random.RandomState(1).rand(330, 5).astype("float32")
rows, marks = data[:, :4], data[:, :4].sum(1, keepdims=True)
first = tf.data.Dataset.from_tensor_slices(rows)
second = tf.data.Dataset.from_tensor_slices(marks).shuffle(330)
both = tf.data.Dataset.zip((first, second)).repeat().batch(8)
x, y = tf.data.make_one_shot_iterator(both).get_next()
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.AdamOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(160):
        sess.run(step)
    print(np.mean([sess.run(loss) for _ in range(8)]))
