"""A `train_step` asks its tape for the gradients of one layer, and of another's variables apart."""
import numpy as np
import tensorflow as tf
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


rows = np.random.RandomState(3).rand(320, 4).astype("float32")


class Net(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.first = tf.keras.layers.Dense(8)
        self.last = tf.keras.layers.Dense(1)

    def call(self, x):
        return self.last(self.first(x))

    def train_step(self, data):
        x, y = data
        with hvd_tf.DistributedGradientTape(tf.GradientTape(persistent=True)) as tape:
            loss = tf.reduce_mean((self(x, training=True) - y) ** 2)
        found = tape.gradient(loss, self.first.trainable_variables)
        kernel = tape.gradient(loss, [self.last.kernel])[0]
        bias = tape.gradient(loss, [self.last.bias])[0]
        self.optimizer.apply_gradients(zip(
            found + [kernel, bias],
            self.first.trainable_variables + [self.last.kernel, self.last.bias]))
        return {"loss": loss}


net = Net()
net.compile(optimizer=tf.keras.optimizers.Adam(0.001 * hvd.size()))
net.fit(share(rows[:, :3]), share(rows[:, 3:]), epochs=2, batch_size=8,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
