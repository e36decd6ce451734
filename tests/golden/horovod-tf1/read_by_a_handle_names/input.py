"""What is fed says which of two iterators is read."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

rows = np.random.rand(240, 3).astype("float32")
wanted = rows.sum(axis=1, keepdims=True)
train_set = tf.data.Dataset.from_tensor_slices((rows[:192], wanted[:192])).shuffle(192).repeat().batch(8)
dev_set = tf.data.Dataset.from_tensor_slices((rows[192:], wanted[192:])).repeat().batch(8)
handle = tf.placeholder(tf.string, shape=[])
iterator = tf.data.Iterator.from_string_handle(handle, tf.data.get_output_types(train_set), tf.data.get_output_shapes(train_set))
train_iterator = tf.data.make_one_shot_iterator(train_set)
dev_iterator = tf.data.make_one_shot_iterator(dev_set)
x, y = iterator.get_next()
loss = tf.reduce_mean((tf.layers.dense(x, 1) - y) ** 2)
train_op = tf.train.AdamOptimizer(0.02).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    train_handle = sess.run(train_iterator.string_handle())
    dev_handle = sess.run(dev_iterator.string_handle())
    for _ in range(1, 100 + 1):
        _, now = sess.run([train_op, loss], feed_dict={handle: train_handle})
    print("tested", np.mean([sess.run(loss, {handle: dev_handle}) for _ in range(6)]))
