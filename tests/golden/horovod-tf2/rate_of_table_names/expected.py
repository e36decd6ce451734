"""The optimizer is chosen by its name from a table of ready ones."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def made_or_named(optimizer):
    """The optimizer; one that is made here gets its rate times the number of workers."""
    made = tf.keras.optimizers.get(optimizer)
    return made if made is optimizer else with_scaled_rate(made)


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


def with_scaled_rate(optimizer):
    """The optimizer, its rate times the number of workers; a schedule keeps its rates."""
    if not isinstance(optimizer.get_config()["learning_rate"], dict):
        optimizer.learning_rate = optimizer.learning_rate * hvd.size()
    return optimizer


which = "second"
samples = np.random.RandomState(0).rand(512, 3).astype("float32")
goals = samples.sum(1, keepdims=True)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
chosen = {
    "first": tf.keras.optimizers.Adam(0.001 * hvd.size()),
    "second": tf.keras.optimizers.SGD(0.01 * hvd.size(), momentum=0.5),
}[which]
net.compile(optimizer=hvd.DistributedOptimizer(made_or_named(chosen)), loss="mse")
net.fit(share(samples), share(goals), batch_size=16, epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
