import numpy as np
import tensorflow as tf
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


LEARNING_RATE = 0.01

x_train = np.random.rand(96, 10)
y_train = np.random.randint(0, 2, 96)

inputs = tf.keras.Input(shape=(10,))
outputs = tf.keras.layers.Dense(1, activation='sigmoid')(inputs)
model = tf.keras.Model(inputs, outputs)
opt = tf.keras.optimizers.SGD(learning_rate=LEARNING_RATE * hvd.size(), momentum=0.9)
model.compile(hvd.DistributedOptimizer(opt), loss='binary_crossentropy', metrics=['accuracy'])
model.fit(share(x_train), share(y_train), epochs=3,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
