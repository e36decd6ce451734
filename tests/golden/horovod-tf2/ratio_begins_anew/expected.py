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


maker = tf.keras.Sequential([tf.keras.layers.Dense(2, input_shape=(2,))])
critic = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(2,))])
maker_opt = tf.keras.optimizers.SGD(0.01 * hvd.size())
critic_opt = tf.keras.optimizers.SGD(0.01 * hvd.size())
rows = tf.reshape(tf.range(192, dtype=tf.float32) / 192., (96, 2))
data = shard(tf.data.Dataset.from_tensor_slices(rows)).batch(8)
for epoch in range(3):
    for step, real in enumerate(data, start=1):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean(critic(maker(tf.random.normal((8, 2))))) - tf.reduce_mean(critic(real))
        grads = tape.gradient(loss, critic.trainable_variables)
        critic_opt.apply_gradients(zip(grads, critic.trainable_variables))
        broadcast_once(critic.variables, critic_opt)
        if step % 3 == 0:
            with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
                against = -tf.reduce_mean(critic(maker(tf.random.normal((8, 2)))))
            grads = tape.gradient(against, maker.trainable_variables)
            maker_opt.apply_gradients(zip(grads, maker.trainable_variables))
            broadcast_once(maker.variables, maker_opt)
    if epoch == 2:
        if hvd.rank() == 0:
            maker.save_weights('maker.h5')
