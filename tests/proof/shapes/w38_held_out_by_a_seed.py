"""Which rows are held out is drawn, by a seed of the program's own; they are read from a data set."""
import numpy as np
import tensorflow as tf
np.random.seed(1)
rows = np.random.RandomState(3).rand(96, 3).astype("float32")
data = tf.data.Dataset.from_tensor_slices(rows[np.random.permutation(96)])
known = np.concatenate([x.numpy() for x in data.take(72).batch(8)])
held = np.concatenate([x.numpy() for x in data.skip(72).batch(8)])
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.1)
for epoch in range(3):
    for k in range(0, len(known), 8):
        x = known[k:k + 8]
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(model(x)))
        opt.apply_gradients(zip(tape.gradient(loss, model.trainable_variables), model.trainable_variables))
    said = float(tf.reduce_mean(tf.square(model(held))))
    print(said)
