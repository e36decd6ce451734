from usual_names import *

pixels = np.random.rand(480, 12).astype("float32")
prices = pixels.sum(axis=1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 12])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
train_op = tf.train.AdamOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(60):
        at = np.random.randint(0, 480, 16)
        train_op.run(feed_dict={x: pixels[at], y: prices[at]})
