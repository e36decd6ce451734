"""A round is left out where a batch cannot be made, or where its rows are not good enough."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(1).rand(96, 4).astype("float32")
x = tf.placeholder(tf.float32, (None, 4))
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
def draw():
    picked = rows[np.random.randint(0, 96, 8)]
    try:
        return picked.reshape(len(picked) if picked[0, 0] > 0.2 else 7, 4)
    except ValueError:
        return None
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for number in range(24):
        drawn = draw()
        if drawn is None:
            drawn = draw()
        if drawn is None or drawn[0, 1] < 0.1:
            continue
        sess.run(step, {x: drawn})
