import numpy as np
import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()

np.random.seed(11)
faces = np.random.rand(180, 5).astype('float32')
real = tf.placeholder(tf.float32, [None, 5])
seed = tf.placeholder(tf.float32, [None, 2])


def judge(x, reuse=None):
    with tf.variable_scope('judge', reuse=reuse):
        return tf.layers.dense(tf.layers.dense(x, 8, tf.nn.relu), 1)


with tf.variable_scope('forger'):
    forged = tf.layers.dense(tf.layers.dense(seed, 8, tf.nn.relu), 5)
good, bad = judge(real), judge(forged, reuse=True)
judge_cost = tf.reduce_mean(tf.square(good - 1)) + tf.reduce_mean(tf.square(bad))
forger_cost = tf.reduce_mean(tf.square(bad - 1))
of_judge = [v for v in tf.trainable_variables() if v.name.startswith('judge')]
of_forger = [v for v in tf.trainable_variables() if v.name.startswith('forger')]
learn = tf.train.AdamOptimizer(1e-3).minimize(judge_cost, var_list=of_judge)
forge = tf.train.AdamOptimizer(1e-3).minimize(forger_cost, var_list=of_forger)

with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(4):
        for b in range(len(faces) // 12):
            z = np.random.uniform(-1, 1, (12, 2))
            sess.run(learn, {real: faces[b * 12:(b + 1) * 12], seed: z})
            sess.run(forge, {seed: z})
    print('done')
