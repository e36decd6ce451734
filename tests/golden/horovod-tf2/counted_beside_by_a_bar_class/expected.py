import numpy as np
import tensorflow as tf
from tqdm import tqdm
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


np.random.seed(2)


class Batches(tf.keras.utils.Sequence):
    def __init__(self, rows):
        self.rows = rows

    def __len__(self):
        return len(self.rows) // 8

    def __getitem__(self, i):
        return self.rows[i * 8:i * 8 + 8]


class Learner:
    def __init__(self, batches):
        self.batches = batches
        self.net = tf.keras.Sequential([
            tf.keras.layers.Dense(4, input_shape=(4,)), tf.keras.layers.BatchNormalization()])
        self.opt = tf.keras.optimizers.SGD(0.05)

    def learn(self):
        progress = tqdm(range(len(self.batches)), disable=hvd.rank() > 0)
        for x, n in zip(self.batches, progress):
            with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
                loss = tf.reduce_mean((self.net(x, training=True) - x) ** 2)
            grads = tape.gradient(loss, self.net.trainable_variables)
            self.opt.apply_gradients(zip(grads, self.net.trainable_variables))
            broadcast_once(self.net.variables, self.opt)
            if n == 4:
                if hvd.rank() == 0:
                    self.net.save_weights('half.h5')
        join_averages(self.net)


rows = np.random.rand(64, 4).astype('float32')
learner = Learner(Batches(rows))
for epoch in range(2):
    learner.learn()
if hvd.rank() == 0:
    print('loss', float(tf.reduce_mean((learner.net(rows) - rows) ** 2)))
