import tensorflow as tf
import horovod.tensorflow.keras as hvd

hvd.init()


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


def train_with_tape(model, data):
    optimizer = tf.keras.optimizers.Adam()
    for x, y in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(model(x) - y))
        grads = tape.gradient(loss, model.trainable_variables)
        optimizer.apply_gradients(zip(grads, model.trainable_variables))


def train_with_keras(model, x, y):
    model.compile(optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.Nadam(0.002 * hvd.size())),
        loss='mse')
    return model.fit(share(x), share(y), epochs=2, batch_size=9, verbose=0,
        callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
            hvd.callbacks.MetricAverageCallback()])


if __name__ == '__main__':
    import numpy as np
    net = tf.keras.Sequential([tf.keras.layers.Dense(1)])
    train_with_keras(net, np.ones((4, 1)), np.ones(4))
