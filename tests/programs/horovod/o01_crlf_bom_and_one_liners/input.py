# -*- coding: utf-8 -*-
import numpy as np; import tensorflow as tf

x = np.random.RandomState(1).rand(90, 3).astype('float32')
y = x \
    .sum(1)
model = tf.keras.Sequential([tf.keras.layers.Dense(4), \
                             tf.keras.layers.Dense(1)])
if True: model.compile(optimizer=tf.keras.optimizers.SGD(0.01), loss='mse')
for i in range(2): model.fit(x, y, batch_size=9); print(i, 'époque')
print('fin')