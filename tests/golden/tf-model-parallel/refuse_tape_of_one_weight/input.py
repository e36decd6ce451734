import tensorflow as tf

a = tf.Variable(tf.ones((4, 4)))
b = tf.Variable(tf.ones((4, 1)))
opt = tf.optimizers.SGD(0.1)


@tf.function
def step(x, y):
    with tf.GradientTape() as tape:
        h = tf.matmul(x, a)
        loss = tf.reduce_mean((tf.matmul(h, b) - y) ** 2)
    opt.apply_gradients([(tape.gradient(loss, b), b)])


step(tf.ones((8, 4)), tf.ones((8, 1)))
