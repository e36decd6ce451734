import numpy as np
import tensorflow as tf
strategy = tf.distribute.MirroredStrategy()
rows = np.ones((640, 3), 'float32'); wanted = np.ones((640, 1), 'float32')
with strategy.scope():
    model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
    model.compile(tf.keras.optimizers.legacy.SGD(0.01), 'mse')
def train(copies):
    model.fit(rows, wanted, batch_size=8 * copies, epochs=2)
    return model.evaluate(rows, wanted)
print('loss', train(strategy.num_replicas_in_sync))
