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


def join_metric(metric):
    """Let a metric hold what all workers have seen, not this one alone."""
    for variable in metric.variables:
        variable.assign(hvd.allreduce(variable))


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


def train_step(args, x, y):
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        loss = tf.reduce_mean(tf.square(args.net(x) - y))
    grads = tape.gradient(loss, args.net.trainable_variables)
    args.opt.apply_gradients(zip(grads, args.net.trainable_variables))
    broadcast_once(args.net.trainable_variables, args.opt)
    args.loss(loss)


def train(args):
    for epoch in range(2):
        for x, y in args.data:
            train_step(args, x, y)
        join_averages(args.net)
        join_metric(args.loss)
        if hvd.rank() == 0:
            print("epoch {}, loss {:.3f}".format(epoch + 1, args.loss.result()))
        args.loss.reset_states()


args = argparse.ArgumentParser().parse_args()
rows = np.random.RandomState(1).rand(96, 3).astype("float32")
args.data = shard(
    tf.data.Dataset.from_tensor_slices((rows, rows.sum(axis=1)[:, None]))).shuffle(96).batch(8)
args.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
args.opt = tf.keras.optimizers.SGD(0.01 * hvd.size())
args.loss = tf.keras.metrics.Mean()
train(args)
