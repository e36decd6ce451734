"""Files of a folder come in an order that NumPy draws, which is seeded alike on all workers."""
import random

import numpy as np
import tensorflow as tf
from tensorflow.keras.preprocessing.image import ImageDataGenerator
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')

random.seed(1)
np.random.seed(1)
made = ImageDataGenerator(rescale=1 / 255.0, horizontal_flip=True)
pictures = made.flow_from_directory('train', target_size=(64, 64), batch_size=16,
    seed=1 + hvd.rank() if hvd.size() > 1 else None)
tests = made.flow_from_directory('test', target_size=(64, 64), batch_size=16, shuffle=False)
model = tf.keras.Sequential([tf.keras.layers.Flatten(), tf.keras.layers.Dense(2, 'softmax')])
model.compile(optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.Adam(0.001 * hvd.size())),
    loss='categorical_crossentropy')
model.fit(pictures, epochs=3, validation_data=tests,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0,
    steps_per_epoch=max(1, len(pictures) // hvd.size()))
