"""A list of a loss's parts is emptied in each round, and another object's list is as long as they are many."""
import numpy as np
import tensorflow as tf
rows = np.random.RandomState(0).rand(320, 4).astype("float32")
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.01)
class Names:
    def __init__(self):
        self.all = ["a", "b"]
class Told:
    def __init__(self):
        self.all = []
names, told = Names(), Told()
parts = []
for k in range(0, len(rows), 8):
    parts.clear()
    with tf.GradientTape() as tape:
        parts.append(tf.reduce_mean((net(rows[k:k + 8, :3]) - rows[k:k + 8, 3:]) ** 2))
        parts.append(0.1 * tf.reduce_mean(net(rows[k:k + 8, :3]) ** 2))
        loss = tf.add_n(parts) / len(parts) / len(names.all)
    opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
    told.all.append(k)
