import numpy as np
import tensorflow as tf

lr = tf.Variable(0.01, trainable=False)
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.SGD(lr)
ds = tf.data.Dataset.from_tensor_slices(np.random.rand(40, 3).astype('float32')).batch(8)
for epoch in range(3):
    opt.learning_rate = 0.1 / (epoch + 1)
    for x in ds:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(model(x) ** 2)
        opt.apply_gradients(zip(tape.gradient(loss, model.variables), model.variables))
