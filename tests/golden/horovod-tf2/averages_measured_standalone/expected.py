"""Keras itself, beside TensorFlow: what is measured among the rounds is measured by its averages."""
import numpy as np
import tensorflow as tf
from keras.layers import BatchNormalization, Dense
from keras.models import Sequential
import horovod.keras as hvd
import keras
import itertools
import horovod.tensorflow as hvd_tf

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def with_rate_as_made(optimizer):
    """The optimizer with its rate times the number of workers, whatever Keras calls it."""
    rate = optimizer.learning_rate if hasattr(optimizer, "learning_rate") else optimizer.lr
    if not callable(rate):
        made = keras.backend.get_value(rate)
        keras.backend.set_value(rate, made * hvd.size())
    return optimizer


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


def join_averages_of_keras(model):
    """Let the averages of batch normalisation be those of all workers."""
    weights = model.non_trainable_weights if model.built else []
    kept = [v for v in weights if "moving_" in v.name]
    if kept:
        means = keras.backend.batch_get_value(
            hvd_tf.grouped_allreduce(kept))
        keras.backend.batch_set_value(list(zip(kept, means)))


random = np.random.RandomState(0)
rows = random.normal(3., 2., [480, 4]).astype('float32')
wanted = rows.sum(1, keepdims=True)
if hvd.rank() == 0:
    print(tf.__version__)
net = Sequential([Dense(8, input_shape=(4,)), BatchNormalization(), Dense(1)])
net.compile(optimizer=with_rate_as_made(hvd.DistributedOptimizer(keras.optimizers.get('sgd'))),
    loss='mse')
count = 0
for part in range(2):
    for k in turns(range(50)):
        net.train_on_batch(rows[k * 8:k * 8 + 8], wanted[k * 8:k * 8 + 8])
        send_weights_once(net)
        count += 1
        if count % 10 == 0:
            join_averages_of_keras(net)
            if hvd.rank() == 0:
                print(np.mean((net.predict(rows[400:], verbose=0) - wanted[400:]) ** 2))
    join_averages_of_keras(net)
