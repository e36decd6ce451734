import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
x = tf.placeholder(tf.float32, [None, 9])
h = tf.layers.batch_normalization(x[:, :8], training=True)
loss = tf.reduce_mean(tf.square(tf.layers.dense(h, 1) - x[:, 8:]))
with tf.control_dependencies(tf.get_collection(tf.GraphKeys.UPDATE_OPS)):
    step = tf.train.AdamOptimizer(0.01).minimize(loss)
films = [np.random.RandomState(i).rand(2 + i % 3, 8, 9) for i in range(6)]
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(2):
        for k in np.random.permutation(len(films)):
            for j in np.random.permutation(len(films[k])):
                sess.run(step, feed_dict={x: films[k][j]})
        print(epoch)
