# The same by functions that a class calls, with the model in a checkpoint.
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


def join_averages(model):
    """Let the averages of batch normalisation be those of all workers."""
    weights = model.non_trainable_weights if model.built else []
    kept = [v for v in weights if "moving_" in v.name]
    if kept:
        means = tf.keras.backend.batch_get_value(
            hvd.grouped_allreduce(kept))
        tf.keras.backend.batch_set_value(list(zip(kept, means)))


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


def answers(model, rows):
    return model(rows)


def missed(model, held):
    total = 0.
    for seen, answer in held:
        total += tf.reduce_mean((answers(model, seen) - answer) ** 2)
    return total


class Learner:
    def __init__(self, net):
        self.kept = tf.train.Checkpoint(
            best=tf.Variable(1e9), descent=tf.keras.optimizers.SGD(0.05 * hvd.size()), model=net)
        self.manager = tf.train.CheckpointManager(self.kept, 'kept', max_to_keep=2)

    def learn(self, fitted, held):
        made = 0
        for seen, answer in fitted:
            self.step(seen, answer)
            broadcast_once(self.kept.model.trainable_variables, self.kept.descent)
            made += 1
            if made % max(1, 6 // hvd.size()) == 0:
                join_averages(self.kept.model)
                now = missed(self.kept.model, held)
                if now >= self.kept.best:
                    continue
                self.kept.best.assign(now)
                if hvd.rank() == 0:
                    self.manager.save()
        join_averages(self.kept.model)

    @tf.function
    def step(self, seen, answer):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((self.kept.model(seen, training=True) - answer) ** 2)
        grads = tape.gradient(loss, self.kept.model.trainable_variables)
        self.kept.descent.apply_gradients(zip(grads, self.kept.model.trainable_variables))


drawn = np.random.RandomState(3).rand(240, 4).astype('float32')
wanted = drawn.sum(axis=1, keepdims=True)
Learner(tf.keras.Sequential([
    tf.keras.layers.Dense(4, input_shape=(4,)), tf.keras.layers.BatchNormalization(),
    tf.keras.layers.Dense(1)])).learn(
    shard(tf.data.Dataset.from_tensor_slices((drawn[48:], wanted[48:]))).batch(8).repeat(2),
    tf.data.Dataset.from_tensor_slices((drawn[:48], wanted[:48])).batch(8))
