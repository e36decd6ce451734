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


d = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
g = tf.keras.Sequential([tf.keras.layers.Dense(3, input_shape=(2,))])
d_optimizer = tf.keras.optimizers.Adam(0.002 * hvd.size(), beta_1=0.5)
g_optimizer = tf.keras.optimizers.Adam(0.002 * hvd.size(), beta_1=0.5)


def main():
    db = shard(
        tf.data.Dataset.from_tensor_slices(
            np.random.rand(80, 3).astype('float32'))).batch(8).repeat()
    db_iter = iter(db)
    for epoch in range(max(1, 10 // hvd.size())):
        real = next(db_iter)
        z = tf.random.normal([8, 2])
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            d_loss = tf.reduce_mean(d(g(z))) - tf.reduce_mean(d(real))
        grads = tape.gradient(d_loss, d.trainable_variables)
        d_optimizer.apply_gradients(zip(grads, d.trainable_variables))
        broadcast_once(d.variables, d_optimizer)
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            g_loss = -tf.reduce_mean(d(g(z)))
        grads = tape.gradient(g_loss, g.trainable_variables)
        g_optimizer.apply_gradients(zip(grads, g.trainable_variables))
        broadcast_once(g.variables, g_optimizer)


if __name__ == '__main__':
    main()
