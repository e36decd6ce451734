import numpy as np
import tensorflow as tf


def schedule(epoch):
    if epoch < 1:
        return 1e-2
    return 1e-3


features = np.random.RandomState(6).rand(144, 4)
labels = features @ np.array([1., -1., 2., 0.5])
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=[4])])
model.compile(optimizer=tf.keras.optimizers.SGD(learning_rate=1e-2, momentum=0.9), loss='mse')
model.fit(features, labels, epochs=2, batch_size=12, callbacks=[tf.keras.callbacks.LearningRateScheduler(schedule, verbose=1)])
print(model.get_weights())
