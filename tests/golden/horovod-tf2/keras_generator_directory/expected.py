from keras.models import Sequential
from keras.layers import Dense, Flatten, Conv2D
from keras.preprocessing.image import ImageDataGenerator
from keras import optimizers
import horovod.keras as hvd
import tensorflow as tf
import keras

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

datagen = ImageDataGenerator(rescale=1. / 255, horizontal_flip=True)
train_generator = datagen.flow_from_directory('data/train', target_size=(150, 150), batch_size=16)

model = Sequential()
model.add(Conv2D(8, (3, 3), input_shape=(150, 150, 3)))
model.add(Flatten())
model.add(Dense(2, activation='softmax'))
model.compile(loss='categorical_crossentropy',
    optimizer=hvd.DistributedOptimizer(optimizers.SGD(1e-4 * hvd.size(), momentum=0.9)),
    metrics=['accuracy'])
model.fit_generator(train_generator, steps_per_epoch=max(1, 2000 // 16 // hvd.size()), epochs=50,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    model.save_weights('first_try.h5')
