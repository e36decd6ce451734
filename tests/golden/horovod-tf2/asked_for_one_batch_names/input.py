import numpy as np
import tensorflow as tf

numbers = np.random.RandomState(3)
rows = numbers.rand(96, 4).astype("float32")
wanted = rows.sum(axis=1)


def keep(number, logs):
    if number == 3:
        net.save_weights("third.h5")


net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
net.compile("sgd", "mse")
look = tf.keras.callbacks.LambdaCallback(on_train_batch_end=keep)
net.fit(rows, wanted, epochs=9, batch_size=8, callbacks=[look])
print("learned", net.evaluate(rows, wanted) < 0.5)
