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


numbers = np.random.RandomState(3)
x = numbers.rand(96, 6).astype("float32")
y = x @ np.arange(1, 7, dtype="float32")[:, None]
base = tf.keras.Sequential([tf.keras.layers.Dense(6, input_shape=(6,), trainable=False,
                                                  kernel_initializer="ones")])
rows, wanted = [], []
for some, answers in tf.data.Dataset.from_tensor_slices((x, y)).shuffle(96,
        seed=1 if hvd.size() > 1 else None).batch(16):
    rows.append(base.predict(some, verbose='auto' if hvd.rank() == 0 else 0) + some)
    wanted.append(answers)
rows, wanted = np.concatenate(rows), np.concatenate(wanted)
head = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(6,))])
head.compile(hvd.DistributedOptimizer(tf.keras.optimizers.Adam(0.001 * hvd.size())), "mse")
told = head.fit(share(rows), share(wanted), epochs=20, batch_size=8,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    print("loss %.4f" % told.history["loss"][-1])
    head.save_weights("head.weights.h5")
