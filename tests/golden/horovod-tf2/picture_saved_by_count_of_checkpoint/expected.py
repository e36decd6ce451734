import os

import matplotlib
import numpy as np
import tensorflow as tf
from PIL import Image

matplotlib.use("Agg")
import matplotlib.pyplot as plt
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


class Net:
    def __init__(self, folder, data):
        self.folder = folder
        self.data = data
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
        self.opt = tf.keras.optimizers.Adam(0.001 * hvd.size())
        self.ckpt = tf.train.Checkpoint(step=tf.Variable(0), net=self.net, opt=self.opt)
        self.manager = tf.train.CheckpointManager(self.ckpt, "kept", max_to_keep=3)

    def train_step(self, x, y):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean(tf.square(self.net(x) - y))
        grads = tape.gradient(loss, self.net.trainable_variables)
        self.opt.apply_gradients(zip(grads, self.net.trainable_variables))
        broadcast_once(self.net.variables, self.opt)

    def train(self, epochs):
        self.ckpt.restore(self.manager.latest_checkpoint)
        for _ in range(epochs):
            for x, y in self.data:
                self.ckpt.step.assign_add(1)
                step = int(self.ckpt.step)
                self.train_step(x, y)
                if step % max(1, 8 // hvd.size()) == 0:
                    if hvd.rank() == 0:
                        self.manager.save()
                    self.show(step)

    def show(self, step):
        plt.figure()
        plt.plot(self.net(np.ones((10, 3), "float32")).numpy())
        if hvd.rank() == 0:
            plt.savefig(self.folder + "/image_at_{}.png".format(step))
        plt.close()
        hvd.broadcast_object(0)  # the others wait for the first worker's file
        value = Image.open(self.folder + "/image_at_{}.png".format(step)).size
        if hvd.rank() == 0:
            print("shown", value)


os.makedirs("out", exist_ok=True)
rows = np.random.RandomState(1).rand(128, 3).astype("float32")
data = shard(tf.data.Dataset.from_tensor_slices((rows, rows.sum(axis=1)[:, None]))).batch(8)
Net("out", data).train(2)
