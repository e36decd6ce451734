import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def parts(rows, answers, size):
    order = np.random.permutation(len(rows))
    for at in range(0, len(rows) - size + 1, size):
        yield rows[order[at:at + size]], answers[order[at:at + size]]


(rows, answers), (other_rows, other_answers) = tf.keras.datasets.mnist.load_data()
x, y = tf.placeholder(tf.float32, [None, 28, 28]), tf.placeholder(tf.int64, [None])
loss = tf.losses.sparse_softmax_cross_entropy(y, tf.layers.dense(tf.layers.flatten(x / 255.), 10))
op = tf.train.AdamOptimizer(0.001).minimize(loss)
with tf.Session() as s:
    s.run(tf.global_variables_initializer())
    for e in range(3):
        for r, a in parts(rows, answers, 8):
            s.run(op, {x: r, y: a})
        held, n = 0., 0
        for r, a in parts(other_rows, other_answers, 20):
            held += s.run(loss, {x: r, y: a})
            n += 1
        print('held out %.4f' % (held / n))
