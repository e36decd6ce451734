"""An object hands out one of several data sets, of other lengths, by chance."""
import numpy as np
import tensorflow as tf


class Tasks:
    def __init__(self):
        self.sets = {}
        for i, name in enumerate(['a', 'b', 'c']):
            rows = np.random.RandomState(i).rand(32 + 32 * i, 4).astype('float32')
            self.sets[name] = tf.data.Dataset.from_tensor_slices(rows).batch(8)

    def sample(self):
        return self.sets[np.random.choice(sorted(self.sets))]


tasks = Tasks()
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
rule = tf.keras.optimizers.legacy.SGD(0.01)
for k in range(5):
    for batch in tasks.sample():
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(batch) - 1.0) ** 2)
        slopes = tape.gradient(loss, net.trainable_variables)
        rule.apply_gradients(zip(slopes, net.trainable_variables))
