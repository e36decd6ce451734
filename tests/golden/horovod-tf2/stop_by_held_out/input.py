"""An object counts how long the held out loss, seen through dropout, has not got better."""
import numpy as np
import tensorflow as tf

np.random.seed(1)
tf.random.set_seed(1)


class Stopper:
    def __init__(self, patience):
        self.best, self.left, self.patience, self.kept = np.inf, patience, patience, None

    def __call__(self, loss, net):
        if loss < self.best:
            self.best, self.left, self.kept = loss, self.patience, net.get_weights()
        else:
            self.left -= 1
        return self.left == 0


x, y = np.random.rand(96, 4).astype("float32"), np.random.rand(96, 1).astype("float32")
xv, yv = np.random.rand(32, 4).astype("float32"), np.random.rand(32, 1).astype("float32")
ds = tf.data.Dataset.from_tensor_slices((x, y)).shuffle(96).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(8, "relu", input_shape=(4,)), tf.keras.layers.Dropout(0.5),
                           tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.Adam(1e-3)
stop = Stopper(2)
for epoch in range(12):
    for a, b in ds:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(a, training=True) - b) ** 2)
        opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
    held = float(tf.reduce_mean((net(xv, training=True) - yv) ** 2))
    if stop(held, net):
        break
net.set_weights(stop.kept)
print(float(tf.reduce_mean((net(xv) - yv) ** 2)))
