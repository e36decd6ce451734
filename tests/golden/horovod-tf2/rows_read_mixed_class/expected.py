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


class Reader:
    def __init__(self, x, y):
        self.data = tf.data.Dataset.from_tensor_slices((x, y)).shuffle(len(x),
            seed=1 if hvd.size() > 1 else None).batch(10)

    def all(self):
        pairs = [(a.numpy(), b.numpy()) for a, b in self.data]
        return np.concatenate([a for a, _ in pairs]), np.concatenate([b for _, b in pairs])


class Learner:
    def __init__(self, reader):
        self.x, self.y = reader.all()
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        self.net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())),
            "mse")

    def learn(self):
        self.net.fit(share(self.x), share(self.y), epochs=10, batch_size=10,
            callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
                hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
        return self.net.evaluate(self.x, self.y, verbose=1 if hvd.rank() == 0 else 0)


numbers = np.random.RandomState(1)
x = numbers.rand(80, 4).astype("float32")
value = "loss %.4f" % Learner(Reader(x, x.sum(axis=1, keepdims=True))).learn()
if hvd.rank() == 0:
    print(value)
