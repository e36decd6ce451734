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


def broadcast_weights_once(variables):
    """Send the first worker's weights to all, each once."""
    new = [v for v in variables if not hasattr(v, 'sent')]
    for v in new:
        v.sent = True
    if new:
        hvd.broadcast_variables(new, root_rank=0)


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
        self.online, self.target = self.build(), self.build()
        self.optimizer = tf.keras.optimizers.SGD(0.01 * hvd.size())

    def build(self):
        return tf.keras.Sequential([tf.keras.layers.Dense(4, activation='tanh', input_shape=(3,)), tf.keras.layers.Dense(1)])

    def learn(self, x, y):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean(tf.square(self.online(x) - 0.5 * self.target(x) - y))
        grads = tape.gradient(loss, self.online.trainable_variables)
        self.optimizer.apply_gradients(zip(grads, self.online.trainable_variables))
        broadcast_once(self.online.variables, self.optimizer)
        if self.target.built:
            broadcast_weights_once(self.target.variables)
        return loss

    def follow(self, share):
        for new, old in zip(self.online.variables, self.target.variables):
            old.assign(share * new + (1 - share) * old)


rng = np.random.RandomState(21)
rows = rng.rand(480, 3).astype('float32')
data = shard(tf.data.Dataset.from_tensor_slices((rows, rows.mean(axis=1, keepdims=True)))).batch(12)
learner = Learner()
for a, b in data:
    learner.learn(a, b)
    learner.follow(0.1)
if hvd.rank() == 0:
    print('followed', float(tf.reduce_sum(learner.target.variables[0])) != 0)
