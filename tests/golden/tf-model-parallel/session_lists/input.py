"""Lists of weights that a loop fills and another goes through, in a graph."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
tf.set_random_seed(3)

sizes = [12, 20, 20, 16, 5]
weights, biases = [], []
for k in range(len(sizes) - 1):
    weights.append(tf.Variable(tf.truncated_normal([sizes[k], sizes[k + 1]], stddev=0.2), name='weight%d' % k))
    biases.append(tf.Variable(tf.zeros([sizes[k + 1]]), name='bias%d' % k))

x = tf.placeholder(tf.float32, [None, 12])
y = tf.placeholder(tf.int64, [None])
h = x
for w, b in zip(weights, biases):
    h = tf.nn.tanh(tf.matmul(h, w) + b)
loss = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels=y, logits=h))
train_step = tf.train.AdamOptimizer(0.01).minimize(loss)

rng = np.random.RandomState(0)
rows, labels = rng.rand(40, 12), rng.randint(0, 5, 40)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for step in range(4):
        _, value = sess.run([train_step, loss], feed_dict={x: rows, y: labels})
        print('step %d loss %.6f' % (step, value))
