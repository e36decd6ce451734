import tensorflow as tf


def optimizer_of(rate):
    return tf.keras.optimizers.Adam(rate)


def model_with(optimizer):
    model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(5,))])
    model.compile(loss='mse', optimizer=optimizer)
    return model
