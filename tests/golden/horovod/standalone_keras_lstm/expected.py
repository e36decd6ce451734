'''Trains a simple LSTM on IMDB (standalone Keras).'''
from __future__ import print_function

from keras.preprocessing import sequence
from keras.models import Sequential
from keras.layers import Dense, Embedding
from keras.layers import LSTM
from keras.datasets import imdb
import horovod.keras as hvd
import keras
import tensorflow as tf

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


max_features = 100
maxlen = 10
batch_size = 32

if hvd.rank() == 0:
    print('Loading data...')
if hvd.local_rank() != 0:
    hvd.allreduce(0.)
(x_train, y_train), (x_test, y_test) = imdb.load_data(num_words=max_features)
if hvd.local_rank() == 0:
    hvd.allreduce(0.)
if hvd.rank() == 0:
    print(len(x_train), 'train sequences')
x_train = sequence.pad_sequences(x_train, maxlen=maxlen)
x_test = sequence.pad_sequences(x_test, maxlen=maxlen)

if hvd.rank() == 0:
    print('Build model...')
model = Sequential()
model.add(Embedding(max_features, 8))
model.add(LSTM(8, dropout=0.2, recurrent_dropout=0.2))
model.add(Dense(1, activation='sigmoid'))

# try using different optimizers and different optimizer configs
model.compile(loss='binary_crossentropy',
              optimizer=hvd.DistributedOptimizer(keras.optimizers.Adam(0.001 * hvd.size())),
              metrics=['accuracy'])

if hvd.rank() == 0:
    print('Train...')
model.fit(share(x_train), share(y_train),
          batch_size=batch_size,
          epochs=2,
          validation_data=(x_test, y_test),
          callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
              hvd.callbacks.MetricAverageCallback()],
          verbose=1 if hvd.rank() == 0 else 0)
score, acc = model.evaluate(x_test, y_test,
                            batch_size=batch_size,
                            verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    print('Test score:', score)
    print('Test accuracy:', acc)
