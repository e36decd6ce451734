"""The rows of each step are made, by a seed that counts on."""
import numpy as np
import tensorflow as tf
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.1)


@tf.function
def learn(x, y):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(model(x) - y))
    opt.apply_gradients(zip(tape.gradient(loss, model.trainable_variables), model.trainable_variables))


for step in range(36):
    drawn = np.random.RandomState(step).rand(8, 4).astype("float32")
    learn(drawn[:, :3], drawn[:, 3:])
