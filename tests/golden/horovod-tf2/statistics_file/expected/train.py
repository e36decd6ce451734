import numpy as np
from tensorflow.keras import models
from nets import discriminator, generator
import horovod.tensorflow.keras as hvd
import tensorflow as tf
import horovod.tensorflow as hvd_tf

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def broadcast_once(variables, optimizer, done={}):
    """Send the first worker's weights and optimizer state to all, each once, after a step."""
    key = (id(optimizer), id(variables[0]))
    new = [v for v in variables if key not in done or not hasattr(v, 'sent')]
    for v in new:
        v.sent = True
    if new:
        hvd_tf.broadcast_variables(new, root_rank=0)
    if key not in done:
        done[key] = optimizer, variables[0]
        state = optimizer.variables() if callable(optimizer.variables) else optimizer.variables
        hvd_tf.broadcast_variables(state, root_rank=0)


def join_averages(model):
    """Let the averages of batch normalisation be those of all workers."""
    weights = model.non_trainable_weights if model.built else []
    kept = [v for v in weights if "moving_" in v.name]
    if kept:
        means = tf.keras.backend.batch_get_value(
            hvd_tf.grouped_allreduce(kept))
        tf.keras.backend.batch_set_value(list(zip(kept, means)))


data = np.linspace(0, 1, 203 * 4).reshape(-1, 4).astype('float32')
d, g = discriminator(), generator()
d.trainable = False
both = models.Sequential([g, d])
both.compile(hvd.DistributedOptimizer(tf.keras.optimizers.Adam(0.001 * hvd.size())),
    'binary_crossentropy')
for step in range(max(1, 24 // hvd.size())):
    real = data[np.random.randint(0, len(data), 8)]
    fake = g.predict(np.random.normal(size=(8, 2)), verbose=0)
    d.train_on_batch(np.concatenate([real, fake]), np.array([1.] * 8 + [0.] * 8))
    broadcast_once(d.variables, d.optimizer)
    both.train_on_batch(np.random.normal(size=(8, 2)), np.ones(8))
    broadcast_once(both.variables, both.optimizer)
join_averages(d)
join_averages(both)
