import numpy as np
import tensorflow as tf

rows, names = np.random.rand(160, 5), np.random.randint(0, 3, 160)
x, y = tf.placeholder(tf.float32, [None, 5]), tf.placeholder(tf.int64, [None])
out = tf.layers.dense(x, 3)
loss = tf.losses.sparse_softmax_cross_entropy(y, out)
train = tf.train.AdamOptimizer(0.01).minimize(loss)
right = tf.reduce_mean(tf.cast(tf.equal(tf.argmax(out, 1), y), tf.float32))
saver = tf.train.Saver()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(4):
        for k in range(len(rows) // 8):
            sess.run(train, {x: rows[k * 8:k * 8 + 8], y: names[k * 8:k * 8 + 8]})
    saver.save(sess, "kept/model")
    saver.restore(sess, "kept/model")
    print("right", sess.run(right, {x: rows, y: names}))
