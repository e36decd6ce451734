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


def over_workers(value):
    """The mean over the workers of a number, a tensor or a list of numbers."""
    if tf.is_tensor(value):
        return hvd.allreduce(value)
    if isinstance(value, list):
        value = [v.numpy() if tf.is_tensor(v) else v for v in value]
    mean = hvd.allreduce(tf.constant(value, tf.float64))
    mean = mean.numpy().tolist()
    return round(mean) if isinstance(value, int) else mean


BATCH = 8
src = np.random.RandomState(26).randint(1, 20, (88, 5)).astype('int64')
dst = src[:, ::-1].copy()
dataset = shard(tf.data.Dataset.from_tensor_slices((src, dst))).shuffle(88)
dataset = dataset.batch(BATCH, drop_remainder=True)


class Encoder(tf.keras.Model):
    def __init__(self):
        super(Encoder, self).__init__()
        self.embedding = tf.keras.layers.Embedding(20, 6)
        self.gru = tf.keras.layers.GRU(6, return_sequences=True)

    def call(self, x):
        return self.gru(self.embedding(x))


class Decoder(tf.keras.Model):
    def __init__(self):
        super(Decoder, self).__init__()
        self.fc = tf.keras.layers.Dense(20)

    def call(self, h):
        return self.fc(h)


encoder = Encoder()
decoder = Decoder()
optimizer = tf.keras.optimizers.Adam(learning_rate=0.001 * hvd.size())
loss_object = tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True)
checkpoint = tf.train.Checkpoint(optimizer=optimizer, encoder=encoder, decoder=decoder)
manager = tf.train.CheckpointManager(checkpoint, './training_checkpoints', max_to_keep=2)


@tf.function
def train_step(inp, targ):
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        loss = loss_object(targ, decoder(encoder(inp)))
    variables = encoder.trainable_variables + decoder.trainable_variables
    gradients = tape.gradient(loss, variables)
    optimizer.apply_gradients(zip(gradients, variables))
    return loss


EPOCHS = 2
for epoch in range(EPOCHS):
    start = time.time()
    total_loss = 0
    for (batch, (inp, targ)) in enumerate(dataset.take(-(-11 // hvd.size()))):
        batch_loss = train_step(inp, targ)
        broadcast_once(encoder.variables + decoder.variables, optimizer)
        total_loss += batch_loss
        if batch % 5 == 0:
            if hvd.rank() == 0:
                print('Epoch {} Batch {} Loss {:.4f}'.format(epoch + 1, batch, batch_loss.numpy()))
    total_loss = over_workers(total_loss)
    if (epoch + 1) % 2 == 0:
        if hvd.rank() == 0:
            manager.save()
    if hvd.rank() == 0:
        print('Epoch {} Loss {:.4f}'.format(epoch + 1, total_loss / -(-11 // hvd.size())))
        print('Time taken for 1 epoch {} sec\n'.format(time.time() - start))
