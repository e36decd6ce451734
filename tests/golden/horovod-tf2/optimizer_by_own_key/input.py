"""An optimizer of a table, by what the loss of one worker says."""
import numpy as np
import tensorflow as tf

x = np.random.RandomState(3).rand(96, 4).astype("float32")
y = x.sum(1, keepdims=True)
rows = tf.data.Dataset.from_tensor_slices((x, y)).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(8, activation="relu", input_shape=(4,)), tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.SGD(0.01)
by_need = {True: opt, False: tf.keras.optimizers.SGD(0.002)}


class Learner(object):
    def __init__(self, network):
        self.network = network

    def learn(self, inputs, wanted):
        with tf.GradientTape() as tape:
            cost = tf.reduce_mean(tf.square(self.network(inputs) - wanted))
        slopes = tape.gradient(cost, self.network.trainable_variables)
        place = int(cost * 10.0) % len(slopes)
        slopes[place] = tf.zeros_like(slopes[place])
        chosen = by_need[bool(cost > 1.0)]
        chosen.apply_gradients(zip(slopes, self.network.trainable_variables))


learner = Learner(net)
for epoch in range(2):
    for inputs, wanted in rows:
        learner.learn(inputs, wanted)
net.save_weights("net.weights.h5")
