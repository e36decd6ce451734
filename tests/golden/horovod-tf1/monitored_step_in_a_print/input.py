import numpy as np
import tensorflow as tf

pixels = np.random.rand(480, 12).astype("float32")
prices = pixels.sum(axis=1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 12])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
tf.train.get_or_create_global_step()
train_op = tf.train.AdamOptimizer(0.01).minimize(loss)


def fit(rounds):
    turns = []
    with tf.train.SingularMonitoredSession() as sess:
        for turn in range(rounds):
            at = np.random.randint(0, 480, 16)
            print(sess.run([loss, train_op], feed_dict={x: pixels[at], y: prices[at]})[0])
            turns.append(turn)
    return turns


np.save("turns.npy", fit(60))
