# One method makes a pass that learns, and one that only judges: the first weights are sent once.
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Line:
    def __init__(self):
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.y = tf.placeholder(tf.float32, [None, 1])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1) - self.y))
        self.learn = tf.train.AdamOptimizer(0.01).minimize(self.loss)

    def one_pass(self, sess, data, op=None):
        if op is None:
            op = tf.no_op()
        order = np.random.permutation(len(data[0]))
        a, b = data
        a, b = a[order], b[order]
        losses = []
        for k in range(0, len(a), 10):
            loss, _ = sess.run([self.loss, op], {self.x: a[k:k + 10], self.y: b[k:k + 10]})
            losses.append(loss)
        return np.mean(losses)


draw = np.random.RandomState(3)
known, held = draw.rand(120, 4), draw.rand(40, 4)
line = Line()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(4):
        print('learnt', line.one_pass(sess, (known, known.sum(1, keepdims=True)), line.learn))
        print('judged', line.one_pass(sess, (held, held.sum(1, keepdims=True))))
