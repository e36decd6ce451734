import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def broadcast_weights_once(variables):
    """Send the first worker's weights to all, each once."""
    new = [v for v in variables if not hasattr(v, 'sent')]
    for v in new:
        v.sent = True
    if new:
        hvd.broadcast_variables(new, root_rank=0)


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


def made():
    return tf.keras.Sequential([
        tf.keras.layers.Dense(4, input_shape=(8,)), tf.keras.layers.Dense(1)])


def follow(target, source, part):
    for k in range(len(target.variables)):
        target.variables[k].assign(
            part * source.variables[k] + (1 - part) * target.variables[k])


def follow_lists(own, others, part):
    for k, w in enumerate(others):
        new = (1 - part) * own[k] + part * w
        own[k].assign(new)


def follow_layers(target, source, part):
    for k, layer in enumerate(source.layers):
        target.layers[k].set_weights([
            part * a + (1 - part) * b
            for a, b in zip(layer.get_weights(), target.layers[k].get_weights())])


rows = np.random.RandomState(1).rand(320, 8).astype('float32')
net, slow, late, last = made(), made(), made(), made()
opt = tf.keras.optimizers.SGD(0.01 * hvd.size())
for other in (slow, late, last):
    if net.built:
        broadcast_weights_once(net.variables)
    other.set_weights(net.get_weights())
for epoch in range(3):
    for a in shard(tf.data.Dataset.from_tensor_slices(rows)).batch(16):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((net(a) - slow(a) - late(a) - last(a) - 1) ** 2)
        opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
        broadcast_once(net.variables, opt)
        follow(slow, net, 0.01)
        follow_lists(late.weights, net.weights, 0.01)
        follow_layers(last, net, 0.01)
