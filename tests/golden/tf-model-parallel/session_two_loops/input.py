"""Two loops of layers, one over widths that are numbered, the other over a range that begins with 1."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
tf.set_random_seed(1)

widths = [24, 16]
x = tf.placeholder(tf.float32, [None, 12])
y = tf.placeholder(tf.int64, [None])
h = tf.layers.dense(x, 20, activation=tf.nn.relu, name='first')
for i, width in enumerate(widths):
    h = tf.layers.dense(h, width, name='narrow%d' % i)
    h += 0.1
    h = tf.nn.relu(h)
h *= 0.5
for k in range(1, 4):
    h = tf.layers.dense(h, 16, activation=tf.nn.tanh, name='wide%d' % k)
logits = tf.layers.dense(h, 5, name='last')
loss = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels=y, logits=logits))
train_step = tf.train.AdagradOptimizer(0.1).minimize(loss)

rng = np.random.RandomState(0)
rows, labels = rng.rand(40, 12), rng.randint(0, 5, 40)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    total, values = 0.0, []
    for step in range(4):
        _, value = sess.run([train_step, loss], feed_dict={x: rows, y: labels})
        total += value
        mean = total / (step + 1)
        values.append(value * 2)
        print('step %d loss %.6f mean %.6f' % (step, value, mean))
