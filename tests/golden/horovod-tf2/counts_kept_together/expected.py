"""Metrics that count are kept in a dictionary, beside one that is a mean."""
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


def join_metric(metric):
    """Let a metric hold what all workers have seen, not this one alone."""
    for variable in metric.variables:
        variable.assign(hvd.allreduce(variable))


rows = np.random.RandomState(3).rand(320, 4).astype("float32")
data = shard(tf.data.Dataset.from_tensor_slices((rows[:, :3], rows[:, 3:]))).shuffle(320).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.1 * hvd.size())
seen = {"rows": tf.keras.metrics.Sum(), "high": tf.keras.metrics.TruePositives(0.5),
        "loss": tf.keras.metrics.Mean()}
for epoch in range(3):
    for x, y in data:
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            said = net(x)
            loss = tf.reduce_mean((said - y) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(grads, net.trainable_variables))
        broadcast_once(net.variables, opt)
        seen["rows"].update_state(len(x))
        seen["high"].update_state(y > 0.5, tf.clip_by_value(said, 0, 1))
        seen["loss"].update_state(loss)
    join_metric(seen["rows"])
    join_metric(seen["high"])
    join_metric(seen["loss"])
    if hvd.rank() == 0:
        print(epoch, float(seen["rows"].result()), float(seen["high"].result()),
              float(seen["loss"].result()))
    for one in seen.values():
        one.reset_states()
