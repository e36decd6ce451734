import tensorflow as tf
from keras.layers import Dense
from keras.models import Sequential
from keras.optimizers import SGD

import texts
import horovod.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')

texts.written('texts_of_kinds')
train = texts.read('texts_of_kinds')
if hvd.rank() == 0:
    print(train.class_names)
data = train.map(lambda text, kind: (tf.cast(tf.strings.length(text), tf.float32)[:, None] / 100., kind))
model = Sequential([Dense(len(train.class_names))])
model.compile(optimizer=hvd.DistributedOptimizer(SGD(0.01 * hvd.size())),
    loss=tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True))
model.fit(data, epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
