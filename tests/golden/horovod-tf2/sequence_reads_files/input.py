"""A sequence reads files of its own; what training writes is another."""
import numpy as np
import tensorflow as tf


class Pieces(tf.keras.utils.Sequence):
    def __init__(self, names):
        self.names = names

    def __len__(self):
        return len(self.names)

    def __getitem__(self, k):
        x = np.load(self.names[k])
        return x, x.sum(1, keepdims=True)


names = ['rows%d.npy' % k for k in range(12)]
for k, name in enumerate(names):
    np.save(name, np.random.RandomState(k).rand(8, 4).astype('float32'))
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile('sgd', 'mse')
model.fit(Pieces(names), epochs=2)
model.save_weights('kept.h5')
