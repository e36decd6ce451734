# Prints and saves that are no statements of their own.
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


rows = np.random.RandomState(0).rand(64, 4)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.05 * hvd.size())),
    loss='mse')
say = lambda text: print('** ' + text) if hvd.rank() == 0 else None
told = tf.keras.callbacks.LambdaCallback(
    on_epoch_end=lambda epoch, logs: print(epoch, logs['loss']) if hvd.rank() == 0 else None,
    on_train_end=lambda logs: model.save_weights('last.h5') if hvd.rank() == 0 else None)
model.fit(share(rows), share(rows.sum(axis=1)), epochs=4,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback(), told], verbose=0)
[print(len(layer.weights)) if hvd.rank() == 0 else None for layer in model.layers]
say('done') if len(rows) else print('nothing') if hvd.rank() == 0 else None
