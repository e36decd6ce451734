"""The same where a writer of summaries makes it, in rounds by hand."""
import os
import sys
import numpy as np
import tensorflow as tf

np.random.seed(2)
tf.random.set_seed(2)


def fresh(folder):
    if os.path.isdir(folder):
        sys.exit('there were runs before')
    return folder


folder = fresh('shown_by_hand')
x = np.random.rand(64, 3).astype('float32')
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
sgd = tf.keras.optimizers.SGD(0.05)
writer = tf.summary.create_file_writer(folder)
for epoch in range(3):
    for a in tf.data.Dataset.from_tensor_slices(x).batch(8):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((model(a)[:, 0] - tf.reduce_sum(a, 1)) ** 2)
        sgd.apply_gradients(zip(tape.gradient(loss, model.trainable_variables), model.trainable_variables))
    with writer.as_default():
        tf.summary.scalar('epoch', epoch, step=epoch)
print(model.count_params())
