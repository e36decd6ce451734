"""The same in a loop over sizes, in a method."""
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


class Learner:
    def __init__(self):
        self.model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        self.model.compile(loss="mse",
            optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.Adam(0.001 * hvd.size())))

    def learn(self, x, y):
        for size in (16, 8, 4):
            try:
                self.model.fit(share(x), share(y), batch_size=size, epochs=2,
                    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
                        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
                break
            except tf.errors.ResourceExhaustedError:
                if hvd.rank() == 0:
                    print("too big:", size)


x = np.random.RandomState(0).rand(128, 4).astype("float32")
Learner().learn(x, x.mean(axis=1))
