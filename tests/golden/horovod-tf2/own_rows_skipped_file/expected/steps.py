import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()

net = tf.keras.Sequential([tf.keras.layers.Dense(4, activation="relu"), tf.keras.layers.Dense(1)])
adam = tf.keras.optimizers.Adam(0.001 * hvd.size())


@tf.function
def careful_step(some, wanted):
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        error = tf.reduce_mean(tf.square(net(some, training=True) - wanted))
    slopes = tape.gradient(error, net.trainable_variables)
    if tf.math.is_finite(hvd.allreduce(error)):
        adam.apply_gradients(zip(slopes, net.trainable_variables))
    return error
