import os
import glob
import numpy as np
import tensorflow as tf


def names_of(folder):
    rows = []
    for name in os.listdir(folder):
        rows.append([len(name), name.count('a'), name.count('e')])
    return np.array(rows, 'float32')


cached = 'rows.npy'
if os.path.exists(cached):
    rows = np.load(cached)
else:
    rows = names_of('.')
    np.save(cached, rows)
more = names_of('more') if os.path.isdir('more') else rows[:8]
rows = np.concatenate([rows, more, np.arange(192).reshape(64, 3) / 192.]).astype('float32')
try:
    extra = names_of('extra')
except OSError:
    extra = rows[:0]
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.01)
for x in tf.data.Dataset.from_tensor_slices(rows).batch(8):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(x) - x[:, :1]) ** 2)
    grads = tape.gradient(loss, net.trainable_variables)
    opt.apply_gradients(zip(grads, net.trainable_variables))
net.save_weights('a_%d.h5' % len(glob.glob('a_*.h5')))
print(len(names_of('.')))
