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


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


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


def over_workers(value):
    """The mean over the workers of a number, a tensor or a list of numbers."""
    if tf.is_tensor(value):
        return hvd_tf.allreduce(value)
    if isinstance(value, list):
        value = [v.numpy() if tf.is_tensor(v) else v for v in value]
    mean = hvd_tf.allreduce(tf.constant(value, tf.float64))
    mean = mean.numpy().tolist()
    return round(mean) if isinstance(value, int) else mean


rows = np.random.rand(640, 3).astype('float32')
critic = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
critic.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
maker = tf.keras.Sequential([tf.keras.layers.Dense(3, input_shape=(2,))])
both = tf.keras.Sequential([maker, critic])
both.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
ones, few, size = np.ones((8, 1)), 5, 8
rows = share(rows)
for epoch in range(3):
    np.random.shuffle(rows)
    seen = []
    for k in range(int(rows.shape[0] // (size * few))):
        part = rows[k * size * few:(k + 1) * size * few]
        for n in range(few):
            batch = part[n * size:(n + 1) * size]
            seen.append(critic.train_on_batch(batch, ones))
            broadcast_once(critic.variables, critic.optimizer)
            noise = np.random.rand(size, 2).astype('float32')
            seen.append(
                critic.train_on_batch(
                    maker.predict(noise, verbose='auto' if hvd.rank() == 0 else 0), -ones))
            broadcast_once(critic.variables, critic.optimizer)
        both.train_on_batch(np.random.rand(size, 2).astype('float32'), ones)
        broadcast_once(both.variables, both.optimizer)
    seen = over_workers(seen)
    if hvd.rank() == 0:
        print(epoch, np.mean(seen))
