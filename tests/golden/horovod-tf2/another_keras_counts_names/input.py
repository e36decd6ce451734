"""The other package of Keras only names a type here, and makes classes of numbers."""
import numpy as np
import tensorflow as tf
from tensorflow.python.keras.engine.training import Model
from tensorflow.python.keras.utils.np_utils import to_categorical


def count(net: Model):
    return sum(int(np.prod(w.shape)) for w in net.get_weights())


random = np.random.RandomState(0)
rows = random.rand(240, 4).astype('float32')
wanted = to_categorical(random.randint(0, 3, 240), 3)
net = tf.keras.Sequential([tf.keras.layers.Dense(3, activation='softmax', input_shape=(4,))])
net.compile(optimizer=tf.keras.optimizers.legacy.SGD(0.01), loss='categorical_crossentropy')
print(count(net), 'weights')
net.fit(rows, wanted, batch_size=8, epochs=2)
