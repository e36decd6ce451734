"""An object counts its steps, and its loss hangs on how many there were."""
import tensorflow as tf


class Net(object):
    def __init__(self):
        self.model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        self.opt = tf.keras.optimizers.SGD(0.01)
        self.seen = tf.Variable(0., trainable=False)

    @tf.function
    def step(self, x):
        with tf.GradientTape() as tape:
            out = self.model(x)
            more = tf.where(self.seen < 20., 1., 0.)
            loss = tf.reduce_mean(tf.square(out - 1.)) + more * tf.reduce_mean(tf.abs(out))
        grads = tape.gradient(loss, self.model.trainable_variables)
        self.opt.apply_gradients(zip(grads, self.model.trainable_variables))
        self.seen.assign_add(1.)

    def train(self, rows):
        for epoch in range(2):
            for x in tf.data.Dataset.from_tensor_slices(rows).batch(8):
                self.step(x)


Net().train(tf.random.stateless_normal([480, 4], seed=[1, 2]))
