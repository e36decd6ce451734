import tensorflow as tf

x = tf.placeholder(tf.float32, [None, 3])
w = tf.Variable(tf.random_normal([3, 1]))
y = tf.matmul(x, w)
saver = tf.train.Saver()
with tf.Session() as sess:
    saver.restore(sess, 'model.ckpt')
    print(sess.run(y, {x: [[1, 2, 3]]}))
