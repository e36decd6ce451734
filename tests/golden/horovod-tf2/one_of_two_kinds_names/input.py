"""Which of two learners goes through the rows a setting says; both keep their net under one name."""
import numpy as np
import tensorflow as tf


class Line:
    def __init__(self):
        self.body = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
        self.mover = tf.keras.optimizers.SGD(0.05)

    @tf.function
    def learn(self, x, y):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((self.body(x)[:, 0] - y) ** 2)
        grads = tape.gradient(loss, self.body.trainable_variables)
        self.mover.apply_gradients(zip(grads, self.body.trainable_variables))


class Bent:
    def __init__(self):
        self.body = tf.keras.Sequential([tf.keras.layers.Dense(4, 'tanh', input_shape=(3,))])
        self.head = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        self.mover = tf.keras.optimizers.SGD(0.05)

    @tf.function
    def learn(self, x, y):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((self.head(self.body(x))[:, 0] - y) ** 2)
        parts = self.body.trainable_variables + self.head.trainable_variables
        grads = tape.gradient(loss, parts)
        self.mover.apply_gradients(zip(grads, parts))


def main(bent=True):
    np.random.seed(5)
    tf.random.set_seed(5)
    x = np.random.rand(80, 3).astype('float32')
    y = x.sum(axis=1)
    learner = Bent() if bent else Line()
    data = tf.data.Dataset.from_tensor_slices((x, y)).batch(8)
    for _ in range(5):
        for a, b in data:
            learner.learn(a, b)
    print(float(tf.reduce_mean((learner.head(learner.body(x))[:, 0] - y) ** 2)))


main()
