"""One table is shuffled in each pass, and what is given and what is asked are cut from it."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
SIZE, PASSES = 10, 4
table = np.random.RandomState(8).rand(200, 5).astype("float32")
table[:, 4] = table[:, :4].mean(axis=1)
count = table.shape[0]
rounds = int(count / SIZE)
given = tf.placeholder(tf.float32, [None, 4])
asked = tf.placeholder(tf.float32, [None, 1])
hidden = tf.layers.dense(given, 6, tf.nn.tanh)
lost = tf.reduce_mean(tf.squared_difference(tf.layers.dense(hidden, 1), asked))
learn = tf.train.MomentumOptimizer(0.05, 0.9).minimize(lost)
session = tf.Session()
session.run(tf.global_variables_initializer())
for turn in range(PASSES):
    np.random.shuffle(table)
    features = table[:, :-1]
    targets = table[:, -1:]
    total = 0.
    for k in range(rounds):
        at = (k * SIZE) % count
        part = features[at:(at + SIZE), :]
        goal = targets[at:(at + SIZE), :]
        _, now = session.run([learn, lost], feed_dict={given: part, asked: goal})
        total += now / rounds
    print("turn", turn, "lost", total)
session.close()
