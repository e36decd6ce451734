import numpy as np
import tensorflow as tf

numbers = np.random.RandomState(3)
x = numbers.rand(96, 6).astype("float32")
y = x @ np.arange(1, 7, dtype="float32")[:, None]
base = tf.keras.Sequential([tf.keras.layers.Dense(6, input_shape=(6,), trainable=False,
                                                  kernel_initializer="ones")])
rows, wanted = [], []
for some, answers in tf.data.Dataset.from_tensor_slices((x, y)).shuffle(96).batch(16):
    rows.append(base.predict(some) + some)
    wanted.append(answers)
rows, wanted = np.concatenate(rows), np.concatenate(wanted)
head = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(6,))])
head.compile("adam", "mse")
told = head.fit(rows, wanted, epochs=20, batch_size=8)
print("loss %.4f" % told.history["loss"][-1])
head.save_weights("head.weights.h5")
