# A number of rounds that a class counts.
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


def join_metric(metric):
    """Let a metric hold what all workers have seen, not this one alone."""
    for variable in metric.variables:
        variable.assign(hvd.allreduce(variable))


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


class Learner:
    def __init__(self):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        self.descent = tf.keras.optimizers.SGD(0.05 * hvd.size())
        self.told = tf.keras.metrics.Mean()
        self.made = tf.Variable(0)

    def step(self, seen, answer):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((self.net(seen) - answer) ** 2)
        grads = tape.gradient(loss, self.net.trainable_variables)
        self.descent.apply_gradients(zip(grads, self.net.trainable_variables))
        broadcast_once(self.net.variables, self.descent)
        self.told(loss)

    def learn(self, rows):
        for seen, answer in rows:
            self.step(seen, answer)
            self.made.assign_add(1)
            if self.made.numpy() % 12 == 0:
                join_metric(self.told)
                if hvd.rank() == 0:
                    print('loss', round(float(self.told.result()), 4))


drawn = np.random.RandomState(3).rand(192, 4).astype('float32')
Learner().learn(
    shard(
        tf.data.Dataset.from_tensor_slices(
            (drawn, drawn.sum(axis=1, keepdims=True)))).batch(8).repeat(2))
