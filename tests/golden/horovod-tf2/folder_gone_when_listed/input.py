"""All list a folder of copies; the first worker clears it, and gives it another name."""
import os
import numpy as np
import tensorflow as tf

FOLDER = 'copies/'


def keep_best(folder):
    names = [n for n in os.listdir(folder) if n.endswith('.h5')]
    best = min(names, key=lambda n: float(n.split('_')[0]))
    for n in names:
        if n != best:
            os.remove(folder + n)
    os.rename(folder[:-1], folder[:-1] + '_done')
    return folder[:-1] + '_done/' + best


os.makedirs(FOLDER, exist_ok=True)
x = np.random.RandomState(2).rand(640, 4).astype('float32')
y = x.sum(axis=1)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile('sgd', 'mse')
kept = tf.keras.callbacks.ModelCheckpoint(FOLDER + '{loss:.6f}_.weights.h5',
                                          save_weights_only=True)
model.fit(x, y, epochs=5, callbacks=[kept])
model.load_weights(keep_best(FOLDER))
print('off', model.evaluate(x, y, verbose=0))
