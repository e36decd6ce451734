"""A rate that follows from what drawn rows say grows with the workers, by whatever name it has."""
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


class Watch(tf.keras.callbacks.Callback):
    def on_epoch_end(self, epoch, logs=None):
        at = np.random.randint(0, len(x), 8)
        score = float(np.abs(self.model.predict(x[at], verbose=0)).mean())
        lr = self.model.optimizer.learning_rate
        lr.assign(hvd_tf.broadcast_object(0.01 * min(1.0, score) * hvd.size(), 0))


x = np.random.RandomState(0).rand(160, 8).astype("float32")
y = x.mean(axis=1)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(8,))])
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), "mse")
model.fit(share(x), share(y), batch_size=8, epochs=3,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback(), Watch()], verbose=1 if hvd.rank() == 0 else 0)
