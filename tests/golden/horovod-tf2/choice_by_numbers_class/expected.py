"""The same with methods, and a number that stands behind what it chooses."""
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


class Trainer:
    def __init__(self, rows):
        self.data = shard(tf.data.Dataset.from_tensor_slices(rows)).batch(8)
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
        self.opt = tf.keras.optimizers.SGD(0.01 * hvd.size())

    def down(self):
        self.opt.learning_rate.assign(self.opt.learning_rate * 0.9)

    def stay(self):
        pass

    def once(self):
        for x in self.data:
            with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
                loss = tf.reduce_mean((self.net(x[:, :3]) - x[:, 3:]) ** 2)
            grads = tape.gradient(loss, self.net.trainable_variables)
            self.opt.apply_gradients(zip(grads, self.net.trainable_variables))
            broadcast_once(self.net.variables, self.opt)
        return float(loss)

    def train(self):
        for epoch in range(3):
            last = self.once()
            order = sorted([(self.down, hvd.broadcast_object(-last, 0)), (self.stay, -0.2)],
                key=lambda pair: pair[1])
            order[0][0]()
            setattr(self.opt, "learning_rate", 0.004 * hvd.size()) if hvd.broadcast_object(
                bool(last < 0.1), 0) else None


Trainer(np.random.RandomState(3).rand(160, 4).astype("float32")).train()
