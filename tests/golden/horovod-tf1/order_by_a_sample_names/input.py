import numpy as np
import tensorflow as tf

data = np.random.RandomState(1).rand(320, 5).astype("float32")
seen, told = data[:, :4], data[:, 4:]
batches = len(seen) // 16
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
learn = tf.train.MomentumOptimizer(0.01, 0.9).minimize(loss)


def at(k):
    return seen[k * 16:(k + 1) * 16], told[k * 16:(k + 1) * 16]


sess = tf.Session()
sess.run(tf.global_variables_initializer())
for turn in range(6):
    places = np.random.choice(batches, batches, replace=False)
    for k in range(batches):
        a, b = at(places[k])
        sess.run(learn, feed_dict={x: a, y: b})
print("mean square", sess.run(loss, {x: seen, y: told}))
