"""The rows are those of the tutorials, and of libraries that are told to download theirs."""
import keras
import medmnist
from tensorflow.examples.tutorials.mnist import input_data
import horovod.keras as hvd
import tensorflow as tf

hvd.init()
if hasattr(tf, 'ConfigProto'):
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    keras.backend.set_session(tf.Session(config=config))
else:
    gpus = tf.config.experimental.list_physical_devices('GPU')
    if gpus:
        own = gpus[hvd.local_rank()]
        tf.config.experimental.set_visible_devices(own, 'GPU')


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


if hvd.local_rank() != 0:
    hvd.allreduce(0.)
digits = input_data.read_data_sets('kept', one_hot=True)
if hvd.local_rank() == 0:
    hvd.allreduce(0.)
if hvd.local_rank() != 0:
    hvd.allreduce(0.)
cells = medmnist.BloodMNIST(split='test', download=True)
if hvd.local_rank() == 0:
    hvd.allreduce(0.)
model = keras.models.Sequential([keras.layers.Dense(10, activation='softmax', input_shape=(784,))])
model.compile(hvd.DistributedOptimizer(keras.optimizers.Adam(1e-3 * hvd.size())),
    'categorical_crossentropy', metrics=['accuracy'])
model.fit(share(digits.train.images), share(digits.train.labels), epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
