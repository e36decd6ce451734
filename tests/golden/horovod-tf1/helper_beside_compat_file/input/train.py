import tensorflow.compat.v1 as tf
import reading

tf.disable_v2_behavior()
digits = reading.digits()
x, y = tf.placeholder(tf.float32, [None, 784]), tf.placeholder(tf.float32, [None, 10])
loss = tf.losses.softmax_cross_entropy(y, tf.layers.dense(x, 10))
train = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(3):
        for _ in range(digits.train.num_examples // 10):
            rows, names = digits.train.next_batch(10)
            sess.run(train, {x: rows, y: names})
