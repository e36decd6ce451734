"""Models of a list are saved by a method whose value is kept."""
import os
import numpy as np
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


def join_averages(model):
    """Let the averages of batch normalisation be those of all workers."""
    weights = model.non_trainable_weights if model.built else []
    kept = [v for v in weights if "moving_" in v.name]
    if kept:
        means = tf.keras.backend.batch_get_value(
            hvd.grouped_allreduce(kept))
        tf.keras.backend.batch_set_value(list(zip(kept, means)))


class Training:
    def __init__(self):
        self.nets = [tf.keras.Sequential([tf.keras.layers.Dense(n, input_shape=(4,))]) for n in (1, 2)]
        self.opts = [tf.keras.optimizers.SGD(0.01 * hvd.size()) for _ in self.nets]

    def step(self, x, n):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((self.nets[n](x) - 1) ** 2)
        grads = tape.gradient(loss, self.nets[n].trainable_variables)
        self.opts[n].apply_gradients(zip(grads, self.nets[n].trainable_variables))
        broadcast_once(self.nets[n].trainable_variables, self.opts[n])

    def save(self):
        for n in range(2):
            if hvd.rank() == 0:
                self.nets[n].save_weights("net_%d.h5" % n)
        return 2


rows = np.random.RandomState(5).rand(192, 4).astype("float32")
training = Training()
for n in range(2):
    for x in shard(tf.data.Dataset.from_tensor_slices(rows)).batch(8):
        training.step(x, n)
    join_averages(training.nets[n])
count = training.save()
