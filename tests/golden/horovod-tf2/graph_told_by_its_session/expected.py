# TensorFlow 1 is told by the session of `tf.keras`: weights are sent in it.
import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd
import itertools
import horovod.tensorflow as hvd_tf

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def turns(rounds):
    """This worker's share of the rounds: as many as all others'; one, where there are fewer."""
    rounds = itertools.chain(rounds)
    first = [given for _, given in zip(range(hvd.size()), rounds)]
    if first:
        yield first[hvd.rank() % len(first)]
    for group in zip(*[rounds] * hvd.size()):
        yield group[hvd.rank()]


def send_weights_once(model, done={}):
    """Send the first worker's weights and optimizer state to all, once, after the first step."""
    key = (id(model), len(model.weights))
    if key not in done:
        done[key] = hvd.callbacks.BroadcastGlobalVariablesCallback(0)
        done[key].set_model(model)
        done[key].on_batch_end(0)


def join_averages(model):
    """Let the averages of batch normalisation be those of all workers."""
    weights = model.non_trainable_weights if model.built else []
    kept = [v for v in weights if "moving_" in v.name]
    if kept:
        means = tf.keras.backend.batch_get_value(
            hvd_tf.grouped_allreduce(kept))
        tf.keras.backend.batch_set_value(list(zip(kept, means)))


class Subtract(object):
    def _merge_function(self, inputs):
        return inputs[0] - inputs[1]


def net():
    i = tf.keras.layers.Input((4,))
    return tf.keras.Model(i, tf.keras.layers.Dense(1)(tf.keras.layers.BatchNormalization()(i)))


class Solver(object):
    def __init__(self, lr):
        self.D = net()
        self.optimizer = tf.keras.optimizers.Adam(learning_rate=lr * hvd.size())
        self.D.compile(loss='mse', optimizer=hvd.DistributedOptimizer(self.optimizer))

    def train(self, data):
        for i in turns(range(1000)):
            loss = self.D.train_on_batch(data[i % 10], np.ones((20, 1)))
            send_weights_once(self.D)
        join_averages(self.D)
        with tf.keras.backend.get_session().as_default():
            if hvd.rank() == 0:
                self.D.save_weights('d.h5')


Solver(0.001).train(np.random.rand(10, 20, 4))
