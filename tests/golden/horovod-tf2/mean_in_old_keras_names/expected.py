"""Losses are kept by a Keras that may have a graph: what is averaged is run there."""
import numpy as np
from keras.layers import Dense
from keras.models import Sequential
import horovod.keras as hvd
import keras
import tensorflow as tf
import itertools

hvd.init()
if hasattr(tf, 'ConfigProto'):
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    keras.backend.set_session(tf.Session(config=config))
else:
    gpus = tf.config.experimental.list_physical_devices('GPU')
    if gpus:
        own = gpus[hvd.local_rank()]
        tf.config.experimental.set_visible_devices(own, 'GPU')


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


def over_workers_of_keras(value):
    """The mean over the workers of a number, or of each number in a list."""
    mean = hvd.allreduce(float(value) if isinstance(value, int) else value, name="mean")
    mean = (mean.numpy() if hasattr(mean, "numpy") else mean).tolist()
    return round(mean) if isinstance(value, int) else mean


rows = np.random.RandomState(0).rand(640, 4)
wanted = rows.sum(1, keepdims=True)
net = Sequential()
net.add(Dense(output_dim=8, input_dim=4))
net.add(Dense(output_dim=1))
net.compile(loss="mse", optimizer=hvd.DistributedOptimizer(keras.optimizers.SGD(0.01 * hvd.size())))
for epoch in range(3):
    losses = []
    for k in turns(range(40)):
        losses.append(net.train_on_batch(rows[k * 16:k * 16 + 16], wanted[k * 16:k * 16 + 16]))
        send_weights_once(net)
    losses = over_workers_of_keras(losses)
    if hvd.rank() == 0:
        print(np.mean(losses))
