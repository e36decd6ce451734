"""What says who trains is asked again to be printed."""
import glob
import os
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd_tf
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


os.makedirs("kept", exist_ok=True)


def newest():
    found = hvd_tf.broadcast_object(glob.glob("kept/*.h5"), 0)
    if not found:
        return None
    return max(found, key=os.path.getctime)


x = np.random.RandomState(0).rand(64, 8).astype("float32")
y = x.mean(axis=1)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(8,))])
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), "mse")
path = newest()
if path is None:
    model.fit(share(x), share(y), batch_size=8, epochs=2,
        callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
            hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
    if hvd.rank() == 0:
        model.save_weights("kept/net.h5")
    value = newest()
    if hvd.rank() == 0:
        print("newest is", value)
else:
    model.load_weights(path)
