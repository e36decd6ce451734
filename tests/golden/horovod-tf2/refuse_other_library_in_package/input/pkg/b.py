import tensorflow as tf
from pkg import mpi_tools

def train_b(x, y):
    model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(8,))])
    optimizer = mpi_tools.MpiAdam(1e-3)
    for epoch in range(10):
        optimizer.minimize(lambda: tf.reduce_mean(tf.square(y - model(x))), model.trainable_variables)
