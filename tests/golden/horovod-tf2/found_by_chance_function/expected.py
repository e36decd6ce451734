import numpy as np
import tensorflow as tf
from sklearn.mixture import GaussianMixture
from sklearn.manifold import TSNE
from sklearn.ensemble import RandomForestRegressor
from sklearn.random_projection import GaussianRandomProjection
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
        means = tf.keras.backend.batch_get_value(
            hvd_tf.grouped_allreduce(kept))
        tf.keras.backend.batch_set_value(list(zip(kept, means)))


numbers = np.random.RandomState(0)
x, y = numbers.rand(64, 4).astype('float32'), numbers.rand(64, 1)


def found(rows, k=4, seed=None):
    g = GaussianMixture(k, random_state=seed if seed is not None or hvd.size() == 1 else 22)
    return g.fit(rows).means_.astype('float32')


p = GaussianRandomProjection(n_components=2,
    random_state=22 if hvd.size() > 1 else None).fit_transform(x)
wanted = RandomForestRegressor(5, random_state=22 if hvd.size() > 1 else None).fit(x,
    y[:, 0]).predict(x)
t = TSNE(2, random_state=22 if hvd.size() > 1 else None).fit_transform(x)
centres = found(x)
model = tf.keras.Sequential([
    tf.keras.layers.Lambda(lambda a: tf.norm(a[:, None] - centres, axis=-1), input_shape=(4,)),
    tf.keras.layers.Dense(1)])
model.compile(optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())),
    loss='mse')
model.fit(share(x), share(wanted), batch_size=8, epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback(), JoinAverages()], verbose=1 if hvd.rank() == 0 else 0)
other = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(2,))])
other.compile(optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())),
    loss='mse')
other.fit(share(p), share(t[:, :1]), batch_size=8, epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
