"""Weights are shaken by a function, an object, a loop over layers, and drawn anew."""
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(3).rand(320, 4).astype("float32")
data = tf.data.Dataset.from_tensor_slices((rows[:, :3], rows[:, 3:])).shuffle(320).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(3,)), tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.SGD(0.01)


class Noisy:
    def __init__(self, model):
        self.model = model
        self.chance = np.random.default_rng()

    def perturb(self):
        found = []
        for w in self.model.get_weights():
            found.append(w + self.chance.normal(0, 0.01, w.shape))
        self.model.set_weights(found)


def shake(model):
    model.set_weights([w + np.random.normal(0, 0.01, w.shape) for w in model.get_weights()])


noisy = Noisy(net)
for epoch in range(3):
    for x, y in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(x) - y) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(grads, net.trainable_variables))
    shake(net)
    noisy.perturb()
    for layer in net.layers:
        layer.kernel.assign_add(0.01 * layer.kernel_initializer(layer.kernel.shape))
        layer.set_weights([0.99 * w + 0.01 * np.random.rand() for w in layer.get_weights()])
