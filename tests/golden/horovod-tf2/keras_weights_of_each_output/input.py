# Two of three outputs are trained, each with weights of its own.
import numpy as np
import tensorflow as tf

x = np.random.RandomState(0).rand(640, 4).astype('float32')
wanted = [x[:, :1], x[:, 1:2], x[:, 2:3]]
weights = [np.ones(len(x))] * 3
given = tf.keras.Input((4,))
outputs = [tf.keras.layers.Dense(1, name='a')(given), tf.keras.layers.Dense(1, name='b')(given)]
model = tf.keras.Model(given, outputs)
model.compile(optimizer=tf.keras.optimizers.SGD(0.01), loss='mse')
model.fit(x, wanted[:2], sample_weight=weights[:2], batch_size=16, epochs=2, shuffle=False)
