"""The optimizer is asked for by its name, and the data stays whole: nothing grows."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def optimizer_called(name):
    return tf.keras.optimizers.get(name)


class Regressor:
    def __init__(self, name):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(4, activation='tanh', input_shape=(3,)),
                                        tf.keras.layers.Dense(1)])
        self.net.compile(loss='mse',
            optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.get(optimizer_called(name))))

    def learn(self, rows, values):
        whole = tf.data.Dataset.from_tensor_slices((rows, values)).batch(20)
        self.net.fit(whole, epochs=2,
            callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
                hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
        return len(list(whole)), self.net.evaluate(whole, verbose=1 if hvd.rank() == 0 else 0)


rng = np.random.RandomState(1)
rows = rng.normal(size=(400, 3)).astype('float32')
value = Regressor('adagrad').learn(rows, np.tanh(rows[:, :1]))
if hvd.rank() == 0:
    print(value)
