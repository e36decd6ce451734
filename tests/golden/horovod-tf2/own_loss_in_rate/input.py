"""An optimizer asks a method for its rate, and what that reads is set by a worker's own loss."""
import numpy as np
import tensorflow as tf

x = np.random.RandomState(3).rand(192, 4).astype("float32")
y = x.sum(1, keepdims=True)
rows = tf.data.Dataset.from_tensor_slices((x, y)).shuffle(192).batch(16)
net = tf.keras.Sequential([tf.keras.layers.Dense(8, activation="relu", input_shape=(4,)), tf.keras.layers.Dense(1)])


class Game:
    def __init__(self):
        self.base = 0.01
        self.share = 1.0
        self.opt = tf.keras.optimizers.SGD(self.rate)

    def rate(self):
        return self.base * self.share

    def learn(self, a, b):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(net(a) - b))
            self.share = tf.sigmoid(loss)
        g = tape.gradient(loss, net.trainable_variables)
        self.opt.apply_gradients(zip(g, net.trainable_variables))


game = Game()
for epoch in range(2):
    for a, b in rows:
        game.learn(a, b)
    print("epoch", epoch)
net.save_weights("net.weights.h5")
