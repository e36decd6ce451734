import tensorflow as tf

from zoo import conv_block


class Small(tf.keras.Model):
    pass


def small(classes):
    inputs = tf.keras.Input((28, 28, 1))
    x = conv_block(inputs, 4)
    x = tf.keras.layers.GlobalAveragePooling2D()(x)
    return tf.keras.Model(inputs=inputs, outputs=tf.keras.layers.Dense(classes)(x))
