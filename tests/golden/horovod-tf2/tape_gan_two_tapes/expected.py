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


generator = tf.keras.Sequential([layers.Dense(4, input_shape=(2,))])
discriminator = tf.keras.Sequential([layers.Dense(1, input_shape=(4,))])
cross_entropy = tf.keras.losses.BinaryCrossentropy(from_logits=True)
generator_optimizer = tf.keras.optimizers.Adam(1e-4 * hvd.size())
discriminator_optimizer = tf.keras.optimizers.Adam(1e-4 * hvd.size())


@tf.function
def train_step(images):
    noise = tf.random.normal([8, 2])
    with hvd.DistributedGradientTape(tf.GradientTape()) as gen_tape, hvd.DistributedGradientTape(
            tf.GradientTape()) as disc_tape:
        generated = generator(noise, training=True)
        real = discriminator(images, training=True)
        fake = discriminator(generated, training=True)
        gen_loss = cross_entropy(tf.ones_like(fake), fake)
        disc_loss = cross_entropy(tf.ones_like(real), real) + cross_entropy(tf.zeros_like(fake), fake)
    gen_grads = gen_tape.gradient(gen_loss, generator.trainable_variables)
    disc_grads = disc_tape.gradient(disc_loss, discriminator.trainable_variables)
    generator_optimizer.apply_gradients(zip(gen_grads, generator.trainable_variables))
    discriminator_optimizer.apply_gradients(zip(disc_grads, discriminator.trainable_variables))


def train(dataset, epochs):
    for epoch in range(epochs):
        for batch in dataset:
            train_step(batch)
            broadcast_once(generator.variables, generator_optimizer)
            broadcast_once(discriminator.variables, discriminator_optimizer)


train_dataset = shard(
    tf.data.Dataset.from_tensor_slices(
        np.random.rand(64, 4).astype('float32'))).shuffle(64).batch(8)
train(train_dataset, 2)
