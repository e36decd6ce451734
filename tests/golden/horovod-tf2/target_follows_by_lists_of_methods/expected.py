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


class Policy:
    def __init__(self):
        self.body = tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(3,))])
        self.head = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])

    def value(self, x):
        return self.head(self.body(x))

    def weights_of_all(self):
        return self.body.trainable_variables + self.head.trainable_variables

    def follow(self, part, other):
        own, others = self.weights_of_all(), other.weights_of_all()
        for mine, new in zip(own, others):
            mine.assign((1.0 - part) * mine + part * new)


policy, target = Policy(), Policy()
target.follow(1.0, policy)
opt = tf.keras.optimizers.Adam(0.001 * hvd.size())
rows = np.random.RandomState(1).rand(96, 3).astype("float32")
data = shard(tf.data.Dataset.from_tensor_slices(rows)).batch(8)
for epoch in range(2):
    for x in data:
        goal = x[:, :1] + 0.9 * target.value(x)
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((policy.value(x) - goal) ** 2)
        weights = policy.weights_of_all()
        opt.apply_gradients(zip(tape.gradient(loss, weights), weights))
        broadcast_once(weights, opt)
        target.follow(0.01, policy)
if hvd.rank() == 0:
    print("done")
