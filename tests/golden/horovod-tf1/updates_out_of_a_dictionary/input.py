"""The graph's count comes out of a run in ways in which it is not followed: each question is told of."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def one_round(session, rows):
    got = session.run({'train': train, 'step': global_step, 'loss': loss}, {inputs: rows})
    return got


rows = np.random.RandomState(3).rand(48, 3).astype(np.float32)
inputs = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean(tf.square(tf.layers.dense(inputs, 1) - tf.reduce_sum(inputs, 1, True)))
global_step = tf.train.get_or_create_global_step()
train = tf.train.GradientDescentOptimizer(0.05).minimize(loss, global_step=global_step)
last = 0
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for k in range(100):
        at = np.random.randint(0, len(rows), 12)
        result = one_round(session, rows[at])
        if result['step'] % 20 == 0:
            print('every twentieth')
        if result['step'] == 64:
            print('early')
        step = session.run([loss, global_step], {inputs: rows[at]})[1]
        if step - last >= 30:
            last = step
            print('at', step)
