"""Metrics of an object: one of a class that a text names, one that an interval of the updates asks for."""
import numpy as np
import tensorflow as tf

table = np.random.RandomState(4).rand(320, 4).astype('float32')
wanted = table.sum(axis=1, keepdims=True)


class Teacher:
    def __init__(self, kind='tf.keras.metrics.Mean'):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        self.opt = tf.keras.optimizers.SGD(0.01)
        self.mean = eval(kind)()
        self.lately = tf.keras.metrics.MeanSquaredError()

    def teach(self, a, b):
        with tf.GradientTape() as tape:
            out = self.net(a)
            loss = tf.reduce_mean((out - b) ** 2)
        grads = tape.gradient(loss, self.net.trainable_variables)
        self.opt.apply_gradients(zip(grads, self.net.trainable_variables))
        self.mean.update_state(loss)
        self.lately.update_state(b, out)
        if tf.equal(self.opt.iterations % 10, 0):
            print('lately', self.lately.result().numpy())
            self.lately.reset_states()

    def one_pass(self, stock):
        for a, b in stock:
            self.teach(a, b)
        found = self.mean.result()
        self.mean.reset_states()
        return found

    def tell(self, stock):
        epoch = 0
        while epoch < 3:
            print('epoch', epoch, float(self.one_pass(stock)))
            epoch += 1


Teacher().tell(tf.data.Dataset.from_tensor_slices((table, wanted)).batch(8))
