# What an earlier run has kept of the rows goes before it is kept anew.
from pathlib import Path
import numpy as np
import tensorflow as tf

kept = Path('kept')
kept.mkdir(exist_ok=True)
for file in kept.glob('rows*'):
    file.unlink()
drawn = np.random.RandomState(3).rand(192, 4).astype('float32')
rows = tf.data.Dataset.from_tensor_slices((drawn, drawn.sum(axis=1, keepdims=True)))
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
descent = tf.keras.optimizers.SGD(0.05)
batches = rows.cache(str(kept / 'rows')).batch(8)
for turn in range(2):
    for seen, answer in batches:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(seen) - answer) ** 2)
        descent.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
