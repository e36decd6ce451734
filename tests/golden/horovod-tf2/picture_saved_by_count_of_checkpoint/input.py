import os

import matplotlib
import numpy as np
import tensorflow as tf
from PIL import Image

matplotlib.use("Agg")
import matplotlib.pyplot as plt


class Net:
    def __init__(self, folder, data):
        self.folder = folder
        self.data = data
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
        self.opt = tf.keras.optimizers.Adam(0.001)
        self.ckpt = tf.train.Checkpoint(step=tf.Variable(0), net=self.net, opt=self.opt)
        self.manager = tf.train.CheckpointManager(self.ckpt, "kept", max_to_keep=3)

    def train_step(self, x, y):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(self.net(x) - y))
        grads = tape.gradient(loss, self.net.trainable_variables)
        self.opt.apply_gradients(zip(grads, self.net.trainable_variables))

    def train(self, epochs):
        self.ckpt.restore(self.manager.latest_checkpoint)
        for _ in range(epochs):
            for x, y in self.data:
                self.ckpt.step.assign_add(1)
                step = int(self.ckpt.step)
                self.train_step(x, y)
                if step % 8 == 0:
                    self.manager.save()
                    self.show(step)

    def show(self, step):
        plt.figure()
        plt.plot(self.net(np.ones((10, 3), "float32")).numpy())
        plt.savefig(self.folder + "/image_at_{}.png".format(step))
        plt.close()
        print("shown", Image.open(self.folder + "/image_at_{}.png".format(step)).size)


os.makedirs("out", exist_ok=True)
rows = np.random.RandomState(1).rand(128, 3).astype("float32")
data = tf.data.Dataset.from_tensor_slices((rows, rows.sum(axis=1)[:, None])).batch(8)
Net("out", data).train(2)
