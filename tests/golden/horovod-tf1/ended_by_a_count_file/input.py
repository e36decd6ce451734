"""Rounds are left where the loss is no number, and passes where a test has not got better for a while."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(4).rand(160, 4).astype("float32")
held = np.random.RandomState(5).rand(40, 4).astype("float32")
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - 1.))
count = tf.Variable(0, trainable=False)
train = tf.train.AdamOptimizer(0.02).minimize(loss, global_step=count)


def test(sess):
    return np.mean([sess.run(loss, feed_dict={x: held[k * 8:(k + 1) * 8]}) for k in range(5)])


def main():
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        best = 100.
        worse = 0
        for epoch in range(8):
            for k in range(len(rows) // 8):
                cost, now, _ = sess.run([loss, count, train], feed_dict={x: rows[k * 8:(k + 1) * 8]})
                if np.isnan(cost):
                    print("no number")
                    return
                if now % 12 == 0:
                    seen = test(sess)
                    if seen < best:
                        best = seen
                        worse = 0
                    else:
                        worse += 1
                        if worse >= 3:
                            break
            if worse >= 3:
                break
        print("best", best)


main()
