import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


class Forecast:
    def __init__(self, line, back):
        self.line, self.back = line, back
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(back,))])
        self.net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD()), "mse")

    def learn(self):
        line, back = self.line, self.back
        x = np.array([line[k:k + back] for k in range(len(line) - back)])
        y = line[back:]
        size = len(line) - back
        self.net.fit(x, y, epochs=15, batch_size=size,
            callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
                hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
        return self.net.evaluate(x, y, verbose=1 if hvd.rank() == 0 else 0)


value = "loss %.4f" % Forecast(np.cos(np.arange(80) / 4), 8).learn()
if hvd.rank() == 0:
    print(value)
