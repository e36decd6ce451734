"""A metric that one function feeds, and another asks for: its name is a parameter here, and a name of the caller there."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd
import os

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


def join_metric(metric):
    """Let a metric hold what all workers have seen, not this one alone."""
    for variable in metric.variables:
        variable.assign(hvd.allreduce(variable))


table = np.random.RandomState(4).rand(320, 4).astype('float32')
wanted = table.sum(axis=1, keepdims=True)


def one_pass(net, stock, opt, seen):
    for a, b in stock:
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((net(a) - b) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(grads, net.trainable_variables))
        broadcast_once(net.variables, opt)
        seen(loss)
    return seen


def main():
    stock = shard(tf.data.Dataset.from_tensor_slices((table, wanted))).shuffle(320).batch(8)
    net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
    opt = tf.keras.optimizers.SGD(0.01 * hvd.size())
    seen = tf.keras.metrics.Mean()
    for epoch in range(3):
        seen = one_pass(net, stock, opt, seen)
        join_metric(seen)
        if hvd.rank() == 0:
            print('epoch', epoch, 'mean loss', float(seen.result()))
        with open('losses.txt' if hvd.rank() == 0 else os.devnull, 'a') as log:
            join_metric(seen)
            log.write('%d %f\n' % (epoch, seen.result()))
        seen.reset_states()


main()
