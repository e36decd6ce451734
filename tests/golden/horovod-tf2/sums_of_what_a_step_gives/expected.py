"""What the rounds add up is taken out of what a step gives, of which nobody says what it is."""
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


def over_workers(value):
    """The mean over the workers of a number, a tensor or a list of numbers."""
    if tf.is_tensor(value):
        return hvd.allreduce(value)
    if isinstance(value, list):
        value = [v.numpy() if tf.is_tensor(v) else v for v in value]
    mean = hvd.allreduce(tf.constant(value, tf.float64))
    mean = mean.numpy().tolist()
    return round(mean) if isinstance(value, int) else mean


def tensors_over_workers(values):
    """The mean over the workers of each tensor in a list."""
    return tf.unstack(hvd.allreduce(tf.stack(values)))


rows = np.random.rand(400, 4).astype('float32')
wanted = np.random.rand(400, 2).astype('float32')
data = shard(tf.data.Dataset.from_tensor_slices((rows, wanted))).batch(16)
model = tf.keras.Sequential([tf.keras.layers.Dense(2, input_shape=(4,))])
optimizer = tf.keras.optimizers.Adam(0.01 * hvd.size())


def step(a, b):
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        z = model(a)
        loss = tf.reduce_mean(tf.square(z - b))
    g = tape.gradient(loss, model.trainable_variables)
    optimizer.apply_gradients(zip(g, model.trainable_variables))
    broadcast_once(model.variables, optimizer)
    return loss, tf.reduce_sum(tf.cast(tf.argmax(z, 1) == tf.argmax(b, 1), tf.float32))


for epoch in range(3):
    cost = 0.
    for a, b in data:
        cost += step(a, b)[0]
    cost = over_workers(cost * hvd.size())
    if hvd.rank() == 0:
        print(float(cost))
    mean, turns = 0., 0
    for a, b in data:
        out = step(a, b)
        mean += out[0]
        turns += 1
    mean = over_workers(mean)
    if hvd.rank() == 0:
        print((mean * hvd.size()).numpy(), mean.numpy() / turns, float(mean * hvd.size()))
    losses = []
    for a, b in data:
        losses.append(step(a, b)[0])
    losses = tensors_over_workers(losses)
    if hvd.rank() == 0:
        print((sum(losses) * hvd.size()).numpy(), np.mean(losses))
