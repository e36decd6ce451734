import numpy as np
import tensorflow as tf

options = tf.compat.v1.GPUOptions(allow_growth=True)
tf.compat.v1.keras.backend.set_session(
    tf.compat.v1.Session(config=tf.compat.v1.ConfigProto(gpu_options=options)))
beside = tf.compat.v1.InteractiveSession()

rng = np.random.RandomState(5)
rows = rng.rand(240, 4).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)

model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(tf.keras.optimizers.SGD(0.05), 'mse')
model.fit(rows, wanted, epochs=3, batch_size=8, verbose=0)
print(model.evaluate(rows, wanted, verbose=0))
beside.close()
