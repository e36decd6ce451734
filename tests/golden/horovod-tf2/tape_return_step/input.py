import numpy as np
import tensorflow as tf

model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.SGD(learning_rate=0.1)


@tf.function
def step(x):
    with tf.GradientTape() as t:
        loss = tf.reduce_mean(model(x) ** 2)
    opt.apply_gradients(zip(t.gradient(loss, model.trainable_weights), model.trainable_weights))
    return loss


def run(x):
    return step(x)


for x in tf.data.Dataset.from_tensor_slices(np.random.rand(40, 3).astype('float32')).batch(8):
    run(x)
