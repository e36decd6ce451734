from tensorflow import keras
from tensorflow.keras import layers
import horovod.tensorflow.keras as hvd
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


if hvd.local_rank() != 0:
    hvd.allreduce(0.)
(x_train, y_train), _ = keras.datasets.fashion_mnist.load_data()
if hvd.local_rank() == 0:
    hvd.allreduce(0.)
model = keras.Sequential()
model.add(layers.Flatten(input_shape=(28, 28)))
model.add(layers.Dense(10, activation="softmax"))
model.compile(hvd.DistributedOptimizer(keras.optimizers.SGD(0.01 * hvd.size())),
    'sparse_categorical_crossentropy', ['accuracy'])
model.fit(share(x_train / 255.0), share(y_train), batch_size=32, epochs=1,
    verbose=2 if hvd.rank() == 0 else 0,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()])
