import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
x = tf.placeholder(tf.float32, [None, 10])

y = tf.placeholder(tf.int32, [None])
w1 = tf.Variable(tf.truncated_normal([10, 16], stddev=0.1, seed=1))
b1 = tf.Variable(tf.zeros([16]))
w2 = tf.Variable(tf.truncated_normal([16, 3], stddev=0.1, seed=2))
b2 = tf.Variable(tf.zeros([3]))


def network(data):
    hidden = tf.nn.relu(tf.matmul(data, w1) + b1)
    return tf.matmul(hidden, w2) + b2


loss = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels=y, logits=network(x)))
penalty = tf.nn.l2_loss(w1) + tf.nn.l2_loss(w2)
loss += 5e-3 * penalty
train = tf.train.MomentumOptimizer(0.01, 0.9).minimize(loss)
rng = np.random.RandomState(0)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for i in range(4):
        print('loss %.5f' % sess.run([loss, train], {x: rng.rand(8, 10), y: rng.randint(3, size=8)})[0])
