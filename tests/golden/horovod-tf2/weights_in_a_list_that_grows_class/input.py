import numpy as np
import tensorflow as tf

np.random.seed(2)


class Learner:
    def __init__(self):
        self.first = tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(4,))])
        self.second = tf.keras.Sequential([
            tf.keras.layers.Dense(4, input_shape=(4,)), tf.keras.layers.BatchNormalization()])
        self.opt = tf.keras.optimizers.SGD(0.05)
        self.learned = self.first.trainable_weights
        self.learned.extend(self.second.trainable_weights)

    def step(self, x):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((self.second(self.first(x), training=True) - x) ** 2)
        self.opt.apply_gradients(zip(tape.gradient(loss, self.learned), self.learned))

    def learn(self, data):
        for epoch in range(3):
            for x in data:
                self.step(x)


rows = np.random.rand(64, 4).astype('float32')
learner = Learner()
learner.learn(tf.data.Dataset.from_tensor_slices(rows).batch(8))
print('loss', float(tf.reduce_mean((learner.second(learner.first(rows)) - rows) ** 2)))
