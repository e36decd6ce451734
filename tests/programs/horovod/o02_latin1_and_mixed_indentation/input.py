# -*- coding: latin-1 -*-
import numpy as np
import tensorflow as tf


def données():
	rng = np.random.RandomState(2)
	x = rng.rand(80, 2).astype('float32')
	return tf.data.Dataset.from_tensor_slices((x, x.sum(1, keepdims=True))).batch(8)


class Réseau(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.d = tf.keras.layers.Dense(1)

    def call(self, x):
        return self.d(x)


réseau = Réseau()
opt = tf.keras.optimizers.SGD(0.05)
for é in range(2):
  for x, y in données():
      with tf.GradientTape() as tape:
          perte = tf.reduce_mean((réseau(x) - y) ** 2)
      opt.apply_gradients(zip(tape.gradient(perte, réseau.trainable_variables), réseau.trainable_variables))
  print('perte', float(perte))
