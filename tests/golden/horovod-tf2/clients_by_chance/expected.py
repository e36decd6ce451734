import random
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


rows = np.random.RandomState(1).rand(640, 4).astype('float32')
wanted = rows.sum(axis=1)
model = tf.keras.Sequential([tf.keras.Input((4,)), tf.keras.layers.Dense(1)])


class Client:
    def __init__(self, first, last):
        self.loader = shard(
            tf.data.Dataset.from_tensor_slices((rows[first:last], wanted[first:last]))).batch(8)

    def update(self):
        optimizer = tf.keras.optimizers.SGD(0.01 * hvd.size())
        for x, y in self.loader:
            with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
                loss = tf.reduce_mean((model(x)[:, 0] - y) ** 2)
            gradients = tape.gradient(loss, model.trainable_variables)
            optimizer.apply_gradients(zip(gradients, model.trainable_variables))
            broadcast_once(model.variables, optimizer)


clients = [Client(0, 64), Client(64, 256), Client(256, 640)]


def picked(number):
    if number % 2:
        return hvd.broadcast_object(np.random.choice(len(clients), 2, replace=False), 0)
    return sorted(hvd.broadcast_object(random.sample(range(3), 2), 0))


order = list(range(3))
for turn in range(4):
    for n, i in enumerate(picked(turn)):
        clients[i].update()
    random.shuffle(order)
    order[:] = hvd.broadcast_object(order, 0)
    for i in order[:2]:
        client = clients[i]
        client.update()
