# Standalone Keras before TensorFlow 2, a network in a class and an iterator of a dataset.
import keras
import numpy as np
import tensorflow
import horovod.keras as hvd

hvd.init()
if hasattr(tensorflow, 'ConfigProto'):
    config = tensorflow.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    keras.backend.set_session(tensorflow.Session(config=config))
else:
    gpus = tensorflow.config.experimental.list_physical_devices('GPU')
    if gpus:
        own = gpus[hvd.local_rank()]
        tensorflow.config.experimental.set_visible_devices(own, 'GPU')


def shard_in_graph(dataset):
    """This worker's share of the elements, as many as all others': in a graph as well."""
    rounds = dataset.window(hvd.size(), drop_remainder=True)
    whole = rounds.flat_map(lambda *w: tensorflow.data.Dataset.zip(w if len(w) > 1 else w[0]))
    return whole.shard(hvd.size(), hvd.rank())


class Network:
    def __init__(self, width):
        self.model = keras.models.Sequential([keras.layers.Dense(1, input_shape=(width,))])
        self.model.compile(loss='mse',
            optimizer=hvd.DistributedOptimizer(keras.optimizers.SGD(0.02 * hvd.size())))

    def batches(self, numbers):
        noise = shard_in_graph(
            tensorflow.data.Dataset.from_tensor_slices((numbers[:, 1:], numbers[:, :1])))
        return noise.shuffle(48, seed=1).batch(6).repeat().make_one_shot_iterator()

    def learn(self, numbers):
        self.model.fit_generator(self.batches(numbers), steps_per_epoch=max(1, 8 // hvd.size()),
            epochs=3,
            callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
                hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)


Network(3).learn(np.random.RandomState(2).rand(48, 4).astype('float32'))
