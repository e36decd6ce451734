import numpy as np
import tensorflow as tf

rows = np.random.RandomState(0).rand(64, 4).astype("float32")
data = tf.data.Dataset.from_tensor_slices(rows).shuffle(64).batch(8)


class Trainer:
    def __init__(self, net, opt):
        self.net, self.opt = net, opt

    def step(self, x):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((self.net(x) - x) ** 2)
        v = self.net.trainable_variables
        self.opt.apply_gradients(zip(tape.gradient(loss, v), v))
        return loss

    def run(self, data, limit):
        for x in data:
            self.step(x)
            n = self.opt.iterations.numpy()
            if n == limit:
                return


net = tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.05)
Trainer(net, opt).run(data.repeat(), 60)
print("learned", float(tf.reduce_mean((net(rows) - rows) ** 2)) < 0.5)
