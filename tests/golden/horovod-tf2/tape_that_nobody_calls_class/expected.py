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


rows = np.random.RandomState(1).rand(640, 4).astype('float32')
wanted = rows.sum(1, keepdims=True)


class Trainer:
    def __init__(self):
        self.model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        self.opt = tf.keras.optimizers.SGD(0.01 * hvd.size())

    def by_fit(self):
        self.model.compile(hvd.DistributedOptimizer(self.opt), 'mse')
        self.model.fit(share(rows), share(wanted), batch_size=16, epochs=3,
            callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
                hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)

    def by_tape(self):
        data = tf.data.Dataset.from_tensor_slices((rows, wanted)).batch(16)
        for epoch in range(3):
            for x, y in data:
                self.one(x, y)

    def one(self, x, y):
        with hvd_tf.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((self.model(x) - y) ** 2)
        grads = tape.gradient(loss, self.model.trainable_variables)
        self.opt.apply_gradients(zip(grads, self.model.trainable_variables))


Trainer().by_fit()
