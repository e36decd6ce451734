import argparse

import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


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


parser = argparse.ArgumentParser()
parser.add_argument("--kind", default="plain")
asked = parser.parse_args()


def train(data, kind):
    net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
    opt = tf.keras.optimizers.SGD(0.1 * hvd.size())
    if kind == "pair":
        second = tf.keras.Sequential([tf.keras.layers.BatchNormalization(input_shape=(3,)), tf.keras.layers.Dense(1)])
        second_opt = tf.keras.optimizers.SGD(0.1 * hvd.size())
    for a, b in data:
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((net(a, training=True) - b) ** 2)
        opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
        broadcast_once(net.variables, opt)
        if kind != "pair":
            continue
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((second(a, training=True) - b) ** 2)
        second_opt.apply_gradients(zip(tape.gradient(loss, second.trainable_variables), second.trainable_variables))
        broadcast_once(second.variables, second_opt)
    join_averages(net)
    if kind == "pair":
        join_averages(second)
    return net


x, y = np.random.rand(96, 3).astype("float32"), np.random.rand(96, 1).astype("float32")
value = train(shard(tf.data.Dataset.from_tensor_slices((x, y))).shuffle(96).batch(8), asked.kind)
if hvd.rank() == 0:
    value.save_weights("net.h5")
