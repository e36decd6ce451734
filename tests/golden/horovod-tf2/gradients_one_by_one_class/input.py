"""The same by their numbers, in a class."""
import numpy as np
import tensorflow as tf

x = np.random.RandomState(3).rand(96, 4).astype("float32")
y = x.sum(1, keepdims=True)
rows = tf.data.Dataset.from_tensor_slices((x, y)).batch(8)


class Fitted:
    def __init__(self):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        self.opt = tf.keras.optimizers.SGD(0.01)
        self.opt.build(self.net.trainable_variables)

    def learn(self, seen, answer):
        with tf.GradientTape() as tape:
            off = tf.reduce_mean(tf.square(self.net(seen) - answer))
        slopes = tape.gradient(off, self.net.trainable_variables)
        for i in range(len(slopes)):
            self.opt.apply_gradients([(slopes[i], self.net.trainable_variables[i])])


fitted = Fitted()
for turn in range(2):
    for seen, answer in rows:
        fitted.learn(seen, answer)
fitted.net.save_weights("net.weights.h5")
