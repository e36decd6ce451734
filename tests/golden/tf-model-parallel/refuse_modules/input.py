import tensorflow as tf


class Linear(tf.Module):
    def __init__(self, rows, columns):
        super().__init__()
        self.v = tf.Variable(tf.ones([rows, columns]))
        self.w = tf.Variable(tf.ones([columns, columns]))

    def __call__(self, x):
        x = tf.matmul(x, self.v)
        return tf.matmul(x, self.w)


one = Linear(10, 8)
two = Linear(8, 3)
parts = [one, two]
optimizer = tf.keras.optimizers.SGD(0.1)


@tf.function
def step(x):
    with tf.GradientTape() as tape:
        x = two(one(x))
        loss = tf.reduce_mean(tf.square(x))
    weights = [layer.w for layer in parts]
    optimizer.apply_gradients(zip(tape.gradient(loss, weights), weights))


step(tf.ones([4, 10]))
