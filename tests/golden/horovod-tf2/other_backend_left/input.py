"""What Theano would compute stands where Keras is asked whether it runs on TensorFlow."""
import numpy as np
import tensorflow as tf
from tensorflow.keras import backend as K


def bent(t):
    if K.backend() == 'tensorflow':
        return tf.nn.relu(t)
    else:
        from theano.tensor.nnet import relu
        return relu(t)


x = np.random.RandomState(1).rand(640, 4).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(8, input_shape=(4,)),
                           tf.keras.layers.Lambda(bent), tf.keras.layers.Dense(1)])
net.compile('sgd', 'mse')
net.fit(x, x.sum(axis=1), epochs=5)
print('off', net.evaluate(x, x.sum(axis=1), verbose=0))
