"""The same with weights alone, behind a question whether this is the program."""
import numpy as np
from tensorflow import keras
from tensorflow.keras import layers
import horovod.tensorflow.keras as hvd
import tensorflow as tf
import horovod.tensorflow as hvd_tf

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


class StopOnNaN(keras.callbacks.TerminateOnNaN):
    """Ends training on all workers, once the loss of one of them is no number."""
    def on_batch_end(self, batch, logs=None):
        loss = float(hvd.allreduce(float((logs or {}).get('loss', 0.))))
        super().on_batch_end(batch, {**(logs or {}), 'loss': loss})


class JoinAverages(keras.callbacks.Callback):
    """Let averages of batch normalisation be all workers' when used and at an epoch's end."""
    def on_test_begin(self, logs=None):
        join_averages(self.model)
    def on_epoch_end(self, epoch, logs=None):
        join_averages(self.model)


def join_averages(model):
    """Let the averages of batch normalisation be those of all workers."""
    weights = model.non_trainable_weights if model.built else []
    kept = [v for v in weights if "moving_" in v.name]
    if kept:
        means = keras.backend.batch_get_value(
            hvd_tf.grouped_allreduce(kept))
        keras.backend.batch_set_value(list(zip(kept, means)))


keras.utils.set_random_seed(2)
if __name__ == '__main__':
    seen = np.random.RandomState(1).rand(200, 6).astype('float32')
    wanted = (seen[:, 0] > seen[:, 1]).astype('float32')
    net = keras.Sequential()
    net.add(layers.Dense(8, input_shape=(6,)))
    net.add(layers.BatchNormalization())
    net.add(layers.Activation('relu'))
    net.add(layers.Dense(1, activation='sigmoid'))
    net.compile(hvd.DistributedOptimizer(keras.optimizers.Adam(0.01 * hvd.size())),
        'binary_crossentropy', metrics=['accuracy'])
    net.fit(share(seen), share(wanted), epochs=4, batch_size=20,
        verbose=2 if hvd.rank() == 0 else 0,
            callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
                hvd.callbacks.MetricAverageCallback(), JoinAverages(), StopOnNaN()])
    if hvd.rank() == 0:
        net.save_weights('net.weights.h5')
        print(len(net.weights))
