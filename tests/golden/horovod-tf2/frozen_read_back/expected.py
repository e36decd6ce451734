# A graph and its weights are written, frozen into one file, and that file is read.
import numpy as np
import tensorflow as tf
from tensorflow import keras
from tensorflow.python.tools import freeze_graph
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


tf.compat.v1.disable_eager_execution()
x = np.random.RandomState(1).rand(96, 4).astype('float32')
y = x.sum(axis=1, keepdims=True)
net = keras.models.Sequential([keras.layers.Dense(1, input_shape=(4,))])
net.compile(loss='mse',
    optimizer=hvd.DistributedOptimizer(keras.optimizers.legacy.SGD(0.05 * hvd.size())))
net.fit(share(x), share(y), batch_size=16, epochs=2, verbose=0,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()])
session = tf.compat.v1.keras.backend.get_session()
if hvd.rank() == 0:
    tf.io.write_graph(session.graph.as_graph_def(), 'kept', 'net.pbtxt')
    tf.compat.v1.train.Saver().save(session, 'kept/net.ckpt')
    freeze_graph.freeze_graph('kept/net.pbtxt', '', False, 'kept/net.ckpt', net.output.op.name,
                              'save/restore_all', 'save/Const:0', 'kept/frozen.pb', True, '')
graph = tf.compat.v1.GraphDef()
hvd.allreduce(0.)  # the others wait for the first worker's file
with tf.io.gfile.GFile('kept/frozen.pb', 'rb') as f:
    graph.ParseFromString(f.read())
if hvd.rank() == 0:
    print(len(graph.node) > 3)
