"""A model of a library that is not Keras holds its averages by another name, or has none."""
import numpy as np
import tensorflow as tf
from layered import Model, dense, given
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


def join_averages_of_any(model):
    """Let averages of batch normalisation be all workers', whoever has made the model."""
    names = ("non_trainable_weights", "nontrainable_weights", "non_trainable_variables")
    known = [n for n in names if getattr(model, "built", True) and hasattr(model, n)]
    kept = [v for v in getattr(model, known[0]) if "moving_" in v.name] if known else []
    for v, mean in zip(kept, hvd.grouped_allreduce(kept) if kept else []):
        v.assign(mean)


def net():
    x = given((None, 8))
    return Model(x, dense(4)(x))


model = net()
weights = model.trainable_weights
opt = tf.optimizers.Adam(0.001 * hvd.size())
rows = np.random.RandomState(0).rand(640, 8).astype('float32')
wanted = np.random.RandomState(1).rand(640, 4).astype('float32')
for epoch in range(3):
    model.train()
    for x, y in shard(tf.data.Dataset.from_tensor_slices((rows, wanted))).shuffle(640).batch(16):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((model(x) - y) ** 2)
        opt.apply_gradients(zip(tape.gradient(loss, weights), weights))
        broadcast_once(weights, opt)
    join_averages_of_any(model)
    if hvd.rank() == 0:
        print(epoch, float(loss))
