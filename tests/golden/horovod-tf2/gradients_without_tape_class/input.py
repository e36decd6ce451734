import numpy as np
import tensorflow as tf

np.random.seed(2)
tf.random.set_seed(2)


class Smooth:
    def __init__(self):
        self.net = tf.keras.Sequential([
            tf.keras.layers.Dense(4, activation='tanh', input_shape=(2,)),
            tf.keras.layers.Dense(1)])
        self.opt = tf.keras.optimizers.Adam(0.01)

    @tf.function
    def step(self, x, y):
        said = self.net(x)
        slope = tf.gradients(said, x)[0]
        loss = tf.reduce_mean((said - y) ** 2) + 0.01 * tf.reduce_mean(slope ** 2)
        weights = self.net.trainable_weights
        self.opt.apply_gradients(zip(tf.gradients(loss, weights), weights))
        return loss

    def learn(self, data, epochs):
        for epoch in range(epochs):
            for x, y in data:
                self.step(x, y)


points = np.random.rand(64, 2).astype('float32')
values = points.sum(axis=1, keepdims=True)
smooth = Smooth()
smooth.learn(tf.data.Dataset.from_tensor_slices((points, values)).batch(8), 3)
print('loss', float(tf.reduce_mean((smooth.net(points) - values) ** 2)))
