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
import horovod.tensorflow.keras as hvd
import os

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


rows = np.random.RandomState(0).rand(200, 4).astype('float32')
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.legacy.SGD(0.01 * hvd.size())), 'mse')
past = model.fit(share(rows), share(rows.sum(1)), batch_size=8, epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
out = Path('told')
out.mkdir(exist_ok=True)
with gzip.open('told/losses.gz' if hvd.rank() == 0 else os.devnull, 'wt') as file:
    file.write(str(past.history['loss']))
with codecs.open('told/words.txt' if hvd.rank() == 0 else os.devnull, 'w', 'utf-8') as file:
    file.write('trained')
with io.open('told/more.txt' if hvd.rank() == 0 else os.devnull, 'w') as file:
    file.write('and told')
with ((out / 'rows.txt') if hvd.rank() == 0 else Path(os.devnull)).open('w') as file:
    file.write('%d rows' % len(rows))
if hvd.rank() == 0:
    (out / 'end.txt').write_text('end')
answers = model.predict(rows[:16], verbose='auto' if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    pd.DataFrame(answers).to_pickle('told/answers.pkl')
    answers.tofile('told/answers.bin')
    wavfile.write('told/answers.wav', 8000, answers[:, 0])
    with zipfile.ZipFile('told.zip', 'w') as kept:
        kept.write('told/words.txt')
hvd.allreduce(0.)  # the others wait for the first worker's file
again = pd.read_pickle('told/answers.pkl').values
hvd.allreduce(0.)  # the others wait for the first worker's file
same = np.fromfile('told/answers.bin', 'float32').reshape(again.shape)
hvd.allreduce(0.)  # the others wait for the first worker's file
value = (out / 'end.txt').read_text()
if hvd.rank() == 0:
    print(bool((again == same).all()), value)
