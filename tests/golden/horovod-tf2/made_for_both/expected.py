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


def table(name, rows):
    with open(name if hvd.rank() == 0 else os.devnull, "w") as out:
        out.write("a,b\n")
        for a, b in rows:
            out.write("%f,%f\n" % (a, b))


def load(name):
    hvd.broadcast_object(0)  # the others wait for the first worker's file
    lines = tf.data.TextLineDataset(name).skip(1)
    return lines.map(lambda line: tf.strings.to_number(tf.strings.split([line], ",").values)).batch(4)


numbers = np.random.rand(60, 2)
table("known.csv", numbers[:48])
table("held.csv", numbers[48:])
known, held = shard(load("known.csv")), load("held.csv")
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(2,))])
opt = tf.keras.optimizers.SGD(0.1 * hvd.size())
for epoch in range(3):
    for rows in known:
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((model(rows)[:, 0] - rows[:, 0]) ** 2)
        opt.apply_gradients(zip(tape.gradient(loss, model.trainable_variables), model.trainable_variables))
        broadcast_once(model.variables, opt)
    errors = []
    for rows in held:
        errors.append(float(tf.reduce_mean((model(rows)[:, 0] - rows[:, 0]) ** 2)))
    if hvd.rank() == 0:
        print(epoch, sum(errors) / len(errors))
