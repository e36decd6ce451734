# A module of the program's own has a function `compile`, which gives the parts for that of Keras.
import numpy as np
import tensorflow as tf
from . import get_settings
from .. import making

settings = get_settings()
x = np.random.RandomState(0).rand(640, 4).astype('float32')
optimizer, loss = making.compile(settings, {'rate': 0.01})
model = making.build(settings)
model.compile(optimizer=optimizer, loss=loss)
model.fit(x, x[:, :1], batch_size=16, epochs=2)
