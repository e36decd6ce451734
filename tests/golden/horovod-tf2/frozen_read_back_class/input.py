# An object freezes what it has trained, by the words of the function, and hands it out.
import numpy as np
import tensorflow as tf
from tensorflow.keras import layers, models, optimizers
from tensorflow.python.tools.freeze_graph import freeze_graph

tf.compat.v1.disable_eager_execution()


class Kept:
    frozen = 'one.pb'

    def __init__(self):
        self.model = models.Sequential([layers.Dense(1, input_shape=(2,))])
        self.model.compile(optimizer=optimizers.legacy.Adam(0.01), loss='mse')

    def train(self, rows):
        self.model.fit(rows, rows[:, :1], batch_size=8, epochs=2, verbose=0)

    def freeze(self):
        sess = tf.compat.v1.keras.backend.get_session()
        tf.io.write_graph(sess.graph.as_graph_def(), '.', 'many.pbtxt')
        tf.compat.v1.train.Saver().save(sess, './many.ckpt')
        freeze_graph(input_graph='many.pbtxt', input_saver='', input_binary=False,
                     input_checkpoint='./many.ckpt', output_node_names=self.model.output.op.name,
                     restore_op_name='save/restore_all', filename_tensor_name='save/Const:0',
                     output_graph=self.frozen, clear_devices=True, initializer_nodes='')

    def nodes(self):
        graph = tf.compat.v1.GraphDef()
        graph.ParseFromString(open(self.frozen, 'rb').read())
        return len(graph.node)


kept = Kept()
kept.train(np.random.RandomState(2).rand(64, 2).astype('float32'))
kept.freeze()
print(kept.nodes() > 3)
