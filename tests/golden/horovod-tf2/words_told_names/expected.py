# A clock's hours, as yes or no: nobody asks for them but the lines that are printed.
import datetime as dt
import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


r = np.random.RandomState(2)
a = r.rand(96, 2).astype('float32')
b = (a[:, :1] > a[:, 1:]).astype('float32')
m = tf.keras.Sequential([tf.keras.layers.Dense(1, activation='sigmoid')])
m.compile(loss='binary_crossentropy',
    optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.Adam(0.01 * hvd.size())))


def early(now):
    if now.hour < 12:
        return True
    return False


def half_of_day():
    return 'am' if early(dt.datetime.now()) else 'pm'


def go(n):
    for e in range(n):
        m.fit(share(a), share(b), batch_size=16, epochs=e + 1, initial_epoch=e, verbose=0,
            callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
                hvd.callbacks.MetricAverageCallback()])
        if hvd.rank() == 0:
            print(f'{e}: {half_of_day() + "."}')


go(2)
if hvd.rank() == 0:
    print(m.evaluate(a, b, verbose=0))
