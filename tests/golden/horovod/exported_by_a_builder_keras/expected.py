"""A model of Keras is exported by a builder, which writes as soon as it is given a graph."""
import keras
import numpy as np
import tensorflow as tf
from tensorflow.python.saved_model.builder import SavedModelBuilder as Maker
import horovod.keras as hvd

hvd.init()
if hasattr(tf, 'ConfigProto'):
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    keras.backend.set_session(tf.Session(config=config))
else:
    gpus = tf.config.experimental.list_physical_devices('GPU')
    if gpus:
        own = gpus[hvd.local_rank()]
        tf.config.experimental.set_visible_devices(own, 'GPU')


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


class Exporter:
    def __init__(self, folder):
        self.maker = Maker(folder) if hvd.rank() == 0 else None

    def export(self, session):
        if hvd.rank() == 0:
            self.maker.add_meta_graph_and_variables(session, ['serve'])
            self.maker.save()


rows = np.random.RandomState(1).rand(640, 4)
model = keras.models.Sequential([keras.layers.Dense(1, input_shape=(4,))])
model.compile(hvd.DistributedOptimizer(keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
model.fit(share(rows), share(rows.sum(axis=1)), epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
builder = tf.saved_model.builder.SavedModelBuilder('out/1') if hvd.rank() == 0 else None
if hvd.rank() == 0:
    builder.add_meta_graph_and_variables(keras.backend.get_session(), ['serve'])
    builder.save()
Exporter('out/2').export(keras.backend.get_session())
