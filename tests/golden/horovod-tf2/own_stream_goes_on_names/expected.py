"""What one generator draws to be kept and said is drawn by all: the problem is drawn behind it."""
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


draw = np.random.RandomState(8)
value = draw.rand(4, 5)
if hvd.rank() == 0:
    np.save("sample.npy", value)
value_2 = draw.rand()
other_value = draw.randint(9)
if hvd.rank() == 0:
    print("first", value_2, "and", other_value)
slope = draw.rand(5, 1)
points = draw.rand(320, 5)
heights = points.dot(slope)
line = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(5,))])
line.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), "mse")
line.fit(share(points), share(heights), batch_size=16, epochs=3, shuffle=False,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    print("left", line.evaluate(points, heights, verbose=1 if hvd.rank() == 0 else 0))
