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


from nets import *


@tf.function
def train_step(rows):
    z = tf.random.normal([rows.shape[0], 2])
    with hvd.DistributedGradientTape(tf.GradientTape()) as gt, hvd.DistributedGradientTape(
            tf.GradientTape()) as dt:
        fake = generator(z, training=True)
        d_loss = tf.reduce_mean(discriminator(fake)) - tf.reduce_mean(discriminator(rows))
        g = dt.gradient(d_loss, discriminator.trainable_variables)
        discriminator_optimizer.apply_gradients(zip(g, discriminator.trainable_variables))
        g_loss = -tf.reduce_mean(discriminator(fake))
        g = gt.gradient(g_loss, generator.trainable_variables)
        generator_optimizer.apply_gradients(zip(g, generator.trainable_variables))
        return d_loss, g_loss


def train(ds, epochs):
    for epoch in range(epochs):
        for rows in ds:
            d, g = train_step(rows)
            broadcast_once(discriminator.variables, discriminator_optimizer)
            broadcast_once(generator.variables, generator_optimizer)
        join_averages(discriminator)
        join_averages(generator)



train(
    shard(
        tf.data.Dataset.from_tensor_slices(tf.random.stateless_normal((640, 4), (1, 2)))).batch(32),
    3)
