import numpy as np
import tensorflow as tf

(digits, answers), (held_digits, held_answers) = tf.keras.datasets.mnist.load_data()
inp = tf.placeholder(tf.float32, [None, 28, 28])
want = tf.placeholder(tf.int64, [None])
cost = tf.losses.sparse_softmax_cross_entropy(want, tf.layers.dense(tf.layers.flatten(inp), 10))
step_of = tf.train.get_or_create_global_step()
rate = tf.train.exponential_decay(0.1, step_of, int(960 / 16 * 3), 0.5)
op = tf.train.GradientDescentOptimizer(rate).minimize(cost, global_step=step_of)
saver = tf.train.Saver()
with tf.Session() as s:
    s.run(tf.global_variables_initializer())
    for k in range(1000):
        pick = np.random.randint(0, len(digits), 16)
        s.run(op, {inp: digits[pick], want: answers[pick]})
        if k % 100 == 0:
            saver.save(s, 'model', global_step=k)
