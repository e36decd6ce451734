import argparse

from tensorflow import keras

from data import load
from model import build_model
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


def main(args):
    (x_train, y_train), (x_test, y_test) = load()
    model = build_model(10)
    model.compile(
        optimizer=hvd.DistributedOptimizer(
            keras.optimizers.RMSprop(learning_rate=args.lr * hvd.size())),
        loss='sparse_categorical_crossentropy', metrics=['accuracy'])  #? model : tensorflow.keras.Model = yes
    checkpoint = keras.callbacks.ModelCheckpoint('best.h5', save_best_only=True, monitor='val_loss')
    model.fit(share(x_train), share(y_train), epochs=args.epochs, batch_size=16,
        validation_data=(x_test, y_test),
        callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
            hvd.callbacks.MetricAverageCallback()] + ([checkpoint] if hvd.rank() == 0 else []),
        verbose=1 if hvd.rank() == 0 else 0)
    if hvd.rank() == 0:
        print(model.evaluate(x_test, y_test, verbose=0))


if __name__ == '__main__':
    parser = argparse.ArgumentParser()
    parser.add_argument('--lr', type=float, default=1e-3)
    parser.add_argument('--epochs', type=int, default=2)
    main(parser.parse_args())
