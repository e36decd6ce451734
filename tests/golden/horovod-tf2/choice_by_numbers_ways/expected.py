"""Which function moves the rate is chosen by other words."""
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


rows = np.random.RandomState(3).rand(160, 4).astype("float32")
data = shard(tf.data.Dataset.from_tensor_slices(rows)).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.01 * hvd.size())


def slower():
    opt.learning_rate.assign(opt.learning_rate * 0.9)


def same():
    pass


for epoch in range(2):
    for row in data:
        x, y = row[:, :3], row[:, 3:]
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((net(x) - y) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(grads, net.trainable_variables))
        broadcast_once(net.variables, opt)
    now = float(loss)
    way = hvd.broadcast_object(bool(now > 0.5), 0) and slower or same
    way()
    scores = {slower: hvd.broadcast_object(now, 0), same: 0.2}
    min(scores, key=scores.get)()
    any(f() for f in [slower] if hvd.broadcast_object(bool(now > 0.3), 0))
    for f in filter(lambda f: hvd.broadcast_object(bool(now > 0.2), 0), [slower, same]):
        f()
    for _ in range(hvd.broadcast_object(int(now * 2), 0)):
        slower()
    try:
        assert hvd.broadcast_object(bool(now > 0.3), 0)
        slower()
    except AssertionError:
        same()
    while hvd.broadcast_object(bool(now > 0.3), 0):
        slower()
        now *= 0.5
