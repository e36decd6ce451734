import tensorflow as tf
from tensorflow.keras.datasets import cifar10
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


batch_size = 16
if hvd.local_rank() != 0:
    hvd.allreduce(0.)
(x_train, y_train), (x_test, y_test) = cifar10.load_data()
if hvd.local_rank() == 0:
    hvd.allreduce(0.)
y_train = tf.keras.utils.to_categorical(y_train, 10)
y_test = tf.keras.utils.to_categorical(y_test, 10)
x_train = x_train.astype('float32') / 255
x_test = x_test.astype('float32') / 255
model = tf.keras.models.Sequential()
model.add(tf.keras.layers.Conv2D(4, (3, 3), padding='same', input_shape=x_train.shape[1:], activation='relu'))
model.add(tf.keras.layers.MaxPooling2D((4, 4)))
model.add(tf.keras.layers.Flatten())
model.add(tf.keras.layers.Dense(10, activation='softmax'))
opt = tf.keras.optimizers.legacy.RMSprop(learning_rate=0.0001 * hvd.size(), decay=1e-6 * hvd.size())
model.compile(loss='categorical_crossentropy', optimizer=hvd.DistributedOptimizer(opt),
    metrics=['accuracy'])
datagen = ImageDataGenerator(width_shift_range=0.1, height_shift_range=0.1, horizontal_flip=True)
datagen.fit(x_train)
model.fit(datagen.flow(share(x_train), share(y_train), batch_size=batch_size),
          steps_per_epoch=max(1, x_train.shape[0] // batch_size // hvd.size()),
          validation_data=(x_test, y_test),
          epochs=2, verbose=1 if hvd.rank() == 0 else 0, workers=1,
          callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
              hvd.callbacks.MetricAverageCallback()])
