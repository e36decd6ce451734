import numpy as np
import tensorflow as tf

given = np.random.RandomState(0).rand(64, 4).astype("float32")
batches = tf.data.Dataset.from_tensor_slices(given).shuffle(64).repeat().batch(8)
model = tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(4,))])
mover = tf.keras.optimizers.SGD(0.05)


def learn(most):
    for few in batches:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((model(few) - few) ** 2)
        grads = tape.gradient(loss, model.trainable_variables)
        mover.apply_gradients(zip(grads, model.trainable_variables))
        done = int(mover.iterations.numpy())
        if done >= most:
            return "done"


print(learn(60), float(tf.reduce_mean((model(given) - given) ** 2)) < 0.5)
