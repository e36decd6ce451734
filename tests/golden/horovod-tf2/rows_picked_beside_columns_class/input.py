import numpy as np
import tensorflow as tf

tf.random.set_seed(3)


class Rows:
    def __init__(self, count):
        everywhere = np.linspace(0, 1, 400).reshape(200, 2).astype('float32')
        edge = np.zeros((50, 2), 'float32')
        inner = np.random.choice(len(everywhere), size=count)
        self.points = np.concatenate([
            tf.gather(everywhere, inner), edge[np.random.choice(50, 16), :]])
        self.values = self.points.sum(axis=1, keepdims=True)


rows = Rows(48)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(2,))])
net.compile('sgd', 'mse')
net.fit(rows.points, rows.values, batch_size=8, epochs=3, verbose=0)
print('loss', net.evaluate(rows.points, rows.values, verbose=0))
