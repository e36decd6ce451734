"""An object's step moves what its loss holds, in a graph."""
import tensorflow as tf


class Net(object):
    def __init__(self):
        self.model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        self.opt = tf.keras.optimizers.SGD(0.01)
        self.k = tf.Variable(0.1, trainable=False)

    @tf.function
    def step(self, x):
        with tf.GradientTape() as tape:
            real = tf.reduce_mean(tf.square(self.model(x) - 1.))
            loss = real + self.k * tf.reduce_mean(tf.square(self.model(x)))
        grads = tape.gradient(loss, self.model.trainable_variables)
        self.opt.apply_gradients(zip(grads, self.model.trainable_variables))
        self.k.assign_add(0.01 * real)

    def train(self, rows):
        for epoch in range(2):
            for x in tf.data.Dataset.from_tensor_slices(rows).batch(8):
                self.step(x)


Net().train(tf.random.stateless_normal([480, 4], seed=[1, 2]))
