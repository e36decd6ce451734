"""A second net is `None` where no setting asks for it."""
import sys

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


def broadcast_weights_once(variables):
    """Send the first worker's weights to all, each once."""
    new = [v for v in variables if not hasattr(v, 'sent')]
    for v in new:
        v.sent = True
    if new:
        hvd.broadcast_variables(new, root_rank=0)


def join_averages(model):
    """Let the averages of batch normalisation be those of all workers."""
    weights = model.non_trainable_weights if model.built else []
    kept = [v for v in weights if "moving_" in v.name]
    if kept:
        means = tf.keras.backend.batch_get_value(
            hvd.grouped_allreduce(kept))
        tf.keras.backend.batch_set_value(list(zip(kept, means)))


rows = np.random.RandomState(0).rand(96, 4).astype('float32')


class Learner:
    def __init__(self, curious):
        self.critic = tf.keras.Sequential([tf.keras.layers.Dense(1)])
        self.critic_opt = tf.keras.optimizers.Adam(0.01 * hvd.size())
        if curious:
            self.inverse = tf.keras.Sequential([tf.keras.layers.Dense(4), tf.keras.layers.BatchNormalization()])
            self.inverse_opt = tf.keras.optimizers.Adam(0.01 * hvd.size())
        else:
            self.inverse = self.inverse_opt = None

    @tf.function
    def train_step(self, x):
        if self.inverse is not None:
            with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
                loss = tf.reduce_mean((self.inverse(x, training=True) - x) ** 2)
            held = self.inverse.trainable_weights
            self.inverse_opt.apply_gradients(zip(tape.gradient(loss, held), held))
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((self.critic(x)[:, 0] - tf.reduce_sum(x, 1)) ** 2)
        held = self.critic.trainable_weights
        self.critic_opt.apply_gradients(zip(tape.gradient(loss, held), held))
        return loss


learner = Learner('--curious' in sys.argv)
for x in shard(tf.data.Dataset.from_tensor_slices(rows)).shuffle(96).batch(8):
    loss = learner.train_step(x)
    if getattr(learner, "inverse", None) is not None:
        broadcast_once(learner.inverse.trainable_weights, learner.inverse_opt)
    broadcast_once(learner.critic.trainable_weights, learner.critic_opt)
    if getattr(learner, "inverse", None) is not None and learner.inverse.built:
        broadcast_weights_once(learner.inverse.variables)
    if learner.critic.built:
        broadcast_weights_once(learner.critic.variables)
if getattr(learner, "inverse", None) is not None:
    join_averages(learner.inverse)
join_averages(learner.critic)
if hvd.rank() == 0:
    print(np.isfinite(float(loss)))
