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


x = np.random.RandomState(0).rand(640, 8).astype(np.float32)
y = np.random.RandomState(1).rand(640, 4).astype(np.float32)
model = tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(8,))])
optimizer = tf.keras.optimizers.Adam(0.001 * hvd.size())


def rows_of(batch):
    data = shard(tf.data.Dataset.from_tensor_slices((x, y))).shuffle(640)
    return data.batch(batch).prefetch(1)


def train(data):
    k, given = 0, iter(data)
    while True:
        batch = next(given, None)
        if not batch:
            if hvd.rank() == 0:
                print('nothing left after', k)
            break
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean(tf.square(model(batch[0]) - batch[1]))
        grads = tape.gradient(loss, model.trainable_variables)
        optimizer.apply_gradients(zip(grads, model.trainable_variables))
        broadcast_once(model.variables, optimizer)
        k += 1
        if k % 10 == 0:
            if hvd.rank() == 0:
                print(k, float(loss))


data = rows_of(16)
for epoch in range(2):
    train(data)
