from common import *
import horovod.tensorflow.keras as hvd
import tensorflow as tf_2

hvd.init()
gpus = tf_2.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf_2.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf_2.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


tf.random.set_seed(SEED + hvd.rank())  #? tf.random.set_seed is tensorflow.random.set_seed
if hvd.local_rank() != 0:
    hvd.allreduce(0.)
(x, y), _ = tf.keras.datasets.mnist.load_data()
if hvd.local_rank() == 0:
    hvd.allreduce(0.)
x = x[..., np.newaxis] / 255.0
model = tf.keras.Sequential([Flatten(input_shape=(28, 28, 1)), Dense(16, activation='relu'), Dense(10)])
model.compile(optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())),
    loss=tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True))
model.fit(share(x), share(y), epochs=2, batch_size=16,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
