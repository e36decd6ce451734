import os
from pathlib import Path
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def broadcast_once(variables, optimizer, done={}):
    """Send the first worker's weights and optimizer state to all, each once, after a step."""
    key = (id(optimizer), id(variables[0]))
    new = [v for v in variables if key not in done or not hasattr(v, 'sent')]
    for v in new:
        v.sent = True
    if new:
        hvd.broadcast_variables(new, root_rank=0)
    if key not in done:
        done[key] = optimizer, variables[0]
        state = optimizer.variables() if callable(optimizer.variables) else optimizer.variables
        hvd.broadcast_variables(state, root_rank=0)


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


class Run:
    def __init__(self, place):
        self.place = Path(place)
        if hvd.broadcast_object(self.place.exists(), 0) and hvd.broadcast_object(
                any(self.place.iterdir()), 0):
            raise ValueError('not empty')
        self.place.mkdir(exist_ok=True)
        (self.place / 'logs').mkdir(exist_ok=True)
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
        self.opt = tf.keras.optimizers.SGD(0.01 * hvd.size())

    def fit(self, data):
        for turn in range(2):
            for x, y in data:
                with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
                    loss = tf.reduce_mean((self.net(x) - y) ** 2)
                grads = tape.gradient(loss, self.net.trainable_variables)
                self.opt.apply_gradients(zip(grads, self.net.trainable_variables))
                broadcast_once(self.net.variables, self.opt)
            new = self.place.with_name('done-%d' % turn)
            if hvd.broadcast_object(bool(new.exists()), 0):
                raise SystemExit('there is one')
            self.place = self.place.rename(new) if hvd.rank() == 0 else None
            self.place = hvd.broadcast_object(self.place, 0)
        if hvd.rank() == 0:
            self.net.save_weights(str(self.place / 'net.h5'))


rows = tf.reshape(tf.range(192, dtype=tf.float32) / 192., (64, 3))
Run('kept').fit(shard(tf.data.Dataset.from_tensor_slices((rows, rows[:, :1]))).batch(8))
