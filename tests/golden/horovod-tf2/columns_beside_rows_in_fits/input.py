"""What a round takes lies in columns, and what is wanted of it in rows, by one place."""
import numpy as np
import tensorflow as tf

columns = np.random.RandomState(3).uniform(-1, 1, (5, 322)).astype(np.float32)
wanted = columns.sum(0)
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
model.compile("sgd", "mse")
for turn in range(6):
    for at in range(0, len(wanted), 16):
        some = columns[:, at:at + 16].T
        model.train_on_batch(some, wanted[at:at + 16])
print(float(tf.reduce_mean(model(np.ones((4, 5), np.float32)))))
