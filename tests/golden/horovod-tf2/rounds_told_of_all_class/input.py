import numpy as np
import tensorflow as tf

tf.random.set_seed(1)
rows = np.random.RandomState(1).rand(64, 4).astype('float32')


class Run:
    def __init__(self, steps):
        self.steps = steps
        self.data = iter(tf.data.Dataset.from_tensor_slices(rows).batch(8).repeat())
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(4,))])
        self.opt = tf.keras.optimizers.SGD(0.05)

    def go(self):
        for step in range(self.steps):
            x = next(self.data)
            with tf.GradientTape() as tape:
                loss = tf.reduce_mean((self.net(x) - x) ** 2)
            grads = tape.gradient(loss, self.net.trainable_variables)
            self.opt.apply_gradients(zip(grads, self.net.trainable_variables))
            print(f'[{step}/{self.steps}] {100 * step / self.steps:.0f}%')


run = Run(24)
run.go()
print('loss', float(tf.reduce_mean((run.net(rows) - rows) ** 2)))
