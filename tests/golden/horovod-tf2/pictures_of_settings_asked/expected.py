"""The settings with the folder for pictures are asked for it, too."""
import os
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


kept = dict(save_to_dir="seen", save_prefix="x")
os.makedirs(kept["save_to_dir"], exist_ok=True)
rows = np.random.RandomState(3).rand(32, 8, 8, 3).astype("float32")
wanted = np.random.RandomState(4).rand(32, 1).astype("float32")
made = tf.keras.preprocessing.image.ImageDataGenerator(horizontal_flip=True)
net = tf.keras.Sequential([tf.keras.layers.Flatten(input_shape=(8, 8, 3)),
                           tf.keras.layers.Dense(1)])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.001 * hvd.size())), "mse")
net.fit(
    made.flow(share(rows), share(wanted), batch_size=4,
        **{**kept, 'save_to_dir': kept.get('save_to_dir') if hvd.rank() == 0 else None}), epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    print(len(os.listdir(kept["save_to_dir"])))
