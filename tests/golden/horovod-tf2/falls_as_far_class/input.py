"""The rate of an object's optimizer falls behind each batch of a dataset."""
import tensorflow as tf


class Net(object):
    def __init__(self):
        self.model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        self.opt = tf.keras.optimizers.SGD(0.01)
        self.fall = 0.97

    def step(self, x):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(self.model(x) - 1.))
        grads = tape.gradient(loss, self.model.trainable_variables)
        self.opt.apply_gradients(zip(grads, self.model.trainable_variables))

    def train(self, rows):
        data = tf.data.Dataset.from_tensor_slices(rows).batch(8)
        for epoch in range(2):
            for x in data:
                self.step(x)
                self.opt.learning_rate.assign(self.opt.learning_rate * self.fall)


Net().train(tf.random.stateless_normal([480, 4], seed=[1, 2]))
