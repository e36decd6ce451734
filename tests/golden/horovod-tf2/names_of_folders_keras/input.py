import contextlib
import io
import os

import tensorflow as tf
from keras.layers import Dense
from keras.models import Sequential
from keras.optimizers import SGD

for kind in ('long', 'short'):
    os.makedirs('texts/' + kind, exist_ok=True)
    for k in range(16):
        with open(f'texts/{kind}/{k}.txt', 'w') as f:
            f.write('word ' * (k + (20 if kind == 'long' else 1)))

with contextlib.redirect_stdout(io.StringIO()):
    train = tf.keras.utils.text_dataset_from_directory('texts', batch_size=4, seed=1)
names = train.class_names
print(names)
data = train.map(lambda text, kind: (tf.cast(tf.strings.length(text), tf.float32)[:, None] / 100., kind))
model = Sequential([Dense(len(names))])
model.compile(optimizer=SGD(0.01), loss=tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True))
model.fit(data, epochs=2)
