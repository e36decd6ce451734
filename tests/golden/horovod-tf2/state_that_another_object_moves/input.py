"""Objects move what the loss reads: one by a name of its own, one calls itself by another word."""
import numpy as np
import tensorflow as tf

rng = np.random.RandomState(2)
waves = rng.rand(320, 6).astype('float32')
data = tf.data.Dataset.from_tensor_slices(waves).shuffle(320, seed=1).batch(16)


class Middle(tf.Module):
    def __init__(self):
        super().__init__()
        self.at = tf.Variable(tf.zeros([6]), trainable=False)

    def move(self, rows):
        self.at.assign(0.9 * self.at + 0.1 * tf.reduce_mean(rows, 0))


class Coder(tf.Module):
    def __init__(self):
        super().__init__()
        self.enc = tf.keras.Sequential([tf.keras.layers.Dense(6, input_shape=(6,))])
        self.far = tf.Variable(tf.random.normal([6]), trainable=False)
        self.middle = Middle()
        self.opt = tf.keras.optimizers.SGD(0.01)

    @tf.function
    def learn(me, rows):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((me.enc(rows) - rows - me.middle.at - me.far) ** 2)
        v = me.enc.trainable_variables
        me.opt.apply_gradients(zip(tape.gradient(loss, v), v))
        me.far.assign(0.9 * me.far + 0.1 * tf.reduce_mean(rows, 0))
        me.middle.move(rows)
        return loss


coder = Coder()
for turn in range(3):
    for a in data:
        coder.learn(a)
