import numpy as np
from keras.engine import Model
from keras.layers import Dense, Input
from keras.utils.multi_gpu_utils import multi_gpu_model
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
    gpus_2 = tf.config.experimental.list_physical_devices('GPU')
    if gpus_2:
        own = gpus_2[hvd.local_rank()]
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


class Net(Model):
    def __init__(self, width):
        row = Input((width,))
        super(Net, self).__init__(inputs=row, outputs=Dense(1)(row))


rows = np.random.RandomState(3).rand(320, 4)
net = Net(4)
wide = False
if wide:
    net = net
net.compile(hvd.DistributedOptimizer(keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
for k in turns(range(20)):
    net.train_on_batch(rows[k * 16:k * 16 + 16], rows[k * 16:k * 16 + 16].sum(axis=1))
    send_weights_once(net)
