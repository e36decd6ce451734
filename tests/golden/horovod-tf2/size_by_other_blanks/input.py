# A file is made where it is missing, and how large it is is asked by the same words with other blanks.
import os
import numpy as np
import tensorflow as tf

FOLDER, NAME = 'made', 'rows.bin'
os.makedirs(FOLDER, exist_ok=True)


def make():
    text = np.random.RandomState(1).rand(96, 4).astype('float32').tobytes()
    open(os.path.join(FOLDER, NAME), 'wb').write(text)
    print('made', size())


def size():
    return os.path.getsize(os.path.join(FOLDER,NAME)) // 16


if not os.path.isfile(os.path.join(FOLDER, NAME)):
    make()
x = np.fromfile(os.path.join( FOLDER, NAME ), 'float32').reshape(size(), 4)
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
model.compile(optimizer='sgd', loss='mse')
model.fit(x, x.sum(axis=1), batch_size=16, epochs=2, verbose=0)
print(model.evaluate(x, x.sum(axis=1), verbose=0))
