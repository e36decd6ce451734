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
    def __init__(self, width):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(width), tf.keras.layers.Dense(1)])
        self.optimizer = tf.keras.optimizers.SGD(0.05 * hvd.size())
        self.error = tf.keras.metrics.MeanAbsoluteError()

    def learn(self, batches, passes):
        for nth in range(passes):
            self.error.reset_state()
            for rows, wanted in batches:
                with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
                    guess = self.net(rows)
                    loss = tf.reduce_mean((guess - wanted) ** 2)
                slopes = tape.gradient(loss, self.net.trainable_variables)
                self.optimizer.apply_gradients(zip(slopes, self.net.trainable_variables))
                broadcast_once(self.net.variables, self.optimizer)
                self.error.update_state(wanted, guess)
            join_metric(self.error)
            if hvd.rank() == 0:
                print('pass %d: off by %.4f' % (nth, self.error.result()))


rows = np.random.rand(640, 6).astype('float32')
batches = shard(tf.data.Dataset.from_tensor_slices((rows, rows.mean(1, keepdims=True)))).batch(32)
Learner(8).learn(batches, 3)
