import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

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


rows = np.random.RandomState(1).rand(256, 8).astype('float32')
data = shard(tf.data.Dataset.from_tensor_slices(rows)).batch(16, drop_remainder=True)


class Balanced:
    def __init__(self):
        self.makes = tf.keras.Sequential([tf.keras.layers.Dense(8, input_shape=(4,))])
        self.judges = tf.keras.Sequential([tf.keras.layers.Dense(8, input_shape=(8,))])
        self.opt_m = tf.keras.optimizers.SGD(0.01 * hvd.size())
        self.opt_j = tf.keras.optimizers.SGD(0.01 * hvd.size())
        self.balance = 0.0
        self.total = 0.0

    def step(self, real):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape_m, hvd.DistributedGradientTape(
                tf.GradientTape()) as tape_j:
            fake = self.makes(real[:, :4])
            of_real = tf.reduce_mean(tf.abs(self.judges(real) - real))
            of_fake = tf.reduce_mean(tf.abs(self.judges(fake) - fake))
            self.total = of_real - self.balance * of_fake
            self.total = self.total + 0.01 * tf.reduce_mean(fake ** 2)
        by_j = tape_j.gradient(self.total, self.judges.trainable_variables)
        by_m = tape_m.gradient(of_fake, self.makes.trainable_variables)
        self.opt_j.apply_gradients(zip(by_j, self.judges.trainable_variables))
        broadcast_once(self.judges.variables, self.opt_j)
        self.opt_m.apply_gradients(zip(by_m, self.makes.trainable_variables))
        broadcast_once(self.makes.variables, self.opt_m)
        self.balance = tf.clip_by_value(self.balance + 0.01 * (0.7 * of_real - of_fake), 0., 1.)


pair = Balanced()
for epoch in range(3):
    for real in data:
        pair.step(real)
