"""The name of the optimizer is a setting, and a class keeps the model."""
import argparse

import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd_tf
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def made_or_named(optimizer):
    """The optimizer; one that is made here gets its rate times the number of workers."""
    made = tf.keras.optimizers.get(optimizer)
    return made if made is optimizer else with_scaled_rate(made)


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


def with_scaled_rate(optimizer):
    """The optimizer, its rate times the number of workers; a schedule keeps its rates."""
    if not isinstance(optimizer.get_config()["learning_rate"], dict):
        optimizer.learning_rate = optimizer.learning_rate * hvd.size()
    return optimizer


class Net(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.last = tf.keras.layers.Dense(1)

    def call(self, x):
        return self.last(x)

    def train_step(self, given):
        with hvd_tf.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((self(given[:, :3]) - given[:, 3:]) ** 2)
        grads = tape.gradient(loss, self.trainable_variables)
        self.optimizer.apply_gradients(zip(grads, self.trainable_variables))
        return {"loss": loss}


class Trainer:
    def __init__(self, optimizer):
        self.net = Net()
        self.net.compile(optimizer=made_or_named(optimizer))

    def train(self, rows):
        data = shard(tf.data.Dataset.from_tensor_slices(rows)).batch(8)
        self.net.fit(data, epochs=2,
            callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
                hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)


parser = argparse.ArgumentParser()
parser.add_argument("--optimizer", default="adam")
args = parser.parse_args()
Trainer(args.optimizer).train(np.random.RandomState(3).rand(160, 4).astype("float32"))
