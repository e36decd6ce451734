"""An object keeps the set of the files that it learns from."""
import os
import numpy as np
import tensorflow as tf


class Pupil:
    def __init__(self, folder):
        self.model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        self.opt = tf.keras.optimizers.SGD(0.02)
        self.folder = folder
        names = set(os.listdir(folder))
        self.held = {"p0.npy", "p1.npy"}
        self.train = names - self.held

    def read(self, name):
        return np.load(os.path.join(self.folder, name))

    def learn(self, part):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((self.model(part[:, :4]) - part[:, 4:]) ** 2)
        weights = self.model.trainable_variables
        self.opt.apply_gradients(zip(tape.gradient(loss, weights), weights))

    def once(self):
        for n in self.train:
            self.learn(self.read(n))


os.makedirs("class_parts", exist_ok=True)
draw = np.random.RandomState(1)
for k in range(10):
    np.save("class_parts/p%d.npy" % k, draw.rand(16, 5).astype("float32"))
pupil = Pupil("class_parts")
for turn in range(3):
    pupil.once()
for n in sorted(pupil.held):
    part = pupil.read(n)
    print(n, float(tf.reduce_mean((pupil.model(part[:, :4]) - part[:, 4:]) ** 2)))
