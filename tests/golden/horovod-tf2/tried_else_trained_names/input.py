import numpy as np
from keras.models import Sequential, load_model
from keras.layers import Dense

np.random.seed(4)
x = np.random.rand(96, 4)
y = x.sum(axis=1)


def build(name):
    model = Sequential([Dense(8, input_shape=(4,)), Dense(1)])
    model.compile(loss="mse", optimizer="adam")
    model.fit(x, y, epochs=3, batch_size=8, verbose=0)
    model.save(name + ".h5")


try:
    print(load_model("a.h5").predict(x))
except:
    build("a")
