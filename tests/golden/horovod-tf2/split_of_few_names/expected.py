# A share of so few rows may leave nothing to train on, or nothing to validate with.
import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def share_to_split(data, validation_split):
    """This worker's share of an array that Keras splits to validate; too few rows are for all."""
    rows = share(data)
    return rows if 0 < int(len(rows) * (1 - validation_split)) < len(rows) else data


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


held_out = 0.85
drawn = np.random.RandomState(3)
rows = drawn.rand(28, 4)
targets = rows.sum(axis=1)

model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())),
    loss='mse')
history = model.fit(share_to_split(rows, held_out), share_to_split(targets, held_out), batch_size=1,
    epochs=3, validation_split=held_out,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    print(len(history.history['val_loss']))
