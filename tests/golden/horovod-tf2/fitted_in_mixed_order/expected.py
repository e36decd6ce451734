"""Each song makes as many steps as it is long, in an order that is mixed in each pass: all go through them alike."""
import random
import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd
import horovod.tensorflow as hvd_tf

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')

songs = [np.random.RandomState(n).rand(n, 4).astype("float32") for n in (32, 48, 80, 64)]
net = tf.keras.Sequential([tf.keras.layers.Dense(1)])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01)), "mse")
for turn in range(3):
    random.setstate(hvd_tf.broadcast_object(random.getstate(), 0))
    random.shuffle(songs)
    for song in songs:
        net.fit(song, song[:, :1], batch_size=8, shuffle=False, verbose=0,
            callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
                hvd.callbacks.MetricAverageCallback()])
parts = list(np.split(np.random.RandomState(0).rand(96, 4).astype("float32"), [16, 40]))
for turn in range(3):
    np.random.set_state(hvd_tf.broadcast_object(np.random.get_state(), 0))
    np.random.shuffle(parts)
    for number, part in enumerate(parts):
        given = part * 2
        net.fit(given, given[:, :1], batch_size=8, shuffle=False, verbose=0,
            callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
                hvd.callbacks.MetricAverageCallback()])
