"""A step of the model's own, by an optimizer that `compile` is given by its name."""
import numpy as np
import tensorflow as tf
from tensorflow import keras
import horovod.tensorflow as hvd_tf
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


class Net(keras.models.Model):
    def __init__(self):
        super().__init__()
        self.out = keras.layers.Dense(1)

    def call(self, inputs):
        return self.out(inputs)

    def train_step(self, data):
        x, y = data
        with hvd_tf.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((y - self(x)) ** 2)
        gradients = tape.gradient(loss, self.trainable_variables)
        self.optimizer.apply_gradients(zip(gradients, self.trainable_variables))
        return {'loss': loss}


numbers = np.random.RandomState(0)
model = Net()
model.compile(optimizer=keras.optimizers.SGD(0.01 * hvd.size()))
model.fit(share(numbers.rand(64, 4).astype('float32')),
    share(numbers.rand(64, 1).astype('float32')),
          batch_size=8, epochs=2,
          callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
              hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
