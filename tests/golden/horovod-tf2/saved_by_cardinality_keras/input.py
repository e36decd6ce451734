import numpy as np
import tensorflow as tf

x, y = np.random.rand(96, 3).astype("float32"), np.random.rand(96, 1).astype("float32")
data = tf.data.Dataset.from_tensor_slices((x, y)).shuffle(96).batch(8)
batches = tf.data.experimental.cardinality(data).numpy()
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile(optimizer=tf.keras.optimizers.SGD(0.1), loss="mse")
kept = tf.keras.callbacks.ModelCheckpoint("kept/at{epoch:02d}.h5", save_freq=int(batches * 2))
net.fit(data, epochs=4, callbacks=[kept])
