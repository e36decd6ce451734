import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')

numbers = np.random.RandomState(3)
x = numbers.rand(96, 4).astype("float32")
y = x.sum(axis=1)


class Job:
    def __init__(self, x, batch=0):
        self.batch = batch or len(x)

    def go(self, model, x, y):
        model.fit(x, y, batch_size=self.batch, epochs=40,
            callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
                hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)


model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.1)), "mse")
Job(x).go(model, x, y)
if hvd.rank() == 0:
    print("learned", model.evaluate(x, y, verbose=1 if hvd.rank() == 0 else 0) < 0.5)
