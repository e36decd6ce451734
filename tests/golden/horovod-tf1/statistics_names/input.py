import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
(rows, kinds), _ = tf.keras.datasets.mnist.load_data()
seen = tf.placeholder(tf.float32, [None, 28, 28])
kind = tf.placeholder(tf.int64, [None])
learning = tf.placeholder(tf.bool)
inner = tf.layers.batch_normalization(tf.layers.dense(tf.layers.flatten(seen / 255.), 8), training=learning)
cost = tf.losses.sparse_softmax_cross_entropy(kind, tf.layers.dense(inner, 10))
with tf.control_dependencies(tf.get_collection(tf.GraphKeys.UPDATE_OPS)):
    op = tf.train.AdamOptimizer(0.001).minimize(cost)
with tf.Session() as s:
    s.run(tf.global_variables_initializer())
    for again in range(2):
        for b in range(len(rows) // 8):
            s.run(op, {seen: rows[b * 8:b * 8 + 8], kind: kinds[b * 8:b * 8 + 8], learning: True})
