import keras
import numpy as np
from tensorflow.keras.utils import to_categorical
from tensorflow.keras import backend as B


def near(right, told):
    return B.mean(B.cast(B.abs(right - told) < 0.5, "float32"))


drawn = np.random.RandomState(6)
kinds = to_categorical(drawn.randint(0, 3, 48), 3)
net = keras.models.Sequential([keras.layers.Dense(6, input_shape=(3,)),
                               keras.layers.BatchNormalization(),
                               keras.layers.Dense(3, activation="softmax")])
net.compile("sgd", "categorical_crossentropy", metrics=[near])
net.fit(kinds, kinds, epochs=3, batch_size=8, callbacks=[
    keras.callbacks.LearningRateScheduler(lambda epoch: 0.05 / (1 + epoch))])
print("told %.4f" % net.evaluate(kinds, kinds)[0])
