import os

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


tf.random.set_seed(0 + hvd.rank())
rows = np.random.RandomState(0).rand(64, 4).astype('float32')
data = shard(tf.data.Dataset.from_tensor_slices(rows)).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.05 * hvd.size())


def picture(epoch, folder):
    seen = net(tf.ones((1, 4))).numpy()
    if hvd.rank() == 0:
        np.save(os.path.join(folder, 'at_{:04d}.npy'.format(epoch)), seen)
    hvd.broadcast_object(0)  # the others wait for the first worker's file
    return np.load(os.path.join(folder, 'at_{:04d}.npy'.format(epoch)))


class Saver:
    def __init__(self, every):
        self.every, self.shapes = every, []

    def end(self, trainer):
        if trainer.n % self.every == 0:
            self.shapes.append(picture(trainer.n, trainer.root).shape)


class Trainer:
    def __init__(self, calls):
        self.calls, self.n, self.root = calls, 0, '.'

    def train(self):
        for epoch in range(3):
            for x in data:
                with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
                    loss = tf.reduce_mean((net(x) - x) ** 2)
                grads = tape.gradient(loss, net.trainable_variables)
                opt.apply_gradients(zip(grads, net.trainable_variables))
                broadcast_once(net.variables, opt)
            self.n += 1
            self.done()

    def done(self):
        for c in self.calls:
            c.end(self)


saver = Saver(1)
Trainer([saver]).train()
if hvd.rank() == 0:
    print(saver.shapes)
