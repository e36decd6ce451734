import os
import time

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


from losses import discriminator_loss, generator_loss
from models import make_discriminator, make_generator

EPOCHS = 2
NOISE = 5
BATCH = 10

real_data = np.random.RandomState(7).normal(size=(110, 8)).astype('float32')
dataset = shard(tf.data.Dataset.from_tensor_slices(real_data)).shuffle(110).batch(BATCH)
generator = make_generator(NOISE)
discriminator = make_discriminator()
g_opt = tf.keras.optimizers.Adam(1e-4 * hvd.size())
d_opt = tf.keras.optimizers.Adam(1e-4 * hvd.size())
checkpoint = tf.train.Checkpoint(generator=generator, discriminator=discriminator, g_opt=g_opt, d_opt=d_opt)


@tf.function
def train_step(images):
    noise = tf.random.normal([BATCH, NOISE])
    with hvd.DistributedGradientTape(tf.GradientTape()) as gen_tape, hvd.DistributedGradientTape(
            tf.GradientTape()) as disc_tape:
        made = generator(noise, training=True)
        real = discriminator(images, training=True)
        fake = discriminator(made, training=True)
        g_loss = generator_loss(fake)
        d_loss = discriminator_loss(real, fake)
    g_grads = gen_tape.gradient(g_loss, generator.trainable_variables)
    d_grads = disc_tape.gradient(d_loss, discriminator.trainable_variables)
    g_opt.apply_gradients(zip(g_grads, generator.trainable_variables))
    d_opt.apply_gradients(zip(d_grads, discriminator.trainable_variables))


def train(dataset, epochs):
    for epoch in range(epochs):
        start = time.time()
        for batch in dataset:
            train_step(batch)
            broadcast_once(generator.variables, g_opt)
            broadcast_once(discriminator.variables, d_opt)
        if hvd.rank() == 0:
            checkpoint.save(file_prefix=os.path.join('ckpts', 'ckpt'))
            print('Time for epoch {} is {} sec'.format(epoch + 1, time.time() - start))


train(dataset, EPOCHS)
