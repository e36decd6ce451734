import tensorflow as tf

from common.data import make

x, y = make(1)
print(tf.keras.models.load_model('mlp.h5').evaluate(x, y))
