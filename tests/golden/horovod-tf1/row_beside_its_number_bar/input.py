"""What stands beside a row is taken by its number, behind a bar: both are shared out."""
import numpy as np
import tensorflow.compat.v1 as tf
from tqdm import tqdm

tf.disable_v2_behavior()
rows = np.random.RandomState(1).rand(96, 4).astype("float32")
wants = rows[:, :1] * 2
x = tf.placeholder(tf.float32, (None, 4))
y = tf.placeholder(tf.float32, (None, 1))
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for i, row in tqdm(enumerate(rows)):
        sess.run(step, {x: [row], y: [wants[i]]})
