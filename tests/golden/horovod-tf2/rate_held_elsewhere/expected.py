"""Rates are set by what an object, a table and a list hold of the optimizers, and by a method."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def shard(dataset):
    """This worker's share of the elements: as many as all others'; all, where there are fewer."""
    count = int(tf.data.experimental.cardinality(dataset))
    if count == tf.data.experimental.UNKNOWN_CARDINALITY:
        dataset = dataset.window(hvd.size(), drop_remainder=True).flat_map(
            lambda *w: tf.data.Dataset.zip(w if len(w) > 1 else w[0]))
    elif 0 <= count < hvd.size():
        return dataset
    elif count > 0:
        dataset = dataset.take(count - count % hvd.size())
    return dataset.shard(hvd.size(), hvd.rank())


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


rows = np.random.RandomState(1).rand(320, 4).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
data = shard(tf.data.Dataset.from_tensor_slices((rows, wanted))).batch(8)
first = tf.keras.optimizers.SGD(0.01 * hvd.size())
second = tf.keras.optimizers.SGD(0.02 * hvd.size())


class Falling:
    def __init__(self, optimizer):
        self.lr = optimizer.learning_rate

    def fall(self, epoch):
        self.lr.assign(0.01 * 0.5 ** epoch * hvd.size())

    def halve(self):
        self.lr.assign(self.lr * 0.5)


falling = Falling(first)
table = {'second': second.learning_rate}
rates = [first.learning_rate, second.learning_rate]
set_second = second.learning_rate.assign
for epoch in range(4):
    for optimizer in (first, second):
        for x, y in data:
            with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
                loss = tf.reduce_mean((net(x) - y) ** 2)
            grads = tape.gradient(loss, net.trainable_variables)
            optimizer.apply_gradients(zip(grads, net.trainable_variables))
            broadcast_once(net.variables, optimizer)
    if epoch == 0:
        falling.fall(epoch)
        table['second'].assign(0.015 * hvd.size())
    elif epoch == 1:
        for rate in rates:
            rate.assign(0.005 * hvd.size())
    else:
        set_second(0.002 * hvd.size())
        falling.halve()
if hvd.rank() == 0:
    print(len(rates), "rates")
