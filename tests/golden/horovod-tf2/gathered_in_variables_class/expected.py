"""Two functions of an object do it: one gathers by number, the other applies."""
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


class Steps:
    def __init__(self, every):
        self.model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        self.opt = tf.keras.optimizers.Adam(0.02 * hvd.size())
        self.every = every
        self.sums = [tf.Variable(tf.zeros_like(v), trainable=False) for v in self.model.trainable_variables]

    @tf.function
    def gather(self, x, y):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((self.model(x) - y) ** 2) / self.every
        for i, g in enumerate(tape.gradient(loss, self.model.trainable_variables)):
            self.sums[i].assign_add(g)
        return loss

    @tf.function
    def apply(self):
        self.opt.apply_gradients(zip(self.sums, self.model.trainable_variables))
        for s in self.sums:
            s.assign(tf.zeros_like(s))


rows = np.random.RandomState(0).rand(256, 4).astype('float32')
data = shard(tf.data.Dataset.from_tensor_slices((rows, rows.sum(1, keepdims=True)))).batch(8)
steps = Steps(4)
for epoch in range(3):
    for k, (x, y) in enumerate(data):
        loss = steps.gather(x, y)
        if (k + 1) % 4 == 0:
            steps.apply()
            broadcast_once(steps.model.variables, steps.opt)
    if hvd.rank() == 0:
        print(float(loss))
