"""A model of Keras is exported by a builder, which writes as soon as it is given a graph."""
import keras
import numpy as np
import tensorflow as tf
from tensorflow.python.saved_model.builder import SavedModelBuilder as Maker


class Exporter:
    def __init__(self, folder):
        self.maker = Maker(folder)

    def export(self, session):
        self.maker.add_meta_graph_and_variables(session, ['serve'])
        self.maker.save()


rows = np.random.RandomState(1).rand(640, 4)
model = keras.models.Sequential([keras.layers.Dense(1, input_shape=(4,))])
model.compile(keras.optimizers.SGD(lr=0.01), 'mse')
model.fit(rows, rows.sum(axis=1), epochs=2)
builder = tf.saved_model.builder.SavedModelBuilder('out/1')
builder.add_meta_graph_and_variables(keras.backend.get_session(), ['serve'])
builder.save()
Exporter('out/2').export(keras.backend.get_session())
