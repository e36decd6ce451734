"""One loop for all passes: the model is measured every so many of its rounds."""
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


def join_averages(model):
    """Let the averages of batch normalisation be those of all workers."""
    weights = model.non_trainable_weights if model.built else []
    kept = [v for v in weights if "moving_" in v.name]
    if kept:
        means = tf.keras.backend.batch_get_value(
            hvd.grouped_allreduce(kept))
        tf.keras.backend.batch_set_value(list(zip(kept, means)))


def join_metric(metric):
    """Let a metric hold what all workers have seen, not this one alone."""
    for variable in metric.variables:
        variable.assign(hvd.allreduce(variable))


random = np.random.RandomState(0)
rows = random.normal(3., 2., [480, 4]).astype('float32')
wanted = (rows.sum(1, keepdims=True) > 12.).astype('float32')
held = tf.data.Dataset.from_tensor_slices((rows[400:], wanted[400:])).batch(16)
data = shard(
    tf.data.Dataset.from_tensor_slices((rows[:400], wanted[:400]))).shuffle(400).batch(8).repeat(2)
net = tf.keras.Sequential([tf.keras.layers.Dense(8), tf.keras.layers.BatchNormalization(),
                           tf.keras.layers.Dense(1, activation='sigmoid')])
optimizer = tf.keras.optimizers.SGD(0.01 * hvd.size())
measure = tf.keras.losses.BinaryCrossentropy()
right = tf.keras.metrics.BinaryAccuracy()
seen = []
for n, (x, y) in enumerate(data):
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        loss = measure(y, net(x, training=True))
    grads = tape.gradient(loss, net.trainable_variables)
    optimizer.apply_gradients(zip(grads, net.trainable_variables))
    broadcast_once(net.variables, optimizer)
    if n % 20 == 0:
        right.reset_states()
        join_averages(net)
        for a, b in held:
            right.update_state(b, net(a, training=False))
        join_metric(right)
        seen.append(right.result().numpy())
        if hvd.rank() == 0:
            print('accuracy', seen[-1])
join_averages(net)
