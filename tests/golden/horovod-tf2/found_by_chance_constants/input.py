import numpy as np
import tensorflow as tf
from sklearn import cluster
from sklearn.decomposition import PCA, NMF
from scipy.cluster.vq import kmeans2

numbers = np.random.RandomState(0)
x, y = numbers.rand(64, 4).astype('float32'), numbers.rand(64, 1)
a = cluster.MiniBatchKMeans(n_clusters=4, random_state=None).fit(x).cluster_centers_
b, _, _ = cluster.k_means(x, 4)
c, _ = kmeans2(x, 4, minit='points')
d = x[np.random.choice(len(x), 4)]
pca = PCA(n_components=2, svd_solver='randomized')
e = pca.fit_transform(x)


class Near(tf.keras.layers.Layer):
    def call(self, x):
        return tf.concat([tf.norm(x[:, None] - q, axis=-1) for q in (a, b, c, d)], 1)


model = tf.keras.Sequential([Near(), tf.keras.layers.Dense(1)])
model.compile(optimizer='sgd', loss='mse')
model.fit(x, y, batch_size=8, epochs=2)
model.fit(x, e[:, :1], batch_size=8, epochs=2)
