import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd
import os

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


batch_size = 8
num_steps = 45


class Trainer:
    def __init__(self):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(8, activation='relu'), tf.keras.layers.Dense(1)])
        self.opt = tf.keras.optimizers.SGD(0.05 * hvd.size())
        self.loss_func = tf.keras.losses.MeanSquaredError()

    def train_step(self, x, y):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = self.loss_func(y, self.net(x, training=True))
        grads = tape.gradient(loss, self.net.trainable_variables)
        self.opt.apply_gradients(zip(grads, self.net.trainable_variables))
        broadcast_once(self.net.variables, self.opt)
        return loss

    def fit(self, x_train, y_train):
        self.ds = shard(tf.data.Dataset.from_tensor_slices((x_train, y_train)))
        self.ds = self.ds.batch(batch_size, drop_remainder=True)
        log_f = open('log.txt' if hvd.rank() == 0 else os.devnull, 'w')
        for i, (batch_x, batch_y) in enumerate(self.ds.repeat().take(-(-num_steps // hvd.size())),
                1):
            c = self.train_step(batch_x, batch_y)
            if i % 9 == 0:
                if hvd.rank() == 0:
                    print('step %s: loss %s' % (i, float(c)))
                log_f.write('%d %f\n' % (i, float(c)))
        log_f.close()
        if hvd.rank() == 0:
            np.save('weights.npy', self.net.trainable_weights[0].numpy())


rng = np.random.RandomState(3)
x_train = rng.rand(144, 1).astype(np.float32)
y_train = 3 * x_train + 2
Trainer().fit(x_train, y_train)
