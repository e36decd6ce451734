import numpy as np
import tensorflow as tf
from tensorflow.keras.layers import Dense
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


def build_model(lr):
    model = tf.keras.Sequential()
    model.add(Dense(5, input_shape=(2,)))
    model.add(Dense(1))
    optimizer = tf.keras.optimizers.Adam(lr * hvd.size())
    model.compile(loss='mse', optimizer=hvd.DistributedOptimizer(optimizer))
    return model


def main():
    x = np.random.rand(33, 2)
    y = np.random.rand(33)
    model = build_model(0.002)
    model.fit(share(x), share(y), epochs=2, batch_size=4,
        callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
            hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
    if hvd.rank() == 0:
        model.save_weights('weights.h5')


if __name__ == '__main__':
    main()
