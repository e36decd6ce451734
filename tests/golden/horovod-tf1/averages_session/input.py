import numpy as np
import tensorflow as tf
x = tf.placeholder(tf.float32, [None, 6])
y = tf.placeholder(tf.float32, [None, 1])
training = tf.placeholder(tf.bool)
h = tf.layers.dense(x, 8)
h = tf.layers.batch_normalization(h, training=training)
out = tf.layers.dense(tf.nn.relu(h), 1)
loss = tf.reduce_mean(tf.square(out - y))
update_ops = tf.get_collection(tf.GraphKeys.UPDATE_OPS)
with tf.control_dependencies(update_ops):
    train_op = tf.train.AdamOptimizer(0.01).minimize(loss)
saver = tf.train.Saver()
data = np.random.RandomState(0).rand(203, 6).astype('float32')
target = data.sum(1, keepdims=True)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(3):
        for i in range(len(data) // 16):
            _, l = sess.run([train_op, loss], {x: data[i * 16:(i + 1) * 16], y: target[i * 16:(i + 1) * 16], training: True})
        print(epoch, sess.run(loss, {x: data, y: target, training: False}))
        saver.save(sess, './model.ckpt')
