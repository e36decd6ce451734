import tensorflow as tf
x = tf.placeholder(tf.float32, [None, 4]); y = tf.placeholder(tf.float32, [None, 2])
h = tf.layers.dense(x, 8)
h = tf.layers.dense(h, 2)
loss = tf.losses.mean_squared_error(y, h)
opt = tf.contrib.tpu.CrossShardOptimizer(tf.train.AdamOptimizer(0.1))
train = opt.minimize(loss)
with tf.Session() as sess:
    sess.run(tf.contrib.tpu.initialize_system())
    sess.run(tf.global_variables_initializer())
    for _ in range(3):
        sess.run(train, {x: [[1,2,3,4]], y: [[0, 1]]})
