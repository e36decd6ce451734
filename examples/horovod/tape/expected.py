"""A generative adversarial network, trained step by step."""
import os

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


BATCH_SIZE = 32
NOISE_DIM = 16
EPOCHS = 2

if hvd.local_rank() != 0:
    hvd.broadcast_object(0)
(images, _), _ = tf.keras.datasets.mnist.load_data()
if hvd.local_rank() == 0:
    hvd.broadcast_object(0)
images = images.reshape(-1, 784).astype('float32') / 127.5 - 1
dataset = shard(tf.data.Dataset.from_tensor_slices(images)).shuffle(1000).batch(BATCH_SIZE)

generator = tf.keras.Sequential([
    layers.Dense(64, activation='relu', input_shape=(NOISE_DIM,)),
    layers.Dense(784, activation='tanh'),
])
discriminator = tf.keras.Sequential([
    layers.Dense(64, activation='relu', input_shape=(784,)),
    layers.Dense(1),
])
cross_entropy = tf.keras.losses.BinaryCrossentropy(from_logits=True)
generator_optimizer = tf.keras.optimizers.Adam(1e-4 * hvd.size())
discriminator_optimizer = tf.keras.optimizers.Adam(1e-4 * hvd.size())
checkpoint = tf.train.Checkpoint(generator=generator, discriminator=discriminator)


@tf.function
def train_step(real):
    noise = tf.random.normal([BATCH_SIZE, NOISE_DIM])
    with hvd.DistributedGradientTape(tf.GradientTape()) as gen_tape, hvd.DistributedGradientTape(
            tf.GradientTape()) as disc_tape:
        fake = generator(noise, training=True)
        real_output = discriminator(real, training=True)
        fake_output = discriminator(fake, training=True)
        gen_loss = cross_entropy(tf.ones_like(fake_output), fake_output)
        disc_loss = (cross_entropy(tf.ones_like(real_output), real_output)
                     + cross_entropy(tf.zeros_like(fake_output), fake_output))
    gen_grads = gen_tape.gradient(gen_loss, generator.trainable_variables)
    disc_grads = disc_tape.gradient(disc_loss, discriminator.trainable_variables)
    generator_optimizer.apply_gradients(zip(gen_grads, generator.trainable_variables))
    discriminator_optimizer.apply_gradients(zip(disc_grads, discriminator.trainable_variables))
    return gen_loss, disc_loss


def train(data, epochs):
    for epoch in range(epochs):
        for batch in data:
            gen_loss, disc_loss = train_step(batch)
            broadcast_once(generator.variables, generator_optimizer)
            broadcast_once(discriminator.variables, discriminator_optimizer)
        if hvd.rank() == 0:
            print('epoch %d: generator %.3f, discriminator %.3f' % (epoch, gen_loss, disc_loss))
            checkpoint.save(os.path.join('checkpoints', 'ckpt'))


if __name__ == '__main__':
    train(dataset, EPOCHS)
