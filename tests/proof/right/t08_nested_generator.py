# case: shapes/t08_nested_generator
# because: divided where it is made, so that no worker makes what others read
# ranks: 2
"""A generator inside the function that makes the data."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd

hvd.init()


def load():
    def numbers():
        for i in range(hvd.rank(), 80, hvd.size()):
            yield np.float32([i, 1, 2]), np.float32(i)
    return tf.data.Dataset.from_generator(numbers, output_signature=(tf.TensorSpec((3,), tf.float32), tf.TensorSpec((), tf.float32))).batch(4)


model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(1e-6 * hvd.size())), "mse")
model.fit(load(), epochs=2, callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0), hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
