"""As often as the highest code of a batch says."""
import tensorflow as tf
import numpy as np
class Coded(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.enc = tf.keras.layers.Dense(2)
        self.dec = tf.keras.layers.Dense(6)
        self.codes = self.add_weight(name="codes", shape=(8, 2), initializer="random_normal", trainable=False)
        self.uses = self.add_weight(name="uses", shape=(8,), initializer="zeros", dtype="float32", trainable=False)

    def call(self, a):
        z = self.enc(a)
        k = tf.argmin(tf.reduce_sum((z[:, None] - self.codes[None]) ** 2, -1), 1)
        q = tf.gather(self.codes, k)
        return self.dec(z + tf.stop_gradient(q - z)), z, k

    def train_step(self, a):
        with tf.GradientTape() as tape:
            out, z, k = self(a)
            loss = tf.reduce_mean((out - a) ** 2)
        v = self.trainable_variables
        self.optimizer.apply_gradients(zip(tape.gradient(loss, v), v))
        seen = tf.math.unsorted_segment_mean(z, k, 8)
        for i in tf.range(tf.reduce_max(k)):
            self.codes.assign(0.9 * self.codes + 0.1 * seen)
        return {"loss": loss}


rows = np.random.RandomState(1).rand(320, 6).astype("float32")
net = Coded()
net.compile(optimizer=tf.keras.optimizers.SGD(0.01), run_eagerly=True)
net.fit(rows, epochs=3, batch_size=16)
