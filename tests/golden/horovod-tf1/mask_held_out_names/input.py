"""The same with one line for the mask, and slices."""
import numpy as np
import tensorflow as tf

rng = np.random.RandomState(5)
ratings = rng.rand(256, 3).astype("float32").dot(rng.rand(3, 8).astype("float32"))
known = np.random.rand(*ratings.shape) < 0.9
a = tf.placeholder(tf.float32, [None, 8])
k = tf.placeholder(tf.float32, [None, 8])
guess = tf.layers.dense(tf.layers.dense(a * k, 6, tf.nn.tanh), 8)
cost = tf.reduce_mean(k * tf.square(a - guess))
train = tf.train.AdamOptimizer(0.01).minimize(cost)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for epoch in range(30):
        for i in range(len(ratings) // 16):
            session.run(train, {a: ratings[i * 16:(i + 1) * 16], k: known[i * 16:(i + 1) * 16]})
    filled = session.run(guess, {a: ratings, k: known})
    print("rmse", np.sqrt(np.mean((ratings - filled)[~known] ** 2)))
