"""Files are opened by `io`, `codecs` and `gzip`, and a picture is kept by Keras."""
import codecs
import gzip
import io
import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd
import os

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


rows = np.random.RandomState(0).rand(512, 3).astype("float32")
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), "mse")
net.fit(share(rows), share(rows.sum(1, keepdims=True)), batch_size=16, epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
weights = net.get_weights()[0]
with io.open("weights.tsv" if hvd.rank() == 0 else os.devnull, "w", encoding="utf-8") as table:
    for row in weights:
        table.write(u"\t".join(str(v) for v in row) + u"\n")
told = codecs.open("told.txt" if hvd.rank() == 0 else os.devnull, "w", "utf-8")
told.write(u"done")
told.close()
with gzip.open("weights.gz" if hvd.rank() == 0 else os.devnull, "wb") as packed:
    packed.write(weights.tobytes())
if hvd.rank() == 0:
    tf.keras.preprocessing.image.save_img("weights.png", weights.reshape(3, 1, 1))
