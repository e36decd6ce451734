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


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


class Distil:
    def __init__(self):
        self.teacher = tf.keras.Sequential([tf.keras.layers.Dense(8, input_shape=(4,))])
        self.student = tf.keras.Sequential([tf.keras.layers.Dense(8, input_shape=(4,))])
        self.student.compile(
            optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())),
            loss='mse')

    def learn(self, x):
        self.student.fit(x=share(x),
            y=share(
                hvd_tf.broadcast_object(
                    self.teacher.predict(x, verbose='auto' if hvd.rank() == 0 else 0), 0)),
            batch_size=8, epochs=2,
            callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
                hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
        self.student.fit(x=share(x), y=share(hvd_tf.broadcast_object(self.teacher(x), 0)),
            batch_size=8, epochs=2,
            callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
                hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
        self.student.fit(share(x), share(hvd_tf.broadcast_object(self.teacher(x).numpy(), 0)),
            validation_data=(x,
                hvd_tf.broadcast_object(
                    self.teacher.predict(x, verbose='auto' if hvd.rank() == 0 else 0), 0)),
            callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
                hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)


Distil().learn(np.random.RandomState(0).rand(64, 4).astype('float32'))
