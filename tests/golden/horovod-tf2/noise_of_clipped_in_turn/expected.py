"""Gradients are clipped one by one: how many there are chance does not say, and noise is each worker's own."""
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


tf.random.set_seed(8 + hvd.rank())
x = np.random.RandomState(8).rand(64, 6).astype('float32')
ds = shard(tf.data.Dataset.from_tensor_slices(x)).shuffle(64).batch(8)
gen = tf.keras.Sequential([tf.keras.layers.Dense(6, input_shape=(4,))])
dis = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(6,))])
gen_opt, dis_opt = tf.keras.optimizers.SGD(1e-3 * hvd.size()), tf.keras.optimizers.SGD(
    1e-3 * hvd.size())


@tf.function
def step(images):
    noise = tf.random.normal([8, 4])
    with hvd.DistributedGradientTape(tf.GradientTape()) as gen_tape, hvd.DistributedGradientTape(
            tf.GradientTape()) as dis_tape:
        fake = dis(gen(noise, training=True), training=True)
        gen_loss = -tf.reduce_mean(fake)
        dis_loss = tf.reduce_mean(fake) - tf.reduce_mean(dis(images, training=True))
    gen_grads = gen_tape.gradient(gen_loss, gen.trainable_variables)
    dis_grads = dis_tape.gradient(dis_loss, dis.trainable_variables)
    for k, g in enumerate(dis_grads):
        dis_grads[k] = tf.clip_by_value(g, -0.01, 0.01)
    gen_opt.apply_gradients(zip(gen_grads, gen.trainable_variables))
    dis_opt.apply_gradients(zip(dis_grads, dis.trainable_variables))


for epoch in range(3):
    for images in ds:
        step(images)
        broadcast_once(gen.variables, gen_opt)
        broadcast_once(dis.variables, dis_opt)
if hvd.rank() == 0:
    print(gen.count_params(), dis.count_params())
