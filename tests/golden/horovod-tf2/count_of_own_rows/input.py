"""A count of what is in a worker's own batch is corrected by that batch, not by others'."""
import numpy as np
import tensorflow as tf

rng = np.random.RandomState(0)
rows, kinds = rng.rand(160, 4).astype('float32'), rng.randint(0, 4, 160)
data = tf.data.Dataset.from_tensor_slices((rows, kinds)).batch(8)
model = tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(4,))])
optimizer = tf.keras.optimizers.legacy.SGD(0.01)
losses = tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True, reduction='none')


def pick(labels):
    found = np.unique(labels)
    n = len(found)
    if 3 in found:
        n -= 1
    if n == 0:
        return None
    return 8 // n


for epoch in range(2):
    for x, y in data:
        k = pick(y.numpy())
        if k is None:
            continue
        with tf.GradientTape() as tape:
            loss = tf.reduce_sum(losses(y, model(x))[:k]) / k
        grads = tape.gradient(loss, model.trainable_variables)
        optimizer.apply_gradients(zip(grads, model.trainable_variables))
