import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
data = np.random.RandomState(0).rand(160, 9).astype("f")
mixed = tf.data.Dataset.from_tensor_slices(data).shuffle(160).batch(48)
rows = mixed.make_one_shot_iterator().get_next()
x = tf.placeholder(tf.float32, [None, 9])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x[:, :8], 1) - x[:, 8:]))
step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    pool = sess.run(rows)
    for i in range(30):
        sess.run([step, loss], feed_dict={x: pool})
    print(sess.run(loss, feed_dict={x: pool}))
