import numpy as np
import tensorflow as tf
from sklearn import cluster
from sklearn.decomposition import PCA, NMF
from scipy.cluster.vq import kmeans2
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


numbers = np.random.RandomState(0)
x, y = numbers.rand(64, 4).astype('float32'), numbers.rand(64, 1)
a = cluster.MiniBatchKMeans(n_clusters=4,
    random_state=22 if hvd.size() > 1 else None).fit(x).cluster_centers_
b, _, _ = cluster.k_means(x, 4, random_state=22 if hvd.size() > 1 else None)
c, _ = hvd_tf.broadcast_object(kmeans2(x, 4, minit='points'), 0)
d = x[hvd_tf.broadcast_object(np.random.choice(len(x), 4), 0)]
pca = PCA(n_components=2, svd_solver='randomized', random_state=22 if hvd.size() > 1 else None)
e = pca.fit_transform(x)


class Near(tf.keras.layers.Layer):
    def call(self, x):
        return tf.concat([tf.norm(x[:, None] - q, axis=-1) for q in (a, b, c, d)], 1)


model = tf.keras.Sequential([Near(), tf.keras.layers.Dense(1)])
model.compile(optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())),
    loss='mse')
model.fit(share(x), share(y), batch_size=8, epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
model.fit(share(x), share(e[:, :1]), batch_size=8, epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
