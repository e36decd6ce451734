import contextlib
import io
import os
import tensorflow
from tensorflow.keras.utils import text_dataset_from_directory as texts_of

for k in range(32):
    os.makedirs('given/%d' % (k % 2), exist_ok=True)
    with open('given/%d/%d.txt' % (k % 2, k), 'w') as out:
        out.write('a' * (k + 1 + 40 * (k % 2)))


def read():
    with contextlib.redirect_stdout(io.StringIO()):
        return texts_of('given', batch_size=4, shuffle=True, seed=3)


def lengths(given, label):
    return tensorflow.cast(tensorflow.strings.length(given), 'float32')[:, None] / 50., label


pairs = read()
sizes = {name: 0 for name in pairs.class_names}
net = tensorflow.keras.Sequential([tensorflow.keras.layers.Dense(len(sizes))])
net.compile('sgd', tensorflow.keras.losses.SparseCategoricalCrossentropy(from_logits=True))
net.fit(pairs.map(lengths), epochs=2)
