import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()

model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
optimizer = tf.keras.optimizers.Adam(0.01 * hvd.size())
mean = tf.keras.metrics.Mean()


@tf.function
def train(x, y):
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        loss = tf.reduce_mean(tf.square(model(x) - y))
    optimizer.apply_gradients(zip(tape.gradient(loss, model.trainable_variables), model.trainable_variables))
    return loss
