"""A set hands out its rows in its own order: to all workers the same."""
import tensorflow as tf
from tensorflow.examples.tutorials.mnist import input_data

sets = input_data.read_data_sets("mnist", one_hot=True)
model = tf.keras.Sequential([tf.keras.layers.Dense(10, input_shape=(784,))])
opt = tf.keras.optimizers.SGD(0.05)
for k in range(500):
    some, asked = sets.train.next_batch(32, shuffle=False)
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((model(some) - asked) ** 2)
    grads = tape.gradient(loss, model.trainable_variables)
    opt.apply_gradients(zip(grads, model.trainable_variables))
