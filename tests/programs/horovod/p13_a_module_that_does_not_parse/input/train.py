import numpy as np

try:
    import legacy
except SyntaxError:
    legacy = None
from model import get_model

x = np.random.RandomState(13).rand(100, 5)
model = get_model()  #? model : tensorflow.keras.Sequential = yes
model.fit(x, x.mean(1), nb_epoch=1) if False else model.fit(x, x.mean(1), epochs=2, batch_size=10)
