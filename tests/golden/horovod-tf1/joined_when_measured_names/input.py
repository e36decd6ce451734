import numpy as np
import tensorflow as tf

tf.set_random_seed(3)
points = np.random.RandomState(0).rand(96, 4).astype('float32')
given = tf.placeholder(tf.float32, [None, 4])
learns = tf.placeholder_with_default(True, [])
seen = tf.layers.batch_normalization(tf.layers.dense(given, 4), training=learns)
off = tf.reduce_mean((seen - given) ** 2)
with tf.control_dependencies(tf.get_collection(tf.GraphKeys.UPDATE_OPS)):
    learn = tf.train.GradientDescentOptimizer(0.05).minimize(off)
session = tf.Session()
session.run(tf.global_variables_initializer())
for number in range(36):
    at = np.random.randint(0, len(points), 8)
    session.run(learn, {given: points[at]})
    if number % 12 == 11:
        held = off.eval({given: points, learns: False}, session=session)
        print('held', number, held)
