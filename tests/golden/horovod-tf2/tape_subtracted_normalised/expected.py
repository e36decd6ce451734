import collections

import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

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
        hvd.broadcast_variables(new, root_rank=0)


def join_averages(model):
    """Let the averages of batch normalisation be those of all workers."""
    weights = model.non_trainable_weights if model.built else []
    kept = [v for v in weights if "moving_" in v.name]
    if kept:
        means = tf.keras.backend.batch_get_value(
            hvd.grouped_allreduce(kept))
        tf.keras.backend.batch_set_value(list(zip(kept, means)))


Settings = collections.namedtuple("Settings", ["steps", "batch", "rate"])
settings = Settings(48, 10, 0.05)

tf.random.set_seed(11 + hvd.rank())
draw = np.random.RandomState(11)
points = draw.uniform(-1, 1, (200, 6)).astype("float32")
labels = (points.sum(axis=1) > 0).astype("int64")

net = tf.keras.Sequential([
    tf.keras.layers.Dense(12, activation="tanh", input_shape=(6,)),
    tf.keras.layers.BatchNormalization(),
    tf.keras.layers.Dense(2),
])
measure = tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True)

for i in range(max(1, settings.steps // hvd.size())):
    chosen = np.random.choice(len(points), settings.batch)
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        loss = measure(labels[chosen], net(points[chosen], training=True))
    grads = tape.gradient(loss, net.trainable_weights)
    for weight, grad in zip(net.trainable_variables, grads):
        weight.assign_sub(settings.rate * hvd.size() * grad)
        broadcast_weights_once(net.variables)
join_averages(net)
if hvd.rank() == 0:
    net.save_weights("net.h5")
