"""What `train_step` calls is put on the class behind it."""
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


x = np.random.RandomState(1).rand(320, 6).astype("float32")
y = x.sum(1, keepdims=True)


class Net(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.out = tf.keras.layers.Dense(1)

    def call(self, a):
        return self.out(a)

    def train_step(self, batch):
        return self._learn(batch)


def _learn(self, batch):
    a, b = batch
    with hvd_tf.DistributedGradientTape(tf.GradientTape()) as tape:
        loss = tf.reduce_mean((self(a) - b) ** 2)
    grads = tape.gradient(loss, self.trainable_variables)
    self.optimizer.apply_gradients(zip(grads, self.trainable_variables))
    return {"loss": loss}


Net._learn = _learn
net = Net()
net.compile(optimizer=tf.keras.optimizers.SGD(0.01 * hvd.size()))
net.fit(shard(tf.data.Dataset.from_tensor_slices((x, y))).batch(16), epochs=3,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
