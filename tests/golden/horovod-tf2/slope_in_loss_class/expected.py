"""The same of several inputs at once, in a method that a graph is made of; what a network sees in a row is looked at, too."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def averaged(gradients):
    """Each of the gradients as the mean over all workers."""
    return tf.nest.map_structure(
        lambda g: None if g is None else hvd.allreduce(g), gradients)


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


class Training:
    def __init__(self):
        self.model = tf.keras.Sequential([tf.keras.layers.Dense(4, activation="tanh"), tf.keras.layers.Dense(1)])
        self.opt = tf.keras.optimizers.Adam(0.01 * hvd.size())

    @tf.function
    def step(self, t, x):
        with tf.GradientTape(persistent=True) as tape:
            tape.watch([t, x])
            out = self.model(tf.concat([t, x], 1))
            by_t, by_x = tape.gradient(out, [t, x])
            loss = tf.reduce_mean((by_t + by_x - tf.cos(x)) ** 2)
        weights = self.model.trainable_variables
        self.opt.apply_gradients(zip(averaged(tape.gradient(loss, weights)), weights))
        return loss

    def run(self, points):
        for epoch in range(3):
            for t, x in points:
                loss = self.step(t, x)
                broadcast_once(self.model.variables, self.opt)
            if hvd.rank() == 0:
                print(epoch, float(loss))


rows = np.random.RandomState(5).rand(192, 2).astype("float32")
Training().run(shard(tf.data.Dataset.from_tensor_slices((rows[:, :1], rows[:, 1:]))).batch(8))
