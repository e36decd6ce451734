# A graph and its weights are written, frozen into one file, and that file is read.
import numpy as np
import tensorflow as tf
from tensorflow import keras
from tensorflow.python.tools import freeze_graph

tf.compat.v1.disable_eager_execution()
x = np.random.RandomState(1).rand(96, 4).astype('float32')
y = x.sum(axis=1, keepdims=True)
net = keras.models.Sequential([keras.layers.Dense(1, input_shape=(4,))])
net.compile(loss='mse', optimizer=keras.optimizers.legacy.SGD(0.05))
net.fit(x, y, batch_size=16, epochs=2, verbose=0)
session = tf.compat.v1.keras.backend.get_session()
tf.io.write_graph(session.graph.as_graph_def(), 'kept', 'net.pbtxt')
tf.compat.v1.train.Saver().save(session, 'kept/net.ckpt')
freeze_graph.freeze_graph('kept/net.pbtxt', '', False, 'kept/net.ckpt', net.output.op.name,
                          'save/restore_all', 'save/Const:0', 'kept/frozen.pb', True, '')
graph = tf.compat.v1.GraphDef()
with tf.io.gfile.GFile('kept/frozen.pb', 'rb') as f:
    graph.ParseFromString(f.read())
print(len(graph.node) > 3)
