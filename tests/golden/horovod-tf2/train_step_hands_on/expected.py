"""A step of its own improves a second net by a tape, and hands the first on to that of Keras."""
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


class Net(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.body = tf.keras.layers.Dense(1)
        self.side = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(5,))])
        self.own = tf.keras.optimizers.SGD(0.02 * hvd.size())

    def call(self, x):
        return self.body(x)

    def train_step(self, data):
        x, y = data
        with hvd_tf.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean(tf.square(self.side(x) - y))
        grads = tape.gradient(loss, self.side.trainable_weights)
        self.own.apply_gradients(zip(grads, self.side.trainable_weights))
        return {**super().train_step(data), "side": loss}


points = np.random.RandomState(3).rand(320, 5).astype("float32")
heights = points.sum(axis=1, keepdims=True)
net = Net()
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), "mse")
seen = net.fit(share(points), share(heights), batch_size=16, epochs=3,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    print("left", seen.history["loss"][-1], seen.history["side"][-1])
