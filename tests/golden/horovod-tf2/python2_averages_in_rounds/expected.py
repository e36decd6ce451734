# Python 2, rounds of the program's own, and batch normalisation.
import numpy as np
from keras.models import Sequential
from keras.layers import BatchNormalization, Dense
import horovod.keras as hvd
import keras
import tensorflow as tf

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


def send_weights_once(model, done={}):
    """Send the first worker's weights and optimizer state to all, once, after the first step."""
    key = (id(model), len(model.weights))
    if key not in done:
        done[key] = hvd.callbacks.BroadcastGlobalVariablesCallback(0)
        done[key].set_model(model)
        done[key].on_batch_end(0)


net = Sequential([Dense(8, input_dim=4), BatchNormalization(), Dense(1)])
net.compile(loss='mse',
    optimizer=hvd.DistributedOptimizer(keras.optimizers.Adam(0.001 * hvd.size())))
rows = np.load('rows.npy')
for i in range(max(1, 300 // hvd.size())):
    at = np.random.randint(0, len(rows), 20)
    loss = net.train_on_batch(rows[at], np.ones((20, 1)))
    send_weights_once(net)
    if hvd.rank() == 0:
        print 'loss', loss
if hvd.rank() == 0:
    net.save_weights('net.h5')
