import numpy as np
import tensorflow as tf

from lib.core import train, train_step

rows = np.random.RandomState(1).rand(96, 3).astype("float32")
data = tf.data.Dataset.from_tensor_slices((rows, rows.sum(axis=1)[:, None])).shuffle(96).batch(8)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
rates = tf.keras.optimizers.schedules.ExponentialDecay(0.01, 20, 0.9)
optimizer = tf.keras.optimizers.SGD(rates)
kept = tf.train.Checkpoint(model=model, optimizer=optimizer)
manager = tf.train.CheckpointManager(kept, directory="kept", max_to_keep=2)
loss_func = tf.keras.losses.MeanSquaredError()
# train(data, model, loss_func, optimizer)
for epoch in range(2):
    for x, y in data:
        train_step(x, y, model, loss_func, optimizer)
    manager.save()
print("done")
