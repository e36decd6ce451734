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


class Learner:
    """Not a Keras model, though it looks like one from outside."""

    def __init__(self, units):
        self.w = tf.Variable(tf.random.normal([4, units], seed=1))
        self.b = tf.Variable(tf.zeros([units]))

    def compile(self, optimizer, loss):
        self.optimizer = optimizer
        self.loss = loss

    def fit(self, x, y, epochs, batch_size):
        data = shard(tf.data.Dataset.from_tensor_slices((x, y))).batch(batch_size)
        for epoch in range(epochs):
            for bx, by in data:
                with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
                    value = self.loss(by, tf.matmul(bx, self.w) + self.b)
                grads = tape.gradient(value, [self.w, self.b])
                self.optimizer.apply_gradients(zip(grads, [self.w, self.b]))
                broadcast_once([self.w, self.b], self.optimizer)
            if hvd.rank() == 0:
                print('epoch', epoch, float(value))


rng = np.random.RandomState(19)
learner = Learner(2)  #? Learner <: tensorflow.keras.Model = no
learner.compile(tf.keras.optimizers.SGD(0.1 * hvd.size()), tf.keras.losses.MeanSquaredError())
learner.fit(rng.rand(72, 4).astype('float32'), rng.rand(72, 2).astype('float32'), epochs=2, batch_size=6)
