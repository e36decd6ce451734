"""Classify handwritten digits with a small convolutional network."""
import argparse

import tensorflow as tf
from tensorflow.keras import layers
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


parser = argparse.ArgumentParser()
parser.add_argument('--epochs', type=int, default=2)
parser.add_argument('--lr', type=float, default=0.001)
args = parser.parse_args()

if hvd.local_rank() != 0:
    hvd.allreduce(0.)
(x_train, y_train), (x_test, y_test) = tf.keras.datasets.mnist.load_data()
if hvd.local_rank() == 0:
    hvd.allreduce(0.)
x_train = x_train[..., None] / 255.0
x_test = x_test[..., None] / 255.0


def build_model():
    return tf.keras.Sequential([
        layers.Conv2D(8, 3, activation='relu', input_shape=(28, 28, 1)),
        layers.MaxPooling2D(),
        layers.Flatten(),
        layers.Dense(10, activation='softmax'),
    ])


model = build_model()
model.compile(
    optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.Adam(args.lr * hvd.size())),
    loss='sparse_categorical_crossentropy',
    metrics=['accuracy'])
if hvd.rank() == 0:
    model.summary()

# the best so far
history = model.fit(
    share(x_train),
    share(y_train),
    batch_size=32,
    epochs=args.epochs,
    validation_data=(x_test, y_test),
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback(),
        tf.keras.callbacks.ReduceLROnPlateau(patience=1)] + (
        [tf.keras.callbacks.ModelCheckpoint('best.h5',
                save_best_only=True)] if hvd.rank() == 0 else []),
    verbose=1 if hvd.rank() == 0 else 0,
)
loss, accuracy = model.evaluate(x_test, y_test, verbose=0)
if hvd.rank() == 0:
    print('accuracy: %.3f' % accuracy)
    model.save('digits.h5')
