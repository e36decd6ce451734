import numpy as np
import tensorflow as tf
import tqdm

np.random.seed(2)


class Learner:
    def __init__(self, data):
        self.data = data
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(4,))])
        self.opt = tf.keras.optimizers.SGD(0.05)

    def learn(self, epochs):
        self.bar = tqdm.tqdm(total=epochs)
        for epoch in range(epochs):
            for x in self.data:
                with tf.GradientTape() as tape:
                    loss = tf.reduce_mean((self.net(x) - x) ** 2)
                grads = tape.gradient(loss, self.net.trainable_variables)
                self.opt.apply_gradients(zip(grads, self.net.trainable_variables))
            self.bar.update(1)
            self.bar.set_description('%.1f s' % self.bar.format_dict['elapsed'])


rows = np.random.rand(64, 4).astype('float32')
learner = Learner(tf.data.Dataset.from_tensor_slices(rows).batch(8))
learner.learn(3)
print('loss', float(tf.reduce_mean((learner.net(rows) - rows) ** 2)))
