"""A function makes the updates of two networks that the `train_step` of a third one holds."""
import numpy as np
import tensorflow as tf


def improve(net, opt, x, y):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(net(x, training=True) - y))
    grads = tape.gradient(loss, net.trainable_variables)
    opt.apply_gradients(zip(grads, net.trainable_variables))
    return loss


class Pair(tf.keras.Model):
    def __init__(self, rough, fine):
        super().__init__()
        self.rough, self.fine = rough, fine

    def compile(self, rough_opt, fine_opt):
        super().compile()
        self.rough_opt, self.fine_opt = rough_opt, fine_opt

    def train_step(self, data):
        x, y = data
        first = improve(self.rough, self.rough_opt, x, y)
        second = improve(self.fine, self.fine_opt, x, y - self.rough(x))
        return {"rough": first, "fine": second}


def made():
    return tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(5,))])


points = np.random.RandomState(3).rand(320, 5).astype("float32")
heights = (points ** 2).sum(axis=1, keepdims=True)
pair = Pair(made(), made())
pair.compile(tf.keras.optimizers.Adam(0.01), tf.keras.optimizers.SGD(0.05))
seen = pair.fit(points, heights, batch_size=16, epochs=3)
print("fine", seen.history["fine"][-1])
