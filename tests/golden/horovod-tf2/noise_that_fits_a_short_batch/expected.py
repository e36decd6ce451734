# Noise for a whole batch of which a part is taken, a mean, or one that only full batches meet.
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


drawn = np.random.RandomState(4).rand(190, 4).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
descent = tf.keras.optimizers.SGD(0.01 * hvd.size())
for turn in range(3):
    for seen in shard(tf.data.Dataset.from_tensor_slices(drawn)).batch(8):
        noise = tf.random.normal([8, 4])
        shift = tf.reduce_mean(noise, axis=0)
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            told = net(seen + noise[:len(seen)] + shift)
            if len(seen) == 8:
                told += net(seen + noise)
            loss = tf.reduce_mean((told - tf.reduce_sum(seen, axis=1, keepdims=True)) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        descent.apply_gradients(zip(grads, net.trainable_variables))
        broadcast_once(net.variables, descent)
