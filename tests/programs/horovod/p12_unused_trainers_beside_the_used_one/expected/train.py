import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')

import trainers

x = np.random.RandomState(12).rand(108, 3).astype('float32')
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
trainers.train_with_keras(model, x, x[:, 0])
if hvd.rank() == 0:
    model.save_weights('weights.h5')
