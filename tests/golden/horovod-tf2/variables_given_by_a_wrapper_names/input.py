import numpy as np
import tensorflow as tf

np.random.seed(1)


class Line:
    def __init__(self):
        self.inner = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])

    def weights(self):
        return self.inner.trainable_weights


def learn(line, opt, batches):
    for x, y in batches:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((line.inner(x) - y) ** 2)
        opt.apply_gradients(zip(tape.gradient(loss, line.weights()), line.weights()))


points = np.random.rand(64, 3).astype('float32')
values = points.mean(axis=1, keepdims=True)
line = Line()
sgd = tf.keras.optimizers.SGD(0.05)
for epoch in range(3):
    learn(line, sgd, tf.data.Dataset.from_tensor_slices((points, values)).batch(8))
print('loss', float(tf.reduce_mean((line.inner(points) - values) ** 2)))
