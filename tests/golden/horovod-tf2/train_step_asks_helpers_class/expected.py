"""A network inside another one improves itself, when the `train_step` of that asks it to."""
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


class Inner(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.dense = tf.keras.layers.Dense(1)
        self.own = tf.keras.optimizers.SGD(0.05 * hvd.size())

    def call(self, x):
        return self.dense(x)

    def improve(self, x, y):
        with hvd_tf.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean(tf.square(self(x) - y))
        grads = tape.gradient(loss, self.trainable_variables)
        self.own.apply_gradients(zip(grads, self.trainable_variables))
        return loss


class Outer(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.inner = Inner()
        self.head = tf.keras.layers.Dense(1)

    def call(self, x):
        return self.head(self.inner(x))

    def slopes(self, x, y):
        with hvd_tf.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean(tf.square(self(x) - y))
        return loss, tape.gradient(loss, self.head.trainable_variables)

    def train_step(self, data):
        x, y = data
        inner = self.inner.improve(x, y)
        loss, grads = self.slopes(x, y)
        self.optimizer.apply_gradients(zip(grads, self.head.trainable_variables))
        return {"loss": loss, "inner": inner}


points = np.random.RandomState(3).rand(320, 5).astype("float32")
heights = points.sum(axis=1, keepdims=True)
net = Outer()
net.compile(optimizer=tf.keras.optimizers.Adam(0.01 * hvd.size()))
seen = net.fit(share(points), share(heights), batch_size=16, epochs=3,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    print("left", seen.history["loss"][-1], seen.history["inner"][-1])
