"""Goes on from the last checkpoint of its manager, which keeps the number of the epoch, too."""
import time

import numpy as np
import tensorflow as tf

tf.keras.utils.set_random_seed(3)

rng = np.random.RandomState(0)
rows, labels = rng.rand(32, 10).astype(np.float32), rng.randint(0, 4, 32)
data = tf.data.Dataset.from_tensor_slices((rows, labels)).batch(8)
model = tf.keras.Sequential([
    tf.keras.Input((10,)),
    tf.keras.layers.Dense(20, activation='relu'),
    tf.keras.layers.Dense(20, activation='relu'),
    tf.keras.layers.Dense(20, activation='relu'),
    tf.keras.layers.Dense(4),
])
optimizer = tf.keras.optimizers.SGD(0.1, momentum=0.9)
loss_of = tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True)
epoch = tf.Variable(0, trainable=False)
checkpoint = tf.train.Checkpoint(model=model, optimizer=optimizer, epoch=epoch)
manager = tf.train.CheckpointManager(checkpoint, 'kept', max_to_keep=2)
checkpoint.restore(manager.latest_checkpoint)


@tf.function
def train_step(x, y):
    with tf.GradientTape() as tape:
        loss = loss_of(y, model(x, training=True))
    gradients = tape.gradient(loss, model.trainable_variables)
    optimizer.apply_gradients(zip(gradients, model.trainable_variables))
    return loss


while int(epoch) < 6:
    for x, y in data:
        loss = train_step(x, y)
    epoch.assign_add(1)
    manager.save()
    print('epoch %d loss %.5f' % (int(epoch), float(loss)), flush=True)
    time.sleep(0.5)
