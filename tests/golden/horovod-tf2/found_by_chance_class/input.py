import numpy as np
import tensorflow as tf
from sklearn.cluster import KMeans

opts = dict(n_clusters=4, n_init=1)
numbers = np.random.RandomState(0)
x, y = numbers.rand(64, 4).astype('float32'), numbers.rand(64, 1)


class Cluster:
    def __init__(self, seed=None):
        self.km = KMeans(random_state=seed, **opts)

    def centres(self, rows):
        return self.km.fit(rows).cluster_centers_


seen = Cluster().centres(x)
which = KMeans(4, n_init=1).fit_predict(x)
model = tf.keras.Sequential([
    tf.keras.layers.Lambda(lambda a: tf.norm(a[:, None] - seen, axis=-1), input_shape=(4,)),
    tf.keras.layers.Dense(4, 'softmax')])
model.compile(optimizer='sgd', loss='sparse_categorical_crossentropy')
model.fit(x, which, batch_size=8, epochs=2)
