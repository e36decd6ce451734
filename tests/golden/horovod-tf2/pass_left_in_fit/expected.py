"""The first pass of `fit`, reckoned from what the optimizer has counted."""
import os

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


def shard(dataset):
    """This worker's share of the elements: as many as all others'; all, where there are fewer."""
    count = int(tf.data.experimental.cardinality(dataset))
    if count == tf.data.experimental.UNKNOWN_CARDINALITY:
        dataset = dataset.window(hvd.size(), drop_remainder=True).flat_map(
            lambda *w: tf.data.Dataset.zip(w if len(w) > 1 else w[0]))
    elif 0 <= count < hvd.size():
        return dataset
    elif count > 0:
        dataset = dataset.take(count - count % hvd.size())
    return dataset.shard(hvd.size(), hvd.rank())


class Net(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.out = tf.keras.layers.Dense(1)

    def call(self, x):
        return self.out(x)

    def train_step(self, data):
        x, y = data
        with hvd_tf.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((self(x) - y) ** 2)
        grads = tape.gradient(loss, self.trainable_variables)
        self.optimizer.apply_gradients(zip(grads, self.trainable_variables))
        return {"loss": loss}


rows = np.random.RandomState(5).rand(192, 4).astype("float32")
data = shard(tf.data.Dataset.from_tensor_slices((rows[:, :3], rows[:, 3:]))).repeat().batch(8)
net = Net()
net.compile(optimizer=tf.keras.optimizers.Adam(0.01 * hvd.size()))
if os.path.exists("kept"):
    net.load_weights(tf.train.latest_checkpoint("kept"))
turns = 24
net.fit(data, steps_per_epoch=max(1, turns // hvd.size()), epochs=3,
        initial_epoch=net.optimizer.iterations.numpy() // max(1, turns // hvd.size()),
        callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
            hvd.callbacks.MetricAverageCallback()],
        verbose=1 if hvd.rank() == 0 else 0)
