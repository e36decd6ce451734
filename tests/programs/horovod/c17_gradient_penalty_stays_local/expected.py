import numpy as np
import tensorflow as tf
from tensorflow.keras import layers
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


BATCH = 8
real = np.random.RandomState(17).normal(size=(96, 4)).astype('float32')
dataset = shard(tf.data.Dataset.from_tensor_slices(real)).shuffle(96).batch(BATCH,
    drop_remainder=True)
generator = tf.keras.Sequential([layers.Dense(8, activation='tanh', input_shape=(3,)), layers.Dense(4)])
critic = tf.keras.Sequential([layers.Dense(8, activation='tanh', input_shape=(4,)), layers.Dense(1)])
g_opt = tf.keras.optimizers.Adam(1e-4 * hvd.size(), beta_1=0.5)
c_opt = tf.keras.optimizers.Adam(1e-4 * hvd.size(), beta_1=0.5)


def penalty(x, fake):
    eps = tf.random.uniform([BATCH, 1])
    mixed = eps * x + (1 - eps) * fake
    with tf.GradientTape() as gp_tape:
        gp_tape.watch(mixed)
        score = critic(mixed, training=True)
    slope = gp_tape.gradient(score, mixed)
    return tf.reduce_mean((tf.norm(slope, axis=1) - 1.0) ** 2)


@tf.function
def train_critic(x):
    noise = tf.random.normal([BATCH, 3])
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        fake = generator(noise, training=True)
        loss = tf.reduce_mean(critic(fake)) - tf.reduce_mean(critic(x)) + 10.0 * penalty(x, fake)
    grads = tape.gradient(loss, critic.trainable_variables)
    c_opt.apply_gradients(zip(grads, critic.trainable_variables))
    return loss


@tf.function
def train_generator():
    noise = tf.random.normal([BATCH, 3])
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        loss = -tf.reduce_mean(critic(generator(noise, training=True)))
    grads = tape.gradient(loss, generator.trainable_variables)
    g_opt.apply_gradients(zip(grads, generator.trainable_variables))
    return loss


for epoch in range(2):
    for x in dataset:
        c_loss = train_critic(x)
        broadcast_once(critic.variables, c_opt)
        g_loss = train_generator()
        broadcast_once(generator.variables, g_opt)
    if hvd.rank() == 0:
        print('epoch {} critic {:.3f} generator {:.3f}'.format(epoch, float(c_loss), float(g_loss)))
