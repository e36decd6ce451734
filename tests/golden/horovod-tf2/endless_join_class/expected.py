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


def join_averages(model):
    """Let the averages of batch normalisation be those of all workers."""
    weights = model.non_trainable_weights if model.built else []
    kept = [v for v in weights if "moving_" in v.name]
    if kept:
        means = tf.keras.backend.batch_get_value(
            hvd.grouped_allreduce(kept))
        tf.keras.backend.batch_set_value(list(zip(kept, means)))


class Painter:
    def __init__(self):
        self.model = tf.keras.Sequential([
            tf.keras.layers.Dense(6, input_shape=(3,)), tf.keras.layers.BatchNormalization(), tf.keras.layers.Dense(1)])
        self.opt = tf.keras.optimizers.SGD(0.01 * hvd.size())
        self.seen = 0

    def learn(self, x, y):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean(tf.abs(self.model(x, training=True) - y))
        self.opt.apply_gradients(zip(tape.gradient(loss, self.model.trainable_variables), self.model.trainable_variables))
        broadcast_once(self.model.variables, self.opt)

    def run(self, rows):
        source = iter(
            shard(tf.data.Dataset.from_tensor_slices((rows[:, :3], rows[:, 3:]))).repeat().batch(4))
        while 1:
            x, y = next(source)
            self.learn(x, y)
            self.seen += 1
            if self.seen % max(1, 50 // hvd.size()) == 0:
                join_averages(self.model)
                if hvd.rank() == 0:
                    self.model.save_weights('painter.h5')


Painter().run(np.random.RandomState(3).rand(200, 4).astype('float32'))
