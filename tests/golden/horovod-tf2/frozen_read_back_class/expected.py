# An object freezes what it has trained, by the words of the function, and hands it out.
import numpy as np
import tensorflow as tf
from tensorflow.keras import layers, models, optimizers
from tensorflow.python.tools.freeze_graph import freeze_graph
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


class Kept:
    frozen = 'one.pb'

    def __init__(self):
        self.model = models.Sequential([layers.Dense(1, input_shape=(2,))])
        self.model.compile(
            optimizer=hvd.DistributedOptimizer(optimizers.legacy.Adam(0.01 * hvd.size())),
            loss='mse')

    def train(self, rows):
        self.model.fit(share(rows), share(rows[:, :1]), batch_size=8, epochs=2, verbose=0,
            callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
                hvd.callbacks.MetricAverageCallback()])

    def freeze(self):
        sess = tf.compat.v1.keras.backend.get_session()
        if hvd.rank() == 0:
            tf.io.write_graph(sess.graph.as_graph_def(), '.', 'many.pbtxt')
            tf.compat.v1.train.Saver().save(sess, './many.ckpt')
            freeze_graph(input_graph='many.pbtxt', input_saver='', input_binary=False,
                         input_checkpoint='./many.ckpt',
                         output_node_names=self.model.output.op.name,
                         restore_op_name='save/restore_all', filename_tensor_name='save/Const:0',
                         output_graph=self.frozen, clear_devices=True, initializer_nodes='')

    def nodes(self):
        graph = tf.compat.v1.GraphDef()
        hvd.allreduce(0.)  # the others wait for the first worker's file
        graph.ParseFromString(open(self.frozen, 'rb').read())
        return len(graph.node)


kept = Kept()
kept.train(np.random.RandomState(2).rand(64, 2).astype('float32'))
kept.freeze()
value = kept.nodes() > 3
if hvd.rank() == 0:
    print(value)
