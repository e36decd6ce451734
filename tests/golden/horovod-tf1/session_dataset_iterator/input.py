import numpy as np
import tensorflow as tf

data = np.random.rand(101, 3).astype(np.float32)
dataset = tf.data.Dataset.from_tensor_slices((data, data)).shuffle(100).batch(8).repeat(2)
iterator = dataset.make_one_shot_iterator()
features, labels = iterator.get_next()
w = tf.Variable(tf.random_normal([3, 3]))
loss = tf.reduce_mean(tf.square(tf.matmul(features, w) - labels))
train_op = tf.train.AdamOptimizer(0.001).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    while True:
        try:
            sess.run(train_op)
        except tf.errors.OutOfRangeError:
            break
