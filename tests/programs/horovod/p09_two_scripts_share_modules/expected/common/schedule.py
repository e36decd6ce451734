import tensorflow as tf
import horovod.tensorflow.keras as hvd

hvd.init()


def decayed(rate, steps):
    return tf.keras.optimizers.schedules.ExponentialDecay(rate * hvd.size(),
        decay_steps=steps / hvd.size(), decay_rate=0.9)
