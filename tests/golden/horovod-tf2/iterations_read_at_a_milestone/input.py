"""A rate changes where the optimizer has made so many updates."""
import tensorflow as tf
import numpy as np
rows = np.random.RandomState(1).rand(640, 3).astype('float32')
class T:
    def __init__(self):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1)])
        self.opt = tf.keras.optimizers.Adam(0.01)
        pass
    def step(self, x):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(self.net(x) ** 2)
        g = tape.gradient(loss, self.net.variables)
        self.opt.apply_gradients(zip(g, self.net.variables))
        return loss
    def run(self, data, max_steps):
        for x in data.repeat():
            l = self.step(x)
            if self.opt.iterations % 50 == 0:
                print(int(self.opt.iterations), float(l))
            if int(self.opt.iterations) == 120: self.opt.learning_rate = 0.001
            if self.opt.iterations > 160:
                return
T().run(tf.data.Dataset.from_tensor_slices(rows).batch(8), 2000)
