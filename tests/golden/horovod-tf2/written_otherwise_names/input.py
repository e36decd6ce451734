"""Files that are opened by others than `open`, or write themselves: one worker writes them."""
import codecs
import gzip
import io
import zipfile
from pathlib import Path

import numpy as np
import pandas as pd
import tensorflow as tf
from scipy.io import wavfile

rows = np.random.RandomState(0).rand(200, 4).astype('float32')
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(tf.keras.optimizers.legacy.SGD(0.01), 'mse')
past = model.fit(rows, rows.sum(1), batch_size=8, epochs=2)
out = Path('told')
out.mkdir()
with gzip.open('told/losses.gz', 'wt') as file:
    file.write(str(past.history['loss']))
with codecs.open('told/words.txt', 'w', 'utf-8') as file:
    file.write('trained')
with io.open('told/more.txt', 'w') as file:
    file.write('and told')
with (out / 'rows.txt').open('w') as file:
    file.write('%d rows' % len(rows))
(out / 'end.txt').write_text('end')
answers = model.predict(rows[:16])
pd.DataFrame(answers).to_pickle('told/answers.pkl')
answers.tofile('told/answers.bin')
wavfile.write('told/answers.wav', 8000, answers[:, 0])
with zipfile.ZipFile('told.zip', 'w') as kept:
    kept.write('told/words.txt')
again = pd.read_pickle('told/answers.pkl').values
same = np.fromfile('told/answers.bin', 'float32').reshape(again.shape)
print(bool((again == same).all()), (out / 'end.txt').read_text())
