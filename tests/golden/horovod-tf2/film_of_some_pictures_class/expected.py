"""The same in a class."""
import glob

import imageio
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
    def __init__(self):
        self.rows = np.random.RandomState(2).rand(96, 3).astype('float32')
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
        self.opt = tf.keras.optimizers.SGD(0.1 * hvd.size())

    def learn(self):
        data = shard(
            tf.data.Dataset.from_tensor_slices(
                (self.rows, self.rows.sum(1, keepdims=True)))).batch(8)
        for epoch in range(3):
            for a, b in data:
                with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
                    loss = tf.reduce_mean((self.net(a) - b) ** 2)
                grads = tape.gradient(loss, self.net.trainable_variables)
                self.opt.apply_gradients(zip(grads, self.net.trainable_variables))
                broadcast_once(self.net.variables, self.opt)
            if hvd.rank() == 0:
                imageio.imwrite('of%d.png' % epoch,
                    np.uint8(255 * np.clip(self.net(self.rows).numpy(), 0, 1)))

    def show(self, show=True):
        if hvd.rank() == 0:
            with imageio.get_writer('of.gif', mode='I') as film:
                before = None
                for name in sorted(glob.glob('of*.png')):
                    if before == name[:2]:
                        continue
                    before = name[:2]
                    film.append_data(imageio.imread(name))
        if show:
            hvd.broadcast_object(0)  # the others wait for the first worker's file
            value = len(imageio.mimread('of.gif'))
            if hvd.rank() == 0:
                print(value)


learner = Learner()
learner.learn()
learner.show()
if hvd.rank() == 0:
    print(learner.net.get_weights()[0].round(2))
