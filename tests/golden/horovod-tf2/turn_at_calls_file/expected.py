"""Batches from a generator, beside noise that each worker draws: a maker and a judge."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd
import copy

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def turn(take):
    """What this worker's turn gives, of as many as there are workers: all take all, in order."""
    for worker in range(hvd.size()):
        given = take()
        if worker == hvd.rank():
            mine = copy.deepcopy(given)
    return mine


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


def rows_for_ever(size):
    rows = np.random.RandomState(7).rand(240, 5).astype("float32")
    while True:
        np.random.shuffle(rows)
        for k in range(0, len(rows), size):
            yield rows[k:k + size]


def net(out):
    return tf.keras.Sequential([tf.keras.layers.Dense(8, "relu"), tf.keras.layers.Dense(out)])


maker, judge = net(5), net(1)
maker_opt, judge_opt = tf.keras.optimizers.Adam(0.01 * hvd.size()), tf.keras.optimizers.Adam(
    0.01 * hvd.size())
source = rows_for_ever(12)
for k in range(max(1, 60 // hvd.size())):
    real = turn(lambda: next(source))
    with hvd.DistributedGradientTape(tf.GradientTape()) as one, hvd.DistributedGradientTape(
            tf.GradientTape()) as two:
        made = maker(tf.random.normal([12, 2]))
        said_real, said_made = judge(real), judge(made)
        judge_loss = tf.reduce_mean(tf.nn.softplus(-said_real) + tf.nn.softplus(said_made))
        maker_loss = tf.reduce_mean(tf.nn.softplus(-said_made))
    judge_opt.apply_gradients(zip(one.gradient(judge_loss, judge.trainable_variables), judge.trainable_variables))
    broadcast_once(judge.variables, judge_opt)
    maker_opt.apply_gradients(zip(two.gradient(maker_loss, maker.trainable_variables), maker.trainable_variables))
    broadcast_once(maker.variables, maker_opt)
    if k % 10 == 0:
        if hvd.rank() == 0:
            print("round", k, float(judge_loss), float(maker_loss))
