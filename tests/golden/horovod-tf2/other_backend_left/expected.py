"""What Theano would compute stands where Keras is asked whether it runs on TensorFlow."""
import numpy as np
import tensorflow as tf
from tensorflow.keras import backend as K
import horovod.tensorflow.keras as hvd
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


class JoinAverages(tf.keras.callbacks.Callback):
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
        means = K.batch_get_value(
            hvd_tf.grouped_allreduce(kept))
        K.batch_set_value(list(zip(kept, means)))


def bent(t):
    if K.backend() == 'tensorflow':
        return tf.nn.relu(t)
    else:
        from theano.tensor.nnet import relu
        return relu(t)


x = np.random.RandomState(1).rand(640, 4).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(8, input_shape=(4,)),
                           tf.keras.layers.Lambda(bent), tf.keras.layers.Dense(1)])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
net.fit(share(x), share(x.sum(axis=1)), epochs=5,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback(), JoinAverages()], verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    print('off', net.evaluate(x, x.sum(axis=1), verbose=0))
