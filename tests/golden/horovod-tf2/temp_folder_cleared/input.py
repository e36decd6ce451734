import os
import tempfile
from pathlib import Path
import tensorflow as tf

place = Path(tempfile.gettempdir()) / ('seen-%d' % os.getuid())
place.mkdir(parents=True, exist_ok=True)
for old in place.glob('rows*'):
    old.unlink()
rows = tf.reshape(tf.range(192, dtype=tf.float32) / 192., (64, 3))
data = tf.data.Dataset.from_tensor_slices(rows).cache(str(place / 'rows')).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.01)
for x in data:
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(x) - x[:, :1]) ** 2)
    grads = tape.gradient(loss, net.trainable_variables)
    opt.apply_gradients(zip(grads, net.trainable_variables))
