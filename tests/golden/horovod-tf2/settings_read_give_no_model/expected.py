# The settings are read in a `try`; the model is seen to be compiled by its class.
import numpy as np
import tensorflow as tf
import json
from dotmap import DotMap
import horovod.tensorflow.keras as hvd
import horovod.tensorflow as hvd_tf

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def distributed(optimizer):
    """The optimizer with its rate scaled, averaging gradients over the workers."""
    optimizer = hvd.DistributedOptimizer(tf.keras.optimizers.get(optimizer))
    if not isinstance(optimizer.get_config()["learning_rate"], dict):
        optimizer.learning_rate = optimizer.learning_rate * hvd.size()
    return optimizer


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


class JoinAverages(tf.keras.callbacks.Callback):
    """Let averages of batch normalisation be all workers' when used and at an epoch's end."""
    def on_test_begin(self, logs=None):
        join_averages(self.model)
    def on_epoch_end(self, epoch, logs=None):
        join_averages(self.model)


def join_averages(model):
    """Let the averages of batch normalisation be those of all workers."""
    weights = model.non_trainable_weights if model.built else []
    kept = [v for v in weights if "moving_" in v.name]
    if kept:
        means = tf.keras.backend.batch_get_value(
            hvd_tf.grouped_allreduce(kept))
        tf.keras.backend.batch_set_value(list(zip(kept, means)))


def read_config(path):
    with open(path) as kept:
        told = json.load(kept)
    config = DotMap(told)
    return config, told


def process_config(path):
    config, _ = read_config(path)
    config.callbacks.folder = 'logs/' + config.exp.name
    return config


class Kept:
    def __init__(self, config):
        self.config = config
        self.model = None


class Net(Kept):
    def __init__(self, config):
        super(Net, self).__init__(config)
        self.build()

    def build(self):
        self.model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
        self.model.compile(loss='mse', optimizer=distributed(self.config.model.optimizer))


class Begun:
    def __init__(self, model, rows, config):
        self.model = model
        self.rows = rows
        self.config = config


class Training(Begun):
    def __init__(self, model, rows, config):
        super(Training, self).__init__(model, rows, config)

    def train(self):
        self.model.fit(share(self.rows), share(self.rows[:, :1]), epochs=self.config.trainer.epochs,
                       batch_size=16,
                       callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
                           hvd.callbacks.MetricAverageCallback(), JoinAverages()],
                       verbose=1 if hvd.rank() == 0 else 0)


def main():
    try:
        config = process_config('settings.json')
    except OSError:
        exit(0)
    net = Net(config)
    Training(net.model, np.random.RandomState(0).rand(640, 4), config).train()


main()
