import tensorflow as tf


class Linear(tf.Module):
    def __init__(self, rows, columns):
        super().__init__()
        self.v = tf.Variable(tf.ones([rows, columns]))
        self.w = tf.Variable(tf.ones([columns, columns]))

    def __call__(self, x):
        x = tf.matmul(x, self.v)
        return tf.matmul(x, self.w)


parts = [Linear(10, 10) for i in range(3)]
optimizer = tf.keras.optimizers.SGD(0.1)


@tf.function
def step(x):
    with tf.GradientTape() as tape:
        for layer in parts:
            x = layer(x)
        loss = tf.reduce_mean(tf.square(x))
    weights = [layer.w for layer in parts]
    optimizer.apply_gradients(zip(tape.gradient(loss, weights), weights))


step(tf.ones([4, 10]))
