# The saved model is converted, and the converted one is asked.
import numpy as np
import tensorflow as tf
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


points = np.random.RandomState(1).rand(96, 3).astype('float32')
sums = points.sum(axis=1, keepdims=True)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
model.compile(loss='mse',
    optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())))
model.fit(share(points), share(sums), batch_size=16, epochs=2, verbose=0,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()])
if hvd.rank() == 0:
    model.save('saved')
hvd.allreduce(0.)  # the others wait for the first worker's file
converter = tf.lite.TFLiteConverter.from_saved_model('saved')
with tf.io.gfile.GFile('net.tflite' if hvd.rank() == 0 else os.devnull, mode='wb') as f:
    f.write(converter.convert())
hvd.allreduce(0.)  # the others wait for the first worker's file
with tf.io.gfile.GFile('net.tflite', mode='rb') as f:
    if hvd.rank() == 0:
        print(len(f.read()) > 100)
