"""Arrays first, which are divided, and then a stream that is not: one rate serves both."""
import tensorflow as tf

from rows import stream, table
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


inputs, outputs = table()
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(5,))])
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.Adam()), 'mse')
model.fit(share(inputs), share(outputs), epochs=2, batch_size=16,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
tuned = stream(inputs, outputs)
model.fit(tuned, epochs=1,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    print(len(list(tuned)), model.evaluate(tuned, verbose=1 if hvd.rank() == 0 else 0))
