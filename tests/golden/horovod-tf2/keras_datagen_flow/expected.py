import tensorflow as tf
from tensorflow.keras.preprocessing.image import ImageDataGenerator
import horovod.tensorflow.keras as hvd

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
(x_train, y_train), (x_test, y_test) = tf.keras.datasets.cifar10.load_data()
if hvd.local_rank() == 0:
    hvd.allreduce(0.)
x_train = x_train.astype('float32') / 255
datagen = ImageDataGenerator(rotation_range=15)
datagen.fit(x_train)
model = tf.keras.Sequential([tf.keras.layers.Flatten(input_shape=(32, 32, 3)), tf.keras.layers.Dense(10, activation='softmax')])
model.compile(loss='sparse_categorical_crossentropy',
    optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.Adam(learning_rate=1e-3 * hvd.size())))
model.fit(datagen.flow(share(x_train), share(y_train), batch_size=32), epochs=1,
    validation_data=(x_test, y_test),
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
