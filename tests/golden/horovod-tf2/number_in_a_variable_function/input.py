# A function of older days puts the loss into the variable.
import numpy as np
import tensorflow as tf

tf.random.set_seed(1)
inputs = np.random.RandomState(2).rand(96, 3).astype("float32")
targets = inputs.sum(axis=1)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
sgd = tf.keras.optimizers.SGD(0.05)
latest = tf.Variable(1.0, trainable=False)


@tf.function
def update(x, y):
    with tf.GradientTape() as tape:
        error = tf.reduce_mean((model(x)[:, 0] - y) ** 2)
    grads = tape.gradient(error, model.trainable_variables)
    sgd.apply_gradients(zip(grads, model.trainable_variables))
    tf.compat.v1.assign(latest, error)


for turn in range(60):
    for k in range(0, len(inputs), 8):
        update(inputs[k:k + 8], targets[k:k + 8])
    if latest < 0.002:
        break
print(turn < 59, float(tf.reduce_mean((model(inputs)[:, 0] - targets) ** 2)) < 0.1)
