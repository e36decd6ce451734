"""A loss that all know ends the rounds, and a number beside it was restored."""
import numpy as np
import tensorflow as tf


class Net(tf.keras.Model):
    def __init__(self):
        super(Net, self).__init__()
        self.b = tf.keras.layers.Dense(1)

    def call(self, x):
        return self.b(x)


def main():
    net = Net()
    opt = tf.keras.optimizers.Adam(1e-3)
    rows = np.random.RandomState(1).rand(96, 4).astype("float32")
    data = tf.data.Dataset.from_tensor_slices(rows).batch(8)
    ckpt = tf.train.Checkpoint(net=net, opt=opt, step=opt.iterations)
    ckpt.restore(tf.train.latest_checkpoint("ckpt"))

    def train(x):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(net(x[:, 1:]) - x[:, :1]))
        g = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(g, net.trainable_variables))
        return loss

    for epoch in range(3):
        for x in data:
            loss = train(x)
        if loss < 0.001:
            break
    ckpt.save("ckpt/net")


main()
