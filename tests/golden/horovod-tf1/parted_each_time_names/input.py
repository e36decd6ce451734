"""The same, with the training in a function."""
import numpy as np
import tensorflow as tf

rng = np.random.RandomState(4)
series = [r for r in rng.rand(200, 5).astype("float32")]
p = tf.placeholder(tf.float32, [None, 4])
q = tf.placeholder(tf.float32, [None])
cost = tf.reduce_mean(tf.square(tf.squeeze(tf.layers.dense(p, 1), 1) - q))
update = tf.train.GradientDescentOptimizer(0.05).minimize(cost)
session = tf.Session()


def split(all_rows):
    mixed = np.random.permutation(len(all_rows))
    cut = int(0.75 * len(all_rows))
    return [all_rows[k] for k in mixed[:cut]], [all_rows[k] for k in mixed[cut:]]


def score(all_rows):
    session.run(tf.global_variables_initializer())
    learn, test = split(all_rows)
    for turn in range(150):
        batch = np.array([learn[k] for k in np.random.permutation(len(learn))[:25]])
        session.run(update, {p: batch[:, :4], q: batch[:, 4]})
    test = np.array(test)
    return session.run(cost, {p: test[:, :4], q: test[:, 4]})


scores = list()
for tt in range(4):
    scores.append(score(series))
print("score", np.mean(scores))
