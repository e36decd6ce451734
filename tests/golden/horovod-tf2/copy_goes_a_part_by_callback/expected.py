"""A callback does it behind each batch."""
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


def broadcast_weights_once(variables):
    """Send the first worker's weights to all, each once."""
    new = [v for v in variables if not hasattr(v, 'sent')]
    for v in new:
        v.sent = True
    if new:
        hvd_tf.broadcast_variables(new, root_rank=0)


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


class Slow(tf.keras.callbacks.Callback):
    def __init__(self, copy, part):
        super().__init__()
        self.copy, self.part = copy, part

    def on_train_batch_end(self, batch, logs=None):
        new = []
        for ahead, behind in zip(self.model.get_weights(), self.copy.get_weights()):
            new.append(self.part * ahead + (1 - self.part) * behind)
        self.copy.set_weights(new)


points = np.random.RandomState(3).rand(320, 5)
heights = points.sum(axis=1)
quick = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(5,))])
copy = tf.keras.models.clone_model(quick)
if quick.built:
    broadcast_weights_once(quick.variables)
copy.set_weights(quick.get_weights())
quick.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), "mse")
quick.fit(share(points), share(heights), batch_size=16, epochs=3,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback(), Slow(copy, 0.05)],
    verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    print("slow", copy.predict(points).mean())
