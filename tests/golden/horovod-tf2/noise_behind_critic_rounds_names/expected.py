"""A model of its own draws where it is called, by a helper, and its step is one of Keras."""
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


tf.random.set_seed(12 + hvd.rank())


class Coder(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.mean = tf.keras.layers.Dense(2)
        self.back = tf.keras.layers.Dense(5)

    def drawn(self, mean):
        return mean + tf.random.normal(tf.shape(mean), stddev=0.1)

    def call(self, rows):
        return self.back(self.drawn(self.mean(rows)))

    def train_step(self, rows):
        with hvd_tf.DistributedGradientTape(tf.GradientTape()) as tape:
            again = self(rows, training=True)
            loss = tf.reduce_mean((again - rows) ** 2)
        grads = tape.gradient(loss, self.trainable_variables)
        self.optimizer.apply_gradients(zip(grads, self.trainable_variables))
        return {'loss': loss}


coder = Coder()
coder.compile(tf.keras.optimizers.Adam(0.01 * hvd.size()))
coder.fit(share(np.random.RandomState(12).rand(64, 5).astype('float32')), epochs=2, batch_size=8,
    verbose=0,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()])
if hvd.rank() == 0:
    print(coder.count_params())
