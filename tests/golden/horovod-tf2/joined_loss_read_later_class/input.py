"""The same of a number of NumPy, in a class."""
import numpy as np
import tensorflow as tf

x = np.random.RandomState(3).rand(96, 4).astype("float32")
y = x.sum(1, keepdims=True)


class Fitted:
    def __init__(self):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        self.opt = tf.keras.optimizers.SGD(0.01)
        self.opt.build(self.net.trainable_variables)
        self.rows = tf.data.Dataset.from_tensor_slices((x, y)).batch(8)

    def learn(self, seen, answer):
        with tf.GradientTape() as tape:
            off = tf.reduce_mean(tf.square(self.net(seen) - answer))
        slopes = tape.gradient(off, self.net.trainable_variables)
        self.opt.apply_gradients(zip(slopes, self.net.trainable_variables))
        return off.numpy()

    def run(self):
        for turn in range(3):
            for seen, answer in self.rows:
                last = self.learn(seen, answer)
            if last < 0.001:
                break
            print(turn, last.item(), last.dtype)


Fitted().run()
