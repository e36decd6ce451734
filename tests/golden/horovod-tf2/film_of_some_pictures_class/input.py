"""The same in a class."""
import glob

import imageio
import numpy as np
import tensorflow as tf


class Learner:
    def __init__(self):
        self.rows = np.random.RandomState(2).rand(96, 3).astype('float32')
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
        self.opt = tf.keras.optimizers.SGD(0.1)

    def learn(self):
        data = tf.data.Dataset.from_tensor_slices((self.rows, self.rows.sum(1, keepdims=True))).batch(8)
        for epoch in range(3):
            for a, b in data:
                with tf.GradientTape() as tape:
                    loss = tf.reduce_mean((self.net(a) - b) ** 2)
                grads = tape.gradient(loss, self.net.trainable_variables)
                self.opt.apply_gradients(zip(grads, self.net.trainable_variables))
            imageio.imwrite('of%d.png' % epoch, np.uint8(255 * np.clip(self.net(self.rows).numpy(), 0, 1)))

    def show(self, show=True):
        with imageio.get_writer('of.gif', mode='I') as film:
            before = None
            for name in sorted(glob.glob('of*.png')):
                if before == name[:2]:
                    continue
                before = name[:2]
                film.append_data(imageio.imread(name))
        if show:
            print(len(imageio.mimread('of.gif')))


learner = Learner()
learner.learn()
learner.show()
print(learner.net.get_weights()[0].round(2))
