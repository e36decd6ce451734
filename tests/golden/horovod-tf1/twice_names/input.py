import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
(rows, kinds), _ = tf.keras.datasets.mnist.load_data()
source = tf.data.Dataset.from_tensor_slices((rows / 255., kinds)).repeat().batch(8)
r, k = tf.data.make_one_shot_iterator(source).get_next()
cost = tf.losses.sparse_softmax_cross_entropy(k, tf.layers.dense(tf.layers.flatten(r), 10))
first, second = tf.train.AdamOptimizer(1e-3).minimize(cost), tf.train.GradientDescentOptimizer(1e-3).minimize(cost)
with tf.Session() as s:
    s.run(tf.global_variables_initializer())
    for i in range(24):
        s.run(first)
    for i in range(24):
        s.run(second)
