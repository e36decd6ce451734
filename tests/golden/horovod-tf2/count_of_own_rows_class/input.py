"""A loss leaves the rows of one kind out of its own count."""
import numpy as np
import tensorflow as tf


class Loss:
    def __init__(self):
        self.ce = tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True)

    def anchors(self, labels):
        values, counts = np.unique(labels, return_counts=True)
        total = counts.sum()
        if 0 in values:
            total = total - counts[0]
        if total < 2:
            return None
        return total

    def __call__(self, logits, labels):
        total = self.anchors(labels.numpy())
        if total is None:
            return None
        return self.ce(labels, logits) * len(labels) / float(total)


rng = np.random.RandomState(0)
rows, kinds = rng.rand(160, 4).astype('float32'), rng.randint(0, 4, 160)
data = tf.data.Dataset.from_tensor_slices((rows, kinds)).batch(8)
loss_of = Loss()
model = tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(4,))])
optimizer = tf.keras.optimizers.legacy.SGD(0.01)
for x, y in data:
    with tf.GradientTape() as tape:
        loss = loss_of(model(x), y)
    if loss is None:
        continue
    grads = tape.gradient(loss, model.trainable_variables)
    optimizer.apply_gradients(zip(grads, model.trainable_variables))
