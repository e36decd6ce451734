"""The optimizer of `compile` minimises in a helper of the step; another net has a tape."""
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


def minimize_shared(optimizer, loss, variables):
    """One step with the gradients averaged over the workers."""
    with hvd_tf.DistributedGradientTape(tf.GradientTape()) as tape:
        value = loss()
    optimizer.apply_gradients(zip(tape.gradient(value, variables), variables))


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


class Line(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.body = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(5,))])
        self.shadow = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(5,))])
        self.slow = tf.keras.optimizers.SGD(0.02 * hvd.size())

    def call(self, x):
        return self.body(x)

    def improve(self, x, y):
        def error():
            return tf.reduce_mean(tf.square(self(x) - y))
        minimize_shared(self.optimizer, error, self.body.trainable_variables)
        return error()

    def imitate(self, x):
        with hvd_tf.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean(tf.square(self.shadow(x) - tf.stop_gradient(self(x))))
        grads = tape.gradient(loss, self.shadow.trainable_variables)
        self.slow.apply_gradients(zip(grads, self.shadow.trainable_variables))
        return loss

    def train_step(self, data):
        x, y = data
        return {"loss": self.improve(x, y), "apart": self.imitate(x)}


points = np.random.RandomState(3).rand(320, 5).astype("float32")
heights = points.sum(axis=1, keepdims=True)
line = Line()
line.compile(optimizer=tf.keras.optimizers.SGD(0.05 * hvd.size()))
seen = line.fit(share(points), share(heights), batch_size=16, epochs=3,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    print("left", seen.history["loss"][-1], seen.history["apart"][-1])
