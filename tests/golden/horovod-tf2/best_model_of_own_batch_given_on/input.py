import random
import numpy as np
import tensorflow as tf

r = np.random.RandomState(0)
rows = r.rand(960, 4).astype("float32")
wanted = rows.sum(1, keepdims=True)


def made():
    model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
    model.compile(loss="mse", optimizer=tf.keras.optimizers.SGD(0.05))
    return model


models = {"a": made(), "b": made()}


def batches():
    for at in range(0, 960, 8):
        yield {"a": (rows[at:at + 8], wanted[at:at + 8]), "b": (rows[at:at + 8] / 2, wanted[at:at + 8])}


for epoch in range(3):
    for batch in batches():
        for name in models:
            models[name].train_on_batch(batch[name][0], batch[name][1])
        best = min(models, key=lambda n: models[n].test_on_batch(*batch[n]))
        models["a"].set_weights(models[best].get_weights())
