"""As often as the highest code of a batch says."""
import tensorflow as tf
import numpy as np
import horovod.tensorflow as hvd_tf
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


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
        with hvd_tf.DistributedGradientTape(tf.GradientTape()) as tape:
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
net.compile(optimizer=tf.keras.optimizers.SGD(0.01 * hvd.size()), run_eagerly=True)
net.fit(share(rows), epochs=3, batch_size=16,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
