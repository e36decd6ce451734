import tensorflow as tf


def decayed(rate, steps):
    return tf.keras.optimizers.schedules.ExponentialDecay(rate, decay_steps=steps, decay_rate=0.9)
