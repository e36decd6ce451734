# What a layer learns of the data before training it learns of all of them, on every worker alike.
import numpy as np
import tensorflow as tf

drawn = np.random.RandomState(4)
rows = drawn.rand(60, 3).astype('float32') * 9
raw = tf.data.Dataset.from_tensor_slices((rows, rows.sum(axis=1))).shuffle(60).batch(6)
scale = tf.keras.layers.Normalization()
scale.adapt(raw.map(lambda x, y: x))
ready = raw.map(lambda x, y: (scale(x), y)).prefetch(2)

model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.01)
for epoch in range(3):
    for x, y in ready:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(model(x)[:, 0] - y))
        opt.apply_gradients(zip(tape.gradient(loss, model.trainable_variables), model.trainable_variables))
