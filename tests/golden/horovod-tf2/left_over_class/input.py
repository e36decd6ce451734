"""An object's optimizer counts its updates, and the rounds of a run are those that are left."""
import numpy as np
import tensorflow as tf


class Net(object):
    def __init__(self):
        self.model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        self.opt = tf.keras.optimizers.SGD(0.01)
        self.kept = tf.train.Checkpoint(model=self.model, opt=self.opt)
        self.kept.restore(tf.train.latest_checkpoint('./kept'))

    def step(self, x):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(self.model(x) - 1.))
        grads = tape.gradient(loss, self.model.trainable_variables)
        self.opt.apply_gradients(zip(grads, self.model.trainable_variables))

    def train(self, rows, rounds):
        left = rounds - int(self.opt.iterations)
        for k in range(left):
            self.step(rows[np.random.randint(0, len(rows), 8)])
        self.kept.save('./kept/net')


Net().train(np.random.RandomState(0).rand(480, 4).astype('float32'), 60)
