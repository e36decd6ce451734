"""An object hands out one of several data sets, of other lengths, by chance."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

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
        hvd.broadcast_variables(new, root_rank=0)
    if key not in done:
        done[key] = optimizer, variables[0]
        state = optimizer.variables() if callable(optimizer.variables) else optimizer.variables
        hvd.broadcast_variables(state, root_rank=0)


class Tasks:
    def __init__(self):
        self.sets = {}
        for i, name in enumerate(['a', 'b', 'c']):
            rows = np.random.RandomState(i).rand(32 + 32 * i, 4).astype('float32')
            self.sets[name] = tf.data.Dataset.from_tensor_slices(rows).batch(8)

    def sample(self):
        return self.sets[hvd.broadcast_object(np.random.choice(sorted(self.sets)), 0)]


tasks = Tasks()
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
rule = tf.keras.optimizers.legacy.SGD(0.01)
for k in range(5):
    for batch in tasks.sample():
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((net(batch) - 1.0) ** 2)
        slopes = tape.gradient(loss, net.trainable_variables)
        rule.apply_gradients(zip(slopes, net.trainable_variables))
        broadcast_once(net.variables, rule)
