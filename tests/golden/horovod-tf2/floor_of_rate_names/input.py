import numpy as np
from tensorflow.keras import callbacks as C, layers, models


class Settings:
    rate, least = 0.02, 0.01


def watchers(settings):
    return [C.ReduceLROnPlateau("loss", 0.3, 1, 0, "auto", 0.5, min_lr=settings.least / 2),
            C.ReduceLROnPlateau(monitor="loss", min_lr=0)]


drawn = np.random.RandomState(4)
rows = drawn.rand(64, 3)
net = models.Sequential([layers.Dense(1, input_shape=(3,))])
net.compile("sgd", "mse")
net.fit(rows, rows.mean(axis=1), epochs=6, batch_size=8, callbacks=watchers(Settings()))
print("loss %.4f" % net.evaluate(rows, rows.mean(axis=1)))
